import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Chart } from './chart.ts'
import { chartSvg, chartTree } from './chart-svg.ts'
import { faults } from './testing/boxes.ts'
import { months } from './testing/index.ts'
import { pageTheme, pictureTheme } from './theme.ts'

const words = fc
  .array(fc.string({ unit: fc.constantFrom(...'aåWimö-'), minLength: 1, maxLength: 18 }), {
    minLength: 1,
    maxLength: 9,
  })
  .map(found => found.join(' '))

const years = fc
  .integer({ min: 1, max: 12 })
  .map(count => Array.from({ length: count }, (_, i) => `${2015 + i}`))

const categories = fc.oneof(
  fc
    .integer({ min: 0, max: 60 })
    .chain(from => fc.integer({ min: 1, max: 60 }).map(count => months(from + count).slice(from))),
  years,
  fc.array(words, { maxLength: 12 }),
)

const value = fc.oneof(
  fc.constant(null),
  fc.nat({ max: 120 }),
  fc.nat({ max: 2_000_000_000 }),
  fc.double({ min: 0, max: 100, noNaN: true }),
)

const chart: fc.Arbitrary<Chart> = fc.record({
  kind: fc.constantFrom('bars', 'stacked', 'lines'),
  ...{ title: words, subtitle: words, source: words, note: words },
  locale: fc.constantFrom('sv', 'en'),
  categories,
  series: fc.array(fc.record({ name: words, values: fc.array(value, { maxLength: 60 }) }), { maxLength: 5 }),
  unit: fc.constantFrom('count', 'percent'),
})

test('whatever a chart shows, no text lies upon another or outside, from a narrow phone to a wide screen', () => {
  fc.assert(
    fc.property(chart, fc.integer({ min: 300, max: 1200 }), fc.boolean(), (shown, width, isPicture) => {
      const theme = isPicture ? pictureTheme(width) : pageTheme(width, 'a')
      expect(faults(chartTree(shown, theme))).toEqual([])
      expect(chartSvg(shown, theme)).not.toMatch(/NaN|Infinity|undefined/)
    }),
    { numRuns: 300 },
  )
})
