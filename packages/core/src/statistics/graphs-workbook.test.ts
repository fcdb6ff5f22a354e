import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { read, utils, type WorkSheet } from 'xlsx'
import { type Instant, isoDate } from '../primitives/index.ts'
import type { MonthlyGraph } from './graphs/monthly-graph.ts'
import type { YearlyGraph } from './graphs/yearly-graph.ts'
import { graphsWorkbook } from './graphs-workbook.ts'

const unit = { id: '00000000-0000-4000-8000-000000000001', name: 'Gjuteri', path: ['Produktion', 'Gjuteri'] }
const above = { id: '00000000-0000-4000-8000-000000000002', name: '=1+1', path: ['=1+1'] }
const period = { from: isoDate(2026, 1, 1), to: isoDate(2026, 2, 28) }
const month = { counts: null, yearBefore: null, employed: 0, gap: null, standsIn: null }
const VISITS: MonthlyGraph = {
  ...{ kind: 'months', graph: 'visits', unit, recursive: true, period, series: ['visits'], checks: null },
  countedUntil: isoDate(2026, 3, 1),
  includesSmallUnits: false,
  months: [
    { ...month, month: isoDate(2026, 1, 1), counts: [3], yearBefore: [2], employed: 40 },
    { ...month, month: isoDate(2026, 2, 1), gap: 'few-employed', standsIn: above },
  ],
}
const OWN: YearlyGraph = {
  ...{ kind: 'years', graph: 'own', unit, recursive: true },
  period: { from: isoDate(2026, 1, 1), to: isoDate(2026, 12, 31) },
  years: [
    { year: 2025, gap: 'few-employed', figures: [] },
    { year: 2026, gap: 'not-made', figures: [] },
  ],
}
const ASKED = {
  company: { name: 'Bolaget AB', clientNumber: '10401' },
  ...{ period, countedUntil: isoDate(2026, 3, 1) },
  madeAt: '2026-03-02T08:30:00.000Z' as Instant,
}

async function book(locale: 'sv' | 'en' = 'sv') {
  return read(await graphsWorkbook([VISITS, OWN], ASKED, locale), { cellNF: true })
}
const rowsOf = (sheet: WorkSheet | undefined) =>
  utils.sheet_to_json<(string | number)[]>(sheet ?? {}, { header: 1, raw: false })

describe('a workbook of graphs', () => {
  test('has a sheet for each graph, with numbers and months that can be calculated with', async () => {
    const { SheetNames, Sheets, Props } = await book()
    expect(SheetNames).toEqual(['Om siffrorna', 'Besök', 'Medarbetare som bokat själva'])
    expect(Props?.Title).toBe('Statistik')
    const sheet = Sheets.Besök ?? {}
    expect(rowsOf(sheet)[0]?.[0]).toBe('Månad')
    expect([sheet.A2.t, sheet.A2.w, sheet.B2.t, sheet.B2.v, sheet.E2.v]).toEqual([
      'n',
      '2026-01',
      'n',
      3,
      7.5,
    ])
    expect([sheet.B3, sheet.F3.v]).toEqual([undefined, 'Färre än 10 anställda'])
  })

  test('says first what was asked, until when it is counted, and what the notes mean', async () => {
    const { Sheets } = await book()
    const rows = rowsOf(Sheets['Om siffrorna'])
    expect(rows.slice(0, 7)).toEqual([
      ['Organisation', 'Bolaget AB'],
      ['Kundnummer', '10401'],
      ['Enhet', 'Produktion / Gjuteri'],
      ['Period', 'januari–februari 2026'],
      ['Med underliggande enheter', 'Ja'],
      ['Besök räknade till och med', '2026-03-01'],
      ['Hämtad', '2026-03-02 09:30'],
    ])
    const meanings = rows.filter(([name]) => name === 'Färre än 10 anställda').map(([, meaning]) => meaning)
    expect(meanings).toEqual([
      expect.stringContaining('räknas i en enhet ovanför'),
      expect.stringContaining('i slutet av året'),
    ])
    expect(rows).toContainEqual(['Räknas i', '=1+1'])
  })

  test('says that small units below are counted in the unit, once', async () => {
    const alone = { ...VISITS, recursive: false, includesSmallUnits: true }
    const { Sheets } = read(await graphsWorkbook([alone, OWN], ASKED, 'sv'))
    const said = 'Underliggande enheter med färre än 10 anställda räknas in i enheten.'
    const told = (of: typeof Sheets) => rowsOf(of['Om siffrorna']).filter(row => row.includes(said))
    expect(told(Sheets)).toHaveLength(1)
    expect(told((await book()).Sheets)).toHaveLength(0)
  })

  test('holds no formula, whatever a unit is called', async () => {
    const { Sheets } = await book()
    const cells = Object.values(Sheets).flatMap(sheet => Object.values(sheet) as { f?: string }[])
    expect(cells.filter(({ f }) => f !== undefined)).toEqual([])
  })

  test('holds a text that looks like a character by its number as it stands', async () => {
    const asked = { ...ASKED, company: { name: '_x0041_ AB', clientNumber: '10401' } }
    const files = unzipSync(await graphsWorkbook([VISITS], asked, 'sv'))
    const texts = Object.values(files).map(file => strFromU8(file))
    // The library reads such a text wrongly, so that the file itself is looked at.
    expect(texts.some(text => text.includes('_x005F_x0041_ AB'))).toBe(true)
  })

  test('is in English where that is asked for', async () => {
    const { SheetNames, Sheets } = await book('en')
    expect(SheetNames).toEqual(['About the figures', 'Visits', 'Employees who booked themselves'])
    expect(rowsOf(Sheets.Visits)[2]).toContain('Fewer than 10 employees')
  })
})
