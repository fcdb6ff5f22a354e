import { expect, test } from 'vitest'
import { isNearHeader } from '../read/near-header.ts'
import { HEADER_SYNONYMS, isHeaderSynonym } from './header-synonyms.ts'
import { STANDARD_TEMPLATE } from './standard-template.ts'

const { columns } = STANDARD_TEMPLATE
const words = Object.values(HEADER_SYNONYMS).flat()

test.each([
  ['Personnr', 'pid'],
  ['PERS.NR', 'pid'],
  ['pers-nr.', 'pid'],
  ['Org.nr', 'organisation-number'],
  ['Anst. nr', 'employment-number'],
  ['Nivå 3', 'level-3'],
] as const)('%s is another word for the column with the role %s', (header, role) => {
  expect(isHeaderSynonym(header, role)).toBe(true)
})

test.each([
  ['Personnr', 'email'],
  ['Personnr', undefined],
  ['', 'pid'],
  ['nr', 'pid'],
] as const)('%j is none for %s', (header, role) => {
  expect(isHeaderSynonym(header, role)).toBe(false)
})

test('each word belongs to one column only', () => {
  const claimed = words.map(word => columns.filter(({ role }) => isHeaderSynonym(word, role)).length)
  expect(claimed).toEqual(words.map(() => 1))
})

test('no word is a header of the template, or so near one that it is suggested anyway', () => {
  const idle = words.filter(word => columns.some(({ header }) => isNearHeader(word, header)))
  expect(idle).toEqual([])
})

test('every column of the standard template has other words', () => {
  expect(columns.filter(({ role }) => !role || !HEADER_SYNONYMS[role]?.length)).toEqual([])
})
