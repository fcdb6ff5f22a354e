import { describe, expect, test } from 'vitest'
import { type Chart, chartSvg, chartTree, MOST_SERIES, pageTheme, pictureTheme } from '../charts/index.ts'
import { faults } from '../charts/testing/boxes.ts'
import { isoDate } from '../primitives/index.ts'
import { pictureName } from './charts/file-names.ts'
import { chartOf, pictureOf } from './graph-chart.ts'
import type { GraphYear } from './graphs/yearly-graph.ts'
import { area, COMPANY, causes, months, year, years } from './testing/graphs.ts'

const NOT_MADE: GraphYear = { year: 2026, figures: [], gap: 'not-made' }
const names = ({ series }: Chart): string[] => series.map(({ name }) => name)
const described = (chart: Chart): string =>
  /<desc[^>]*>([^<]*)/.exec(chartSvg(chart, pageTheme(960, 'a')))?.[1] ?? ''

describe('visits', () => {
  test('stand beside those of the year before, under graph, unit and period', () => {
    const chart = chartOf(months('visits'), 'sv')
    expect(chart.title).toBe('Besök, Produktion / Gjuteriet, januari–oktober 2026')
    expect([chart.kind, names(chart)]).toEqual(['bars', ['2026', '2025']])
    expect([chart.categories[0], chart.categories.at(-1)]).toEqual(['jan 2026', 'okt 2026'])
    expect(chart.note).toBeUndefined()
    expect(chart.remark).toBeUndefined()
  })

  test('say that they are of all units below', () => {
    const graph = { ...months('visits'), recursive: true }
    expect(chartOf(graph, 'en').title).toBe(
      'Visits, Produktion / Gjuteriet with units below, January–October 2026',
    )
  })

  test('of a period over New Year stand beside the year before of each month', () => {
    const asked = { from: isoDate(2025, 9, 1), to: isoDate(2026, 4, 30) }
    expect(names(chartOf(months('visits', asked), 'sv'))).toEqual(['Perioden', 'Året innan'])
  })

  test('of more than a year have the year before in themselves', () => {
    const asked = (to: ReturnType<typeof isoDate>) => months('visits', { from: isoDate(2025, 1, 1), to })
    expect(names(chartOf(asked(isoDate(2025, 12, 31)), 'sv'))).toHaveLength(2)
    expect(names(chartOf(asked(isoDate(2026, 1, 31)), 'sv'))).toHaveLength(1)
  })

  test('of a month that is too small are a gap, and the description says which and where they are counted', () => {
    const small = [isoDate(2026, 3, 1), isoDate(2026, 4, 1), isoDate(2026, 7, 1)]
    const chart = chartOf(months('visits', { small, notCounted: [isoDate(2025, 1, 1)] }), 'sv')
    expect(chart.series[0]?.values.map(value => value === null)).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(month => [3, 4, 7].includes(month)),
    )
    expect(chart.series[1]?.values[0]).toBeNull()
    expect(described(chart)).toContain(
      'Mars–april 2026 och juli 2026: färre än 10 anställda, så de räknas i Produktion. ' +
        'Januari 2025: kan inte visas. Tabell finns under diagrammet.',
    )
  })

  test('of a month that still runs say so', () => {
    const graph = (day: number) => months('visits', { countedUntil: isoDate(2026, 10, day) })
    expect(chartOf(graph(30), 'sv').remark).toBe('Oktober 2026 är inte slut än.')
    expect(chartOf(graph(31), 'sv').remark).toBeUndefined()
    const withSmall = months('visits', { includesSmallUnits: true })
    expect(chartOf(withSmall, 'sv').remark).toBe(
      'Underliggande enheter med färre än 10 anställda räknas in i enheten.',
    )
    expect(chartOf({ ...withSmall, includesSmallUnits: false }, 'sv').remark).toBeUndefined()
    expect(chartOf(graph(30), 'en').source).toContain('up to and including 30 October 2026')
  })
})

describe('services', () => {
  test('are the four largest of the period and the other ones, which add up to all', () => {
    const graph = months('services')
    const chart = chartOf(graph, 'sv')
    expect(names(chart)).toEqual([
      ...['Hälsoundersökningar', 'Medicinska kontroller', 'Ergonomi', 'Samtalsstöd', 'Alla andra'],
    ])
    const sums = chart.categories.map((_, at) =>
      chart.series.reduce((sum, { values }) => sum + (values[at] ?? 0), 0),
    )
    expect(sums).toEqual(graph.months.map(({ counts }) => counts?.reduce((all, one) => all + one, 0)))
  })

  test('are all of them while there are five, and no other ones without visits', () => {
    const five = ['ergonomics', 'counselling', 'medical', 'rehabilitation', 'vaccination'] as const
    const chart = chartOf(months('services', { categories: five }), 'en')
    expect(names(chart)).toEqual([
      ...['Ergonomics', 'Counselling', 'Doctors and nurses', 'Rehabilitation', 'Vaccinations'],
    ])
    expect(names(chartOf(months('services', { categories: [...five, 'other'] }), 'en'))).toHaveLength(5)
  })

  test('without any visit are other ones at zero', () => {
    const chart = chartOf(months('services', { categories: [] }), 'sv')
    expect(chart.series).toEqual([{ name: 'Övriga', values: Array(10).fill(0) }])
  })
})

