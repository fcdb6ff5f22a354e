import { describe, expect, test } from 'vitest'
import type { Chart } from './chart.ts'
import { chartSvg, chartTree } from './chart-svg.ts'
import type { SvgNode } from './svg-node.ts'
import { elements, faults, placed, textBoxes } from './testing/boxes.ts'
import { CHART, months, values } from './testing/index.ts'
import { pageTheme, pictureTheme } from './theme.ts'

const NAMES = ['Produktion', 'Lager och logistik', 'Kontor', 'Region Väst', 'Ledning'] as const
const LONG = 'Medicinsk kontroll av arbetsförmåga för nattarbetande personal i skift'
const CAUSES = ['Rygg, nacke och axlar', 'Stress och psykisk ohälsa', 'Hörsel', LONG, 'Övrigt'] as const

const many = (count: number, most: number): Chart['series'] =>
  NAMES.map((name, index) => ({ name, values: values(count, most - index) }))

/** What pages of statistics may come to draw. */
const CASES: Readonly<Record<string, Partial<Chart>>> = {
  'a year': {},
  'one month': { categories: months(1), series: [{ name: 'Besök', values: [7] }] },
  'four years of five series': { categories: months(48), series: many(48, 40) },
  'nothing but zeros': { series: [{ name: 'Besök', values: values(12, 0) }] },
  'nothing but gaps': { series: [{ name: 'Besök', values: [] }] },
  'one very large value': { series: [{ name: 'Besök', values: [12_345_678, 3, 0, null, 1] }] },
  percent: { unit: 'percent', series: [{ name: 'Andel', values: values(12, 8).map(value => value / 3) }] },
  years: { categories: ['2024', '2025', '2026'], series: many(3, 9000) },
  causes: { categories: CAUSES, series: many(5, 70).slice(0, 2) },
  'long names of series': { series: [LONG, `${LONG} 2`].map(name => ({ name, values: values(12, 9) })) },
  'a word without an end': { categories: ['x'.repeat(90), 'y'], series: many(2, 5) },
  'no category at all': { categories: [], series: many(0, 5) },
}

const KINDS = ['bars', 'stacked', 'lines'] as const
const all = Object.entries(CASES).flatMap(([name, change]) =>
  KINDS.flatMap(kind =>
    (['sv', 'en'] as const).map(locale => ({ name, chart: { ...CHART, ...change, kind, locale } })),
  ),
)

describe('every chart, as a picture and in a page, on a phone and a wide screen', () => {
  test.each(all)('$name as $chart.kind in $chart.locale: no text upon another or outside', ({ chart }) => {
    for (const width of [343, 560, 960]) {
      for (const theme of [pictureTheme(width), pageTheme(width, 'a')]) {
        const tree = chartTree(chart, theme)
        expect(faults(tree), `${width} px`).toEqual([])
        expect(chartSvg(chart, theme)).not.toMatch(/NaN|Infinity|undefined/)
      }
    }
  })
})

const bars = (tree: SvgNode, fill: string): SvgNode[] =>
  elements(tree, 'rect').filter(
    ({ attributes }) => attributes.fill === fill && attributes.stroke !== undefined,
  )

