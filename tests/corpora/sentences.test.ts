import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { BANKID_MESSAGES } from '@salvia/core/bankid'
import { errorCatalogue } from '@salvia/core/error-catalogue'
import { faultText } from '@salvia/core/orders'
import { CHECK_CODES } from '@salvia/core/personnel-file'
import { beforeAll, describe, expect, test } from 'vitest'
import { hasSpecification, specificationNote, specificationSection } from './corpus.ts'

const PACKAGES = join(import.meta.dirname, '../../packages')

/** Sentences of screens that are not built yet. Who builds one takes its sentence out of here. */
const NOT_BUILT = ['Unfortunately, something went wrong.']

let english: string
beforeAll(async () => {
  const texts: unknown[] = [
    errorCatalogue,
    BANKID_MESSAGES,
    faultText({ field: 'units', fault: 'missing' }, 'en'),
  ]
  for await (const path of glob(`${PACKAGES}/web/src/**/*.en.json`))
    texts.push(JSON.parse(readFileSync(path, 'utf8')))
  const page = readFileSync(join(PACKAGES, 'web/index.html'), 'utf8')
  english = [...texts.flatMap(stringsOf), page].join('\n')
})

/** Every string of an object; of a text in two languages the English one. */
function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return 'sv' in value && 'en' in value ? stringsOf(value.en) : Object.values(value).flatMap(stringsOf)
}

function quoted(section: number): string[] {
  return [...specificationSection(section).matchAll(/"([^"]+)"/g)].map(([, sentence = '']) => sentence)
}

describe.skipIf(!hasSpecification)(`sentences of the specification${specificationNote}`, () => {
  const sentences = hasSpecification ? [...quoted(5), ...quoted(8)] : []

  test('all are read', () => {
    expect(sentences.length).toBeGreaterThanOrEqual(24)
    expect(sentences).toEqual(expect.arrayContaining(NOT_BUILT))
  })

  test.each(sentences.filter(sentence => !NOT_BUILT.includes(sentence)))('%s', sentence => {
    expect(english).toContain(sentence)
  })

  test.each(NOT_BUILT)('%s is not built', sentence => {
    expect(english).not.toContain(sentence)
  })
})

describe.skipIf(!hasSpecification)(`codes of the specification${specificationNote}`, () => {
  const section = hasSpecification ? specificationSection(8) : ''
  const known = [
    ...Object.keys(errorCatalogue),
    ...CHECK_CODES,
    ...Object.keys(BANKID_MESSAGES).map(name => name.slice(name.indexOf('.') + 1)),
  ]

  test.each([...new Set(section.match(/\b(?:RFA\d+[AB]?|[A-Z]+(?:_[A-Z]+)+)\b/g))])('%s', code => {
    // A family of checks stands there by what their names begin with.
    expect(known.some(name => name.startsWith(code))).toBe(true)
  })
})
