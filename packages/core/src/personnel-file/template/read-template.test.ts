import { describe, expect, test } from 'vitest'
import { readTemplate, templateFaultText } from './read-template.ts'
import { STANDARD_TEMPLATE } from './standard-template.ts'
import type { TemplateInput } from './template.ts'

const pid = { header: 'Nummer', format: 'pid', role: 'pid' } as const
const level = { header: 'Enhet', format: 'text', role: 'level-1' } as const

function faults(json: unknown): string[] {
  const read = readTemplate(json)
  return read.kind === 'faults' ? read.faults.map(fault => templateFaultText(fault, 'en')) : []
}
const withColumns = (...columns: TemplateInput['columns']) => ({ ...STANDARD_TEMPLATE, id: 'kund', columns })

test('the standard template and a short one of a company are read', () => {
  expect(faults(STANDARD_TEMPLATE)).toEqual([])
  expect(faults(withColumns(pid, level))).toEqual([])
})

test.each([null, 'text', 3, [], undefined])('%j is no template', json => {
  expect(faults(json)).toEqual(['The template must be a JSON object.'])
})

describe('tells every fault by its place', () => {
  test('a format that nobody knows', () => {
    const [fault] = faults(withColumns(pid, { ...level, format: 'date' as 'text' }))
    expect(fault).toMatch(/^columns\[1\]\.format must be one of text, pid, email, /)
  })

  test('a field that no template has', () => {
    expect(faults({ ...withColumns(pid, level), rows: 3 })).toEqual([
      'The template has fields that a template does not have: rows.',
    ])
  })

  test.each([
    [
      'columns',
      withColumns(
        pid,
        level,
        ...Array.from({ length: 300 }, (_, i) => ({ header: `k${i}`, format: 'text' as const })),
      ),
    ],
    ['columns[1].header', withColumns(pid, { ...level, header: 'x'.repeat(201) })],
    ['columns[1].header', withColumns(pid, { ...level, header: 'Enhet\ud800' })],
    ['id', { ...withColumns(pid, level), id: 'a'.repeat(201) }],
    ['version', { ...withColumns(pid, level), version: Number.MAX_SAFE_INTEGER }],
    ['cellLimit', { ...withColumns(pid, level), cellLimit: 1_000_000 }],
    [
      'rowFilter.values',
      {
        ...withColumns(pid, level),
        rowFilter: { column: 'Enhet', values: Array.from({ length: 1001 }, String) },
      },
    ],
    [
      'rowFilter.values[0]',
      { ...withColumns(pid, level), rowFilter: { column: 'Enhet', values: ['\udc00'] } },
    ],
  ])('%s that is larger than anybody means, or no text', (place, template) => {
    expect(faults(template)).toContain(`${place} is missing or has a wrong value.`)
  })

  test('a missing bound', () => {
    const { minRows: _, ...without } = withColumns(pid, level)
    expect(faults(without)).toEqual(['minRows is missing or has a wrong value.'])
  })

  test('the same header and a role twice', () => {
    expect(faults(withColumns(pid, pid, level))).toEqual([
      'The template has two columns with the same header.',
      'The template has two columns with the same role.',
    ])
  })

  test('a header with a space before it', () => {
    expect(faults(withColumns(pid, { ...level, header: ' Enhet' }))[0]).toMatch(
      /^columns\[1\]\.header must not begin or end with a space/,
    )
  })

  test('no column for the identity number or for the first level', () => {
    expect(faults(withColumns({ header: 'Namn', format: 'text' }))).toEqual([
      'The template lacks a column with the role pid, which an import needs.',
      'The template lacks a column with the role level-1, which an import needs.',
    ])
  })

  test('a column whose format does not fit what it means', () => {
    expect(faults(withColumns({ ...pid, format: 'text' }, level))).toEqual([
      'columns[0].format must be pid, since the column has the role pid.',
    ])
  })

  test('several values where one is meant', () => {
    expect(faults(withColumns({ ...pid, separated: true }, level))).toEqual([
      'columns[0].separated can only hold one value, since the column has the role pid.',
    ])
  })

  test('a level without the one above it', () => {
    expect(faults(withColumns(pid, level, { ...level, header: 'Grupp', role: 'level-3' }))).toEqual([
      'The template has level-3 but not the level above it.',
    ])
  })
})

test('in Swedish too', () => {
  const read = readTemplate(withColumns(level))
  const [fault] = read.kind === 'faults' ? read.faults : []
  expect(fault && templateFaultText(fault, 'sv')).toBe(
    'Mallen saknar en kolumn med rollen pid, som inläsningen behöver.',
  )
})