test('preventive and reactive work stand upon each other, and the share is that of the whole period', () => {
  const chart = chartOf(months('prevention', { categories: ['ergonomics', 'counselling', 'medical'] }), 'sv')
  expect([chart.kind, names(chart)]).toEqual(['stacked', ['Förebyggande', 'Åtgärdande']])
  expect(chart.subtitle).toMatch(/^Antal besök per månad, \d\d % av dem förebyggande$/)
  expect(chartOf(months('prevention', { categories: [] }), 'sv').subtitle).toBe('Antal besök per månad')
})

const reasonsOf = (number: number, stress: number, conflict?: number) =>
  year(
    number,
    area(COMPANY.name, stress + (conflict ?? 0) + 6, causes({ stress, ...(conflict && { conflict }) })),
  )

describe('reasons', () => {
  test('are the causes of the last told year beside the year before; a cause that joined the other ones is a gap', () => {
    const chart = chartOf(years('reasons', [reasonsOf(2024, 11), reasonsOf(2025, 9, 14), NOT_MADE]), 'sv')
    expect(chart.title).toBe('Orsaker till besök, Ståhls Verkstads AB, 2024–2026')
    expect(chart.subtitle).toBe('Antal personer per orsak, 2024 och 2025')
    expect(chart.categories).toEqual(['Samarbete och konflikter', 'Stress och utmattning', 'Övriga'])
    expect(chart.series).toEqual([
      { name: '2025', values: [14, 9, 6] },
      { name: '2024', values: [null, 11, 6] },
    ])
    expect(described(chart)).toContain(
      'Stapeldiagram med Samarbete och konflikter, Stress och utmattning, Övriga. 2025, 2024.',
    )
    expect(chart.note).toBe('Det som är streckat ingår i Övriga det året.')
    expect(chart.remark).toBe('2026: tas fram den 10 januari året efter.')
  })

  test('of another part of the organisation the year before are not compared', () => {
    const before = year(2024, area('Produktion', 20, causes({ stress: 12 })))
    expect(names(chartOf(years('reasons', [before, reasonsOf(2025, 9)]), 'sv'))).toEqual(['2025'])
  })

  test('of which the total alone is told are all reasons', () => {
    const chart = chartOf(years('reasons', [year(2025, area(COMPANY.name, 8, causes({})))]), 'en')
    expect([chart.categories, chart.series[0]?.values]).toEqual([['All reasons'], [8]])
  })

  test('of several parts are one bar each, whose causes add up; a part that is not told is a gap', () => {
    const chart = chartOf(
      years('reasons', [
        year(
          2025,
          area('Produktion', 30, causes({ stress: 12, conflict: 7 })),
          area('Kontor', null),
          area('Lager', 15, causes({ accident: 9 })),
        ),
      ]),
      'sv',
    )
    expect([chart.kind, chart.categories]).toEqual(['stacked', ['Produktion', 'Kontor', 'Lager']])
    expect(names(chart).at(-1)).toBe('Övriga')
    const sums = chart.categories.map((_, at) =>
      chart.series.reduce<number | null>((sum, { values }) => {
        const value = values[at] ?? null
        return value === null || sum === null ? null : sum + value
      }, 0),
    )
    expect(sums).toEqual([30, null, 15])
    expect(described(chart)).toContain('2025, Kontor: färre än 5 personer, så antalet visas inte.')
  })

  test('of very many parts are those of the eight largest', () => {
    const parts = Array.from({ length: 12 }, (_, at) =>
      area(`Del ${at}`, 20, { ...causes({ stress: 12 }), employed: 40 + at }),
    )
    const chart = chartOf(years('reasons', [year(2025, ...parts)]), 'sv')
    expect(chart.categories).toEqual([4, 5, 6, 7, 8, 9, 10, 11].map(at => `Del ${at}`))
    expect(chart.remark).toBe('Diagrammet visar de 8 största av 12 delar.')
  })
})

