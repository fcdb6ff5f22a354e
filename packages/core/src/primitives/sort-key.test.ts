import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sortKey } from './sort-key.ts'

const compareKeys = (one: string, other: string) => {
  const [a, b] = [sortKey(one), sortKey(other)]
  return a < b ? -1 : a > b ? 1 : 0
}
const swedish = new Intl.Collator('sv', { sensitivity: 'base', numeric: true })

test('å, ä and ö come last, in this order, and capitals count as small letters', () => {
  const names = ['Östberg', 'zetterberg', 'Åhl', 'Ärlig', 'Andersson', 'åhman', 'ZORN']
  expect(names.toSorted(compareKeys)).toEqual([
    'Andersson',
    'zetterberg',
    'ZORN',
    'Åhl',
    'åhman',
    'Ärlig',
    'Östberg',
  ])
})

test.each([
  ['Rodriguez', 'Rodríguez'],
  ['Ägren', 'Ægren'],
  ['Ostergård', 'OSTERGÅRD'],
  ['Yngve', 'Üngve'],
])('%s and %s have the same place', (one, other) => {
  expect(sortKey(one)).toBe(sortKey(other))
})

test('numbers sort by their value', () => {
  expect(['Enhet 10', 'Enhet 9', 'Enhet 100'].toSorted(compareKeys)).toEqual([
    'Enhet 9',
    'Enhet 10',
    'Enhet 100',
  ])
})

test('signs that stand in for the last letters do not take their place', () => {
  expect(compareKeys('{', 'a')).toBe(-1)
})

test('the order is that of Swedish for what names are made of', () => {
  const names = fc.string({ unit: fc.constantFrom(...'abdehioswxyzåäöéüÅÄÖABZ019 -'), maxLength: 12 })
  fc.assert(
    fc.property(names, names, (one, other) => {
      expect(compareKeys(one, other)).toBe(Math.sign(swedish.compare(one, other)))
    }),
  )
})
