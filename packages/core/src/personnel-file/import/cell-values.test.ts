import { describe, expect, test } from 'vitest'
import { isoDate } from '../../primitives/iso-date.ts'
import { columnSchema } from '../template/template.ts'
import { cellValues } from './cell-values.ts'

const rules = { cellLimit: 50, today: isoDate(2026, 11, 21) }
const column = (facts: object) => columnSchema.parse({ header: 'Kolumn', format: 'text', ...facts })

describe('a text', () => {
  test('of 50 characters is kept whole, of 51 it is cut', () => {
    expect(cellValues(column({}), 'a'.repeat(50), rules)).toEqual(['a'.repeat(50)])
    expect(cellValues(column({}), `${'a'.repeat(50)}b`, rules)).toEqual(['a'.repeat(50)])
  })

  test('is counted in code points', () => {
    expect(cellValues(column({}), `${'𝟘'.repeat(50)}b`, rules)).toEqual(['𝟘'.repeat(50)])
  })

  test('does not end with the space at which it was cut', () => {
    expect(cellValues(column({}), `${'a'.repeat(49)} efter`, rules)).toEqual(['a'.repeat(49)])
  })
})

describe('other formats', () => {
  test('are kept whole however long', () => {
    const email = `${'a'.repeat(60)}@exempel.se`
    expect(cellValues(column({ format: 'email' }), email, rules)).toEqual([email])
  })

  test('an identity number gets its century and loses its hyphen', () => {
    expect(cellValues(column({ format: 'pid' }), '640823-3234', rules)).toEqual(['196408233234'])
  })

  test('an organisation number keeps its last ten digits, with a hyphen', () => {
    expect(cellValues(column({ format: 'organisation-number' }), '16556016-0680', rules)).toEqual([
      '556016-0680',
    ])
    expect(cellValues(column({ format: 'organisation-number' }), '556016-0680', rules)).toEqual([
      '556016-0680',
    ])
  })
})

describe('a list of emails', () => {
  const emails = column({ format: 'email', separated: true })

  test('is in lower case, each once', () => {
    expect(cellValues(emails, 'Bo@exempel.se,eva@exempel.se,bo@Exempel.se', rules)).toEqual([
      'bo@exempel.se',
      'eva@exempel.se',
    ])
  })

  test('of an empty cell is empty', () => {
    expect(cellValues(emails, '', rules)).toEqual([])
  })
})
