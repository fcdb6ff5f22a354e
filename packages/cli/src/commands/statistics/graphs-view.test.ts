import { instantOf, isoDate } from '@salvia/core/primitives'
import type { MonthlyGraph, YearlyGraph } from '@salvia/core/statistics'
import { describe, expect, test } from 'vitest'
import { screenOf } from '../../output/screen.ts'
import { widthOf } from '../../output/width.ts'
import { graphLinesForScripts, renderGraphs } from './graphs-view.ts'
import { graphsFile } from './statistics-files.ts'

const unit = { id: '00000000-0000-4000-8000-000000000001', name: 'Gjuteri', path: ['Produktion', 'Gjuteri'] }
const period = { from: isoDate(2026, 1, 1), to: isoDate(2026, 1, 31) }
const UNTIL = isoDate(2026, 3, 1)
const SERVICES: MonthlyGraph = {
  ...{ kind: 'months', graph: 'services', unit, recursive: true, period, countedUntil: UNTIL },
  ...{ checks: null, includesSmallUnits: false },
  series: [
    ...(['health-examination', 'medical-check', 'ergonomics', 'counselling', 'medical'] as const),
    ...(['rehabilitation', 'work-environment', 'vaccination', 'other'] as const),
  ],
  months: [
    {
      ...{ month: period.from, counts: [1, 2, 3, 4, 5, 6, 7, 8, 9], yearBefore: null, employed: 400 },
      ...{ gap: null, standsIn: { ...unit, name: 'Produktion', path: ['Produktion'] } },
    },
  ],
}
const CHECKUPS: MonthlyGraph = {
  ...{ ...SERVICES, graph: 'checkups', series: ['done', 'expired'] },
  months: SERVICES.months.map(month => ({ ...month, counts: [6, 1] })),
  checks: [{ check: 'night-work', done: 6, expired: 1 }],
}
const REASONS: YearlyGraph = {
  ...{ kind: 'years', graph: 'reasons', unit, recursive: true },
  period: { from: isoDate(2025, 1, 1), to: isoDate(2025, 12, 31) },
  years: [
    {
      ...{ year: 2025, gap: null },
      figures: [
        {
          area: { ...unit, name: 'Produktion och underhåll av maskiner i norra Sverige' },
          ...{
            isRest: false,
            employed: 400,
            gap: null,
            people: 12,
            causes: [{ cause: 'exposure', people: 7 }],
          },
        },
        { area: unit, isRest: false, employed: 33, gap: 'few-in', people: null, causes: null },
      ],
    },
  ],
}
const screen = screenOf(
  {},
  { locale: 'sv', env: { COLUMNS: '80', LANG: 'sv_SE.UTF-8' }, noColor: true, plain: false },
)
const csv = async (locale: 'sv' | 'en') => {
  const company = { name: 'Bolaget AB', clientNumber: '10401' }
  const asked = { company, period, countedUntil: UNTIL, madeAt: instantOf('2026-03-02T08:30:00.000Z') }
  return new TextDecoder().decode(await graphsFile('csv', [REASONS], asked, locale))
}

describe('graphs in the terminal', () => {
  test('fit 80 columns, also with every service and long names', () => {
    const shown = renderGraphs([SERVICES, REASONS], UNTIL, screen)
    expect(Math.max(...shown.split('\n').map(widthOf))).toBeLessThanOrEqual(80)
    // The month stands before each part of the services.
    expect(shown.match(/^2026-01 /gm)).toHaveLength(3)
    expect(shown.match(/^2025 /gm)).toHaveLength(3)
  })

  test('say what notes mean, and where visits are counted', () => {
    const shown = renderGraphs([SERVICES, REASONS], UNTIL, screen).replace(/\s+/g, ' ')
    expect(shown).toContain('Enhetens egna besök räknas i en enhet ovanför (2026-01). Själva enheten har')
    expect(shown).toContain('Räknas i: Produktion.')
    expect(shown).toContain('Färre än 5 personer (2025 Gjuteri). Färre än 5 personer ingår.')
  })

  test('say each note once, after the last graph, and of which graphs it is where they differ', () => {
    const own: YearlyGraph = {
      ...{ ...REASONS, graph: 'own' },
      years: REASONS.years.map(one => ({ ...one, figures: one.figures.slice(0, 1) })),
    }
    const visits: MonthlyGraph = {
      ...{ ...SERVICES, graph: 'visits', series: ['visits'] },
      ...{ recursive: false, includesSmallUnits: true },
      months: SERVICES.months.map(month => ({ ...month, counts: [45] })),
    }
    const shown = renderGraphs([visits, SERVICES, REASONS, own], UNTIL, screen).replace(/\s+/g, ' ')
    const notes = shown.slice(shown.indexOf('Enhetens egna besök'))
    expect(shown.indexOf('Medarbetare som bokat själva')).toBeLessThan(shown.indexOf('Enhetens egna besök'))
    expect(notes.split('Enhetens egna besök räknas i en enhet ovanför (2026-01).')).toHaveLength(2)
    expect(notes).toContain('Färre än 5 personer (Orsaker till besök: 2025 Gjuteri).')
    expect(shown.split('Räknas i: Produktion.')).toHaveLength(2)
    expect(shown.split('Underliggande enheter med färre än 10 anställda räknas in i enheten.')).toHaveLength(
      2,
    )
  })

  test('have as many decimals in all rows of a column', () => {
    const [month] = SERVICES.months
    const visits: MonthlyGraph = {
      ...{ ...SERVICES, graph: 'visits', series: ['visits'] },
      months: [1, 2].flatMap(at =>
        month ? { ...month, month: isoDate(2026, at, 1), counts: [at * 47], employed: at * 500 + 87 } : [],
      ),
    }
    const rates = renderGraphs([visits], UNTIL, screen)
      .split('\n')
      .flatMap(line => (line.startsWith('2026-') ? line.trim().split(/\s+/).at(-1) : []))
    expect(rates).toEqual(['8,0', '8,6'])
  })

  test('are codes and whole numbers in a pipe', () => {
    expect(graphLinesForScripts([REASONS]).split('\n')).toEqual([
      'reasons 2025 cause=exposure people=7 employed=400 per-100=1.8 area=Produktion och underhåll av maskiner i norra Sverige',
      'reasons 2025 cause=other people=5 employed=400 per-100=1.3 area=Produktion och underhåll av maskiner i norra Sverige',
      'reasons 2025 employed=33 note=few-in area=Gjuteri',
    ])
  })

  test('of check-ups tell both what was done and what expired, by check', () => {
    const line = renderGraphs([CHECKUPS], UNTIL, screen)
      .split('\n')
      .find(text => text.includes('Nattarbete'))
    expect(line?.trim().split(/\s{2,}/)).toEqual(['Nattarbete', '6', '1'])
    expect(graphLinesForScripts([CHECKUPS])).toBe('checkups check=night-work done=6 expired=1')
  })

  test('are words in CSV, with decimals as the language has them', async () => {
    expect((await csv('sv')).split('\r\n')[1]).toMatch(/^2025;.*;Buller, kemikalier och damm;7;400;1,8;$/)
    expect((await csv('en')).split('\r\n')[1]).toMatch(/;"?Noise, chemicals and dust"?;7;400;1\.8;$/)
  })
})
