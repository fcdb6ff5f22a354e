import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FirstRows } from './first-rows.ts'

test('answers as a map would, whatever the texts', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string({ maxLength: 3 }), fc.string({ unit: 'binary' }))), texts => {
      const rows = new FirstRows()
      const map = new Map<string, number>()
      for (const [index, text] of texts.entries()) {
        expect(rows.firstRowOf(text, index + 2)).toBe(map.get(text) ?? 0)
        if (!map.has(text)) map.set(text, index + 2)
      }
    }),
  )
})

test('keeps its answers while it grows past every capacity', () => {
  const rows = new FirstRows()
  const text = (number: number) => `person.${number}@exempel.se`.padEnd(number % 90, 'x')
  for (let number = 0; number < 20_000; number++) expect(rows.firstRowOf(text(number), number + 2)).toBe(0)
  for (let number = 0; number < 20_000; number++) expect(rows.firstRowOf(text(number), 1)).toBe(number + 2)
})
