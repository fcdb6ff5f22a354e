import { expect, test } from 'vitest'
import { matching } from './matching.ts'

const worded = (label: string, words: string) => ({
  entry: { key: label, label, onChoose: () => undefined },
  words,
})
const ENTRIES = [
  worded('Tidsbokningar', 'boka tid besök'),
  worded('Boka om eller avboka en tid', 'omboka'),
  worded('Åhls', ''),
  worded('Dahl', ''),
]
const found = (query: string): string[] => matching(ENTRIES, query).map(({ label }) => label)

test.each([
  ['boka', ['Boka om eller avboka en tid', 'Tidsbokningar']],
  ['besok', ['Tidsbokningar']],
  ['ahl', ['Dahl', 'Åhls']],
  ['tidsbokningar besök', ['Tidsbokningar']],
  ['besök xyz', []],
  // In the middle of another word only the name is searched.
  ['esök', []],
])('%s finds by name first, then by the beginning of other words', (query, labels) => {
  expect(found(query)).toEqual(labels)
})

test('without a query, everything stands in its order', () => {
  expect(found('')).toEqual(ENTRIES.map(({ entry }) => entry.label))
})