describe('own bookings', () => {
  const few: GraphYear = { year: 2022, figures: [], gap: 'few-employed' }

  test('are columns by year; a year without in between is a gap that says why', () => {
    const [told, gap, next] = [41, null, 38].map((people, at) => year(2023 + at, area(COMPANY.name, people)))
    const chart = chartOf(
      years(
        'own',
        [told, gap, next].filter(one => one !== undefined),
      ),
      'en',
    )
    expect(chart.categories).toEqual(['2023', '2024', '2025'])
    expect(chart.series[0]?.values).toEqual([41, null, 38])
    expect(chart.note).toBe('2024, Ståhls Verkstads AB: fewer than 5 people, so the number is not shown.')
    expect(chart.remark).toBeUndefined()
  })

  test('of years before the first told one and after the last are a line, so that a single year has the whole width', () => {
    const told = [year(2024, area(COMPANY.name, 41)), year(2025, area(COMPANY.name, null))]
    const chart = chartOf(years('own', [few, ...told, NOT_MADE]), 'en')
    expect(chart.categories).toEqual(['2024'])
    expect(chart.series[0]?.values).toEqual([41])
    expect(chart.note).toBeUndefined()
    expect(chart.remark).toBe(
      '2022: fewer than 10 employed in the company. 2026: made on 10 January of the year after. ' +
        '2025, Ståhls Verkstads AB: fewer than 5 people, so the number is not shown.',
    )
  })

  test('of several parts are a group each, the last year first', () => {
    const chart = chartOf(
      years('own', [
        year(2024, area('Produktion', 31)),
        year(2025, area('Produktion', 28), area('Lager', 9, { employed: 33 })),
        NOT_MADE,
      ]),
      'sv',
    )
    expect(chart.categories).toEqual(['Produktion', 'Lager'])
    expect(chart.series).toEqual([
      { name: '2025', values: [28, 9] },
      { name: '2024', values: [31, null] },
    ])
    expect(chart.note).toBe('2024, Lager: redovisas inte för sig.')
    expect(chart.remark).toBe('2026: tas fram den 10 januari året efter.')
  })

  test('of which no year is told are gaps', () => {
    expect(chartOf(years('own', [NOT_MADE]), 'sv').series).toEqual([
      { name: 'Antal personer', values: [null] },
    ])
    expect(chartOf(years('reasons', []), 'sv').categories).toEqual([])
  })
})

test('no chart has more series than can be told apart, or a text upon another', () => {
  const wide = { from: isoDate(2023, 1, 1), to: isoDate(2026, 12, 31) }
  const parts = ['Produktion', 'Lager och logistik', 'Administration, ekonomi och IT', 'Kontor']
  const graphs = [
    ...(['visits', 'services', 'prevention'] as const).flatMap(name => [months(name), months(name, wide)]),
    years('reasons', [reasonsOf(2024, 11), reasonsOf(2025, 9, 14), NOT_MADE]),
    years('reasons', [year(2025, ...parts.map(part => area(part, 40, causes({ stress: 12, conflict: 7 }))))]),
    years('own', [
      year(2024, ...parts.map(part => area(part, 40))),
      year(2025, area('Kontor', null)),
      NOT_MADE,
    ]),
  ]
  for (const locale of ['sv', 'en'] as const) {
    for (const chart of graphs.map(graph => chartOf(graph, locale))) {
      expect(chart.series.length).toBeLessThanOrEqual(MOST_SERIES)
      for (const width of [343, 960]) {
        expect(faults(chartTree(chart, pictureTheme(width))), chart.title).toEqual([])
        expect(faults(chartTree(chart, pageTheme(width, 'a'))), chart.title).toEqual([])
      }
    }
  }
})

test('a picture that stands alone says company, unit with its path and period, and the company once', () => {
  const textOf = (svg: string): string =>
    svg.replace(/<title[^>]*>.*?<\/title>|<desc[^>]*>.*?<\/desc>/gs, '').replace(/<[^>]*>/g, ' ')
  const visits = textOf(pictureOf(months('visits'), COMPANY.name, 'sv'))
  expect(visits).toContain('Besök, Produktion / Gjuteriet, januari–oktober 2026')
  expect(visits).toContain('Ståhls Verkstads AB: Besök som arbetsgivaren har beställt')
  const own = textOf(pictureOf(years('own', [year(2025, area(COMPANY.name, 41))]), COMPANY.name, 'sv'))
  expect(own.split(COMPANY.name)).toHaveLength(2)
})

test('a picture is named after graph, unit and period', () => {
  expect(pictureName(months('visits'), 'sv')).toBe('besok-produktion-gjuteriet-2026-01-2026-10.png')
  expect(pictureName(months('visits', { from: isoDate(2026, 10, 1) }), 'en')).toBe(
    'visits-produktion-gjuteriet-2026-10.png',
  )
  expect(pictureName(years('reasons', [NOT_MADE]), 'sv')).toBe(
    'orsaker-till-besok-stahls-verkstads-ab-2026.png',
  )
  const unit = { ...COMPANY, name: '../(Öst) & Väst.' }
  expect(pictureName({ ...years('own', [NOT_MADE]), unit }, 'en')).toBe(
    'employees-who-booked-themselves-ost-vast-2026.png',
  )
})