describe('a chart', () => {
  const theme = pageTheme(960, 'a')

  test('is an image that says what it shows', () => {
    const tree = chartTree({ ...CHART, locale: 'en' }, theme)
    expect(tree.attributes).toMatchObject({ role: 'img', 'aria-labelledby': 'a-title' })
    expect(elements(tree, 'title')[0]?.children).toEqual(['Besök per månad'])
    expect(elements(tree, 'desc')[0]?.children.join('')).toBe(
      'Antal besök, januari–december 2023. Stacked bar chart from jan 2023 to dec 2023. Hälsoundersökning, Samtal. ' +
        'Highest: 38 (Hälsoundersökning, sep 2023). Månader med färre än fem besök visas inte.',
    )
  })

  test('begins at zero and has at most ten lines across', () => {
    const texts = textBoxes(chartTree({ ...CHART, series: [{ name: 'A', values: [97] }] }, theme))
    expect(texts.map(({ text }) => text).slice(0, 6)).toEqual(['0', '20', '40', '60', '80', '100'])
  })

  test('counts in whole steps', () => {
    const texts = textBoxes(chartTree({ ...CHART, series: [{ name: 'A', values: [1] }] }, theme))
    expect(texts.map(({ text }) => text).slice(0, 2)).toEqual(['0', '1'])
  })

  test('writes numbers as the language does', () => {
    const written = (locale: 'sv' | 'en', unit: 'count' | 'percent', value: number) =>
      chartSvg({ ...CHART, locale, unit, series: [{ name: 'A', values: [value] }] }, theme)
    expect(written('sv', 'count', 12_500)).toContain('>12\u00a0500<')
    expect(written('en', 'count', 12_500)).toContain('>12,500<')
    expect(written('sv', 'percent', 4.25)).toContain('>4,3\u00a0%<')
    expect(written('en', 'percent', 4.25)).toContain('>4.3%<')
  })

  test('hatches a month of which nothing is known from bottom to top, and draws no zero there', () => {
    const tree = chartTree({ ...CHART, kind: 'bars', series: CHART.series.slice(0, 1) }, theme)
    const hatched = elements(tree, 'rect').filter(({ attributes }) => attributes.fill === 'url(#a-gap)')
    // The mark itself, and what explains it below.
    expect(hatched.map(({ attributes }) => Number(attributes.height) > 100)).toEqual([true, false])
    expect(bars(tree, 'var(--sv-chart-1)')).toHaveLength(10)
  })

  test('does not add up a month of which only a part is known', () => {
    const series = [
      { name: 'A', values: [4, 5] },
      { name: 'B', values: [2, null] },
    ]
    const tree = chartTree({ ...CHART, categories: ['2024', '2025'], series }, theme)
    const inside = textBoxes(tree).map(({ text }) => text)
    expect([inside.includes('6'), inside.includes('5')]).toEqual([true, false])
  })

  test('breaks a line at a gap, and marks a value that stands alone', () => {
    const series = [
      { name: 'A', values: [1, 2, null, 4, null, 6] },
      { name: 'B', values: [1, 2, 3, 4, 5, 6] },
    ]
    const tree = chartTree({ ...CHART, kind: 'lines', categories: months(6), series }, theme)
    const [broken] = elements(tree, 'path').filter(({ attributes }) => attributes.fill === 'none')
    expect(broken?.attributes.d?.match(/M/g)).toHaveLength(3)
    // Four values and the sample of the name.
    expect(elements(tree, 'circle')).toHaveLength(5)
  })

  test('tells series apart by pattern, dash and marker, too', () => {
    const chart = { ...CHART, categories: ['2024', '2025'], series: many(2, 30) }
    const tree = chartTree(chart, theme)
    const fills = new Set(elements(tree, 'rect').map(({ attributes }) => attributes.fill))
    expect([...fills].filter(fill => fill?.startsWith('url'))).toEqual(
      [1, 2, 3, 4].map(index => `url(#a-pattern-${index})`),
    )
    const lines = elements(chartTree({ ...chart, kind: 'lines' }, theme), 'path')
    const dashes = lines.filter(({ attributes }) => attributes.fill === 'none')
    expect(new Set(dashes.map(({ attributes }) => attributes['stroke-dasharray'])).size).toBe(5)
  })

  test('names lines at their ends on a wide screen, and in a legend above them on a phone', () => {
    const chart: Chart = { ...CHART, kind: 'lines', series: many(12, 30) }
    const nameLeft = (width: number) =>
      textBoxes(chartTree(chart, pageTheme(width, 'a'))).find(({ text }) => text === 'Produktion')?.left
    expect(nameLeft(960)).toBeGreaterThan(700)
    expect(nameLeft(343)).toBeLessThan(40)
  })

  test('lays bars down where names are too long to stand below columns', () => {
    const chart: Chart = { ...CHART, kind: 'bars', categories: CAUSES, series: many(5, 30).slice(0, 1) }
    const widths = bars(chartTree(chart, pageTheme(343, 'a')), 'var(--sv-chart-1)')
    expect(new Set(widths.map(({ attributes }) => attributes.height)).size).toBe(1)
  })

  test('keeps the ids of two charts of a page apart', () => {
    const ids = (prefix: string) =>
      placed(chartTree(CHART, pageTheme(343, prefix))).flatMap(({ node }) => node.attributes.id ?? [])
    expect(ids('a').filter(id => ids('b').includes(id))).toEqual([])
    expect(new Set(ids('a')).size).toBe(ids('a').length)
  })

  test('writes what looks like markup as text', () => {
    const written = chartSvg({ ...CHART, title: '<script>"&\u0000', categories: ['</svg>'] }, theme)
    expect(written).toContain('&lt;script&gt;&quot;&amp;</title>')
    expect(written.match(/<\/svg>/g)).toHaveLength(1)
  })

  test('is the same text each time', () => {
    expect(chartSvg(CHART, theme)).toBe(chartSvg(structuredClone(CHART), theme))
  })
})
