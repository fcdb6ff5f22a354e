import { contract } from '@salvia/core/api'
import { isoDate } from '@salvia/core/primitives'
import { monthsOf, type StatisticsOverview } from '@salvia/core/statistics'
import { useLocation } from 'react-router'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { type Asked, answering, type CannedAnswer, refusedWith, reply } from '../../testing/answers.ts'
import { render } from '../../testing/render.tsx'
import { profileAnswers, signedInForEach } from '../../testing/signed-in.ts'
import {
  EXAMPLE_CHECKUPS,
  EXAMPLE_OVERVIEW,
  EXAMPLE_OWN,
  EXAMPLE_PREVENTION,
  EXAMPLE_REASONS,
  EXAMPLE_SERVICES,
  EXAMPLE_VISITS,
  HALL,
} from '../../testing/statistics.ts'
import { violations } from '../../testing/violations.ts'
import { StatisticsScreen } from './statistics.screen.tsx'

const OF = { clientNumber: '10401' }
const GRAPHS = [
  EXAMPLE_VISITS,
  EXAMPLE_SERVICES,
  EXAMPLE_PREVENTION,
  EXAMPLE_CHECKUPS,
  EXAMPLE_REASONS,
  EXAMPLE_OWN,
]

async function open(
  path = '/statistik',
  overview: StatisticsOverview | Response = EXAMPLE_OVERVIEW,
  more: readonly CannedAnswer[] = [],
): Promise<Asked[]> {
  const units = overview instanceof Response ? [] : overview.units
  const asked = answering([
    ...profileAnswers(['statistics']),
    reply(contract.statistics.overview, overview, OF),
    ...units.flatMap(({ id: unit }) =>
      GRAPHS.map(graph => reply(contract.statistics.graph, graph, { ...OF, unit, graph: graph.graph })),
    ),
    ...more,
  ])
  await render(
    <main>
      <StatisticsScreen />
      <Address />
    </main>,
    path,
  )
  return asked
}
function Address() {
  return <p>at {useLocation().search}</p>
}
const OF_HALL = `/statistik?unit=${HALL.id}&from=2026-08&to=2026-11`
const tree = page.getByRole('tree', { name: 'Organisationsenhet' })
const section = (name: string) => page.getByRole('region', { name })
const questions = (asked: readonly Asked[]) =>
  asked.flatMap(({ path }) => (path.includes('start_date') ? [path.split('?')[1]] : []))

signedInForEach()
beforeEach(() => page.viewport(1280, 1400))

describe('before a unit is chosen', () => {
  it('nothing is told and nothing asked but which units there are', async () => {
    const asked = await open()
    await expect.element(page.getByText('Välj organisationsenhet för att visa statistik')).toBeVisible()
    await expect.element(tree).toBeVisible()
    expect(page.getByRole('region').elements()).toEqual([])
    expect(questions(asked)).toEqual([])
    expect(await violations()).toEqual([])
  })

  it('the tree leads to the graphs of one, of the last twelve months and with the units below', async () => {
    const asked = await open()
    await page.getByRole('treeitem', { name: 'Produktion' }).click()
    await expect.element(section('Besök')).toBeVisible()
    await expect.element(page.getByRole('heading', { level: 2 }).nth(4)).toBeVisible()
    await expect.poll(() => questions(asked)).toHaveLength(EXAMPLE_OVERVIEW.graphs.length)
    expect(new Set(questions(asked))).toEqual(
      new Set(['start_date=2025-11-01&end_date=2026-10-31&recursive=true']),
    )
    await page.getByRole('button', { name: 'Välj en annan enhet' }).click()
    await expect.element(tree).toBeVisible()
  })

  it('the search shows where the units are that it finds, and the tree opens at the one that was chosen', async () => {
    const [top] = EXAMPLE_OVERVIEW.units
    const more = ['Drift', 'Service'].flatMap((area, at) => {
      const unit = (last: number, ...path: string[]) => ({
        ...{ id: `00000000-0000-4000-8000-00000001${at}0${String(last).padStart(2, '0')}`, path },
        ...{ name: path.at(-1) ?? '', mayBeRecursive: true, hasEnded: false },
      })
      const above = { ...unit(0, area), parentId: top?.id ?? null }
      const ofArea = Array.from({ length: 12 }, (_, one) => ({
        ...unit(one + 1, area, `Lag ${one + 1}`),
        parentId: above.id,
      }))
      return [above, ...ofArea]
    })
    await open('/statistik', { ...EXAMPLE_OVERVIEW, units: [...EXAMPLE_OVERVIEW.units, ...more] })
    await page.getByRole('searchbox', { name: 'Sök enhet' }).fill('lag 12')
    const found = page.getByRole('treeitem', { name: /^Lag 12/ })
    await expect
      .poll(() => found.elements().map(({ textContent }) => textContent))
      .toEqual(['Lag 12 Drift', 'Lag 12 Service'])
    expect(await violations()).toEqual([])
    await found.nth(1).click()
    await page.getByRole('button', { name: 'Välj en annan enhet' }).click()
    const chosen = page.getByRole('treeitem', { name: 'Lag 12', selected: true })
    await expect.element(chosen).toBeInViewport()
    await expect.poll(() => tree.element().getAttribute('aria-activedescendant')).toBe(chosen.element().id)
  })

  it('a unit that the user may not ask about is told', async () => {
    await open('/statistik?unit=00000000-0000-4000-8000-0000000000ff')
    await expect.element(page.getByText('Du kan inte se statistik för enheten. Välj en annan.')).toBeVisible()
    expect(await violations()).toEqual([])
  })

  it('one who may ask about a single unit need not choose it', async () => {
    const [only] = EXAMPLE_OVERVIEW.units.filter(({ id }) => id === HALL.id)
    await open('/statistik', { ...EXAMPLE_OVERVIEW, units: only ? [only] : [] })
    await expect.element(section('Besök')).toBeVisible()
    expect(page.getByRole('button', { name: 'Välj en annan enhet' }).query()).toBeNull()
  })
})

describe('the graphs of a unit', () => {
  it('say their numbers, those of the year before, what is missing and why', async () => {
    await open(OF_HALL)
    const visits = section('Besök')
    await expect
      .element(visits.getByText('Produktion med underliggande enheter, augusti–november 2026.'))
      .toBeVisible()
    await expect
      .element(
        visits.getByText(
          '18 besök. Det gäller 3 av 4 månader. 45 per 100 anställda under perioden. De 2 månader som går att jämföra med året innan: 15, mot 11 då.',
        ),
      )
      .toBeVisible()
    await expect
      .element(
        visits.getByText('Besök som arbetsgivaren har beställt, räknade till och med 20 november 2026.'),
      )
      .toBeVisible()
    const picture =
      visits.getByRole('img').element().getAttribute('aria-label') ??
      visits.getByRole('img').element().textContent
    expect(picture).toContain('September 2026: färre än 10 anställda, så de räknas i Kvarnhälle AB.')
    expect(picture).toContain('November 2026 är inte slut än.')
    await expect
      .element(section('Förebyggande arbete').getByText('75 procent förebyggande: 3 besök av 4.'))
      .toBeVisible()
    expect(await violations()).toEqual([])
  })

  it('about health are of whole years and of the area that holds the unit', async () => {
    await open(OF_HALL)
    const reasons = section('Orsaker till besök')
    await expect
      .element(reasons.getByText(/januari–december 2026\. Uppgifter om hälsa visas för hela kalenderår\./))
      .toBeVisible()
    await expect
      .element(
        reasons.getByText(
          '2025: 20 personer i Kvarnhälle AB var på besök som arbetsgivaren beställt, 25 per 100 anställda.',
        ),
      )
      .toBeVisible()
  })

  it('that tell no number say why', async () => {
    const notMade = { ...EXAMPLE_OWN, years: [{ year: 2026, gap: 'not-made' as const, figures: [] }] }
    await open(OF_HALL, EXAMPLE_OVERVIEW, [
      reply(contract.statistics.graph, notMade, { ...OF, unit: HALL.id, graph: 'own' }),
    ])
    const own = section('Medarbetare som bokat själva')
    await expect.element(own.getByText('Inga uppgifter för perioden')).toBeVisible()
    await expect.element(own.getByText('2026: tas fram den 10 januari året efter.')).toBeVisible()
  })

  it('are tables when asked for, which can be sorted', async () => {
    await open(OF_HALL)
    await section('Besök').getByRole('button', { name: 'Visa som tabell Besök' }).click()
    const table = page.getByRole('table', { name: 'Besök, Produktion, augusti–november 2026' })
    const months = () =>
      table
        .getByRole('rowheader')
        .elements()
        .map(({ textContent }) => textContent)
    await expect.poll(months).toEqual(['augusti 2026', 'september 2026', 'oktober 2026', 'november 2026'])
    const rates = table.getByRole('cell', { name: /^\d+,\d$/ }).elements()
    expect(rates.map(({ textContent }) => textContent)).toEqual(['15,0', '22,5', '7,5'])
    await table.getByRole('button', { name: 'Besök' }).click()
    await expect.poll(months).toEqual(['november 2026', 'augusti 2026', 'oktober 2026', 'september 2026'])
    expect(await violations()).toEqual([])
  })

  it('of several years are on a phone the months of the last one, and those before folded; in print all', async () => {
    await page.viewport(375, 800)
    const [told, gap] = EXAMPLE_VISITS.months
    const period = { from: isoDate(2023, 1, 1), to: isoDate(2026, 11, 30) }
    const months = monthsOf(period).flatMap((month, at) => {
      const one = at < 12 || at === 40 ? gap : told
      return one ? [{ ...one, month }] : []
    })
    await open(OF_HALL, EXAMPLE_OVERVIEW, [
      reply(
        contract.statistics.graph,
        { ...EXAMPLE_VISITS, period, months },
        { ...OF, unit: HALL.id, graph: 'visits' },
      ),
    ])
    await section('Besök').getByRole('button', { name: 'Visa som tabell Besök' }).click()
    const lists = page.getByRole('list', { name: /^Besök, / })
    await expect.element(lists).toHaveAccessibleName('Besök, Produktion, januari–november 2026')
    expect(lists.getByRole('listitem').elements()).toHaveLength(11)
    await expect.element(page.getByText('2023: inga uppgifter')).toBeVisible()
    await expect.element(page.getByText('2025: 72 besök')).toBeVisible()
    await page.getByText('2024: 72 besök').click()
    await expect
      .element(page.getByRole('list', { name: 'Besök, Produktion, januari–december 2024' }))
      .toBeVisible()
    expect(await violations()).toEqual([])
    const media = (value: string) => cdp().send('Emulation.setEmulatedMedia', { media: value })
    onTestFinished(() => void media(''))
    await media('print')
    const table = page.getByRole('table', { name: /^Besök, / })
    await expect.poll(() => table.getByRole('rowheader').elements()).toHaveLength(47)
    await media('')
  })

  it('change with the months, and a start after the end changes nothing but says so', async () => {
    const asked = await open(OF_HALL)
    await expect.element(section('Besök')).toBeVisible()
    await page.getByLabelText('Till och med').selectOptions('oktober 2026')
    await expect
      .poll(() => questions(asked))
      .toContain('start_date=2026-08-01&end_date=2026-10-31&recursive=true')
    const before = questions(asked).length
    await page.getByLabelText('Till och med').selectOptions('maj 2026')
    await expect.element(page.getByText('Startmånaden får inte vara efter slutmånaden.')).toBeVisible()
    expect(questions(asked)).toHaveLength(before)
    await page.getByLabelText('Från och med').selectOptions('mars 2026')
    await expect
      .poll(() => questions(asked))
      .toContain('start_date=2026-03-01&end_date=2026-05-31&recursive=true')
  })

  it.each([
    ['lie outside what can be shown', 'from=2019-01&to=2030-12'],
    ['end before they start', 'from=2026-10&to=2026-08'],
    ['are none', 'from=maj&to=2026-08'],
  ])('are of the usual months where those of the address %s, which is said once', async (_, months) => {
    const asked = await open(`/statistik?unit=${HALL.id}&${months}`)
    const line = page.getByText(
      'Månaderna i adressen går inte att visa. I stället visas november 2025 – oktober 2026.',
    )
    await expect.element(line).toBeVisible()
    await expect
      .element(page.getByText(`at ?unit=${HALL.id}&from=2025-11&to=2026-10`, { exact: true }))
      .toBeVisible()
    await expect.poll(() => questions(asked)).toHaveLength(EXAMPLE_OVERVIEW.graphs.length)
    expect(await violations()).toEqual([])
    await page.getByRole('switch', { name: 'Ta med underliggande enheter' }).click()
    await expect.poll(() => document.querySelector('main > p')?.textContent).toMatch(/below=0$/)
    expect(line.query()).toBeNull()
  })

  it('are of the unit alone without the switch', async () => {
    const asked = await open(OF_HALL)
    await page.getByRole('switch', { name: 'Ta med underliggande enheter' }).click()
    await expect
      .poll(() => questions(asked))
      .toContain('start_date=2026-08-01&end_date=2026-11-30&recursive=false')
  })

  it('stand by themselves: one that cannot be fetched leaves the others, and can be tried again', async () => {
    let isDown = true
    const answer = () => (isDown ? refusedWith('SERVICE_UNAVAILABLE') : EXAMPLE_VISITS)
    await open(OF_HALL, EXAMPLE_OVERVIEW, [
      reply(contract.statistics.graph, answer, { ...OF, unit: HALL.id, graph: 'visits' }),
    ])
    await expect.element(section('Besök').getByRole('alert')).toBeVisible()
    await expect.element(section('Förebyggande arbete').getByText(/75 procent/)).toBeVisible()
    isDown = false
    await section('Besök').getByRole('button', { name: 'Försök igen' }).click()
    await expect.element(section('Besök').getByText(/^18 besök/)).toBeVisible()
  })

  it('of a unit that stands above lead to that one', async () => {
    const [of] = EXAMPLE_VISITS.months.filter(({ gap }) => gap !== null)
    const small = { ...EXAMPLE_VISITS, months: of ? [of] : [] }
    const asked = await open(OF_HALL, EXAMPLE_OVERVIEW, [
      reply(contract.statistics.graph, small, { ...OF, unit: HALL.id, graph: 'visits' }),
    ])
    await section('Besök').getByRole('button', { name: 'Visa Kvarnhälle AB' }).click()
    await expect
      .poll(() => asked.some(({ path }) => path.includes(`${EXAMPLE_OVERVIEW.units[0]?.id}/visits?`)))
      .toBe(true)
    await expect.element(section('Besök').getByText(/^18 besök/)).toBeVisible()
  })

  it('are pictures that name the company and the unit', async () => {
    const rendered: string[] = []
    const RealWorker = Worker
    vi.stubGlobal(
      'Worker',
      class extends RealWorker {
        override postMessage(message: unknown): void {
          rendered.push(JSON.stringify(message))
        }
      },
    )
    onTestFinished(() => void vi.unstubAllGlobals())
    await open(OF_HALL)
    await page.getByRole('button', { name: 'Ladda ner PNG Besök' }).click()
    await expect.poll(() => rendered.join('')).toContain('Kvarnhälle AB: Besök som arbetsgivaren')
    expect(rendered.join('')).toContain('Besök, Produktion med underliggande enheter, augusti–november 2026')
  })

  it('are a workbook with a sheet each', async () => {
    await open(OF_HALL)
    const saved = vi.spyOn(URL, 'createObjectURL')
    await page.getByRole('button', { name: 'Ladda ner Excel' }).click()
    await expect.poll(() => saved.mock.calls.length).toBe(1)
    const [blob] = saved.mock.calls[0] ?? []
    const start = blob instanceof Blob ? await blob.slice(0, 2).text() : expect.fail('no file')
    expect(start).toBe('PK')
    saved.mockRestore()
  })

  it('that cannot be fetched make no workbook, and the reason is told', async () => {
    await open(OF_HALL, EXAMPLE_OVERVIEW, [
      reply(contract.statistics.graph, refusedWith('SERVICE_UNAVAILABLE'), {
        ...OF,
        unit: HALL.id,
        graph: 'own',
      }),
    ])
    const saved = vi.spyOn(URL, 'createObjectURL')
    await page.getByRole('button', { name: 'Ladda ner Excel' }).click()
    await expect.element(page.getByText('Tjänsten svarar inte just nu.').first()).toBeVisible()
    expect(saved).not.toHaveBeenCalled()
    saved.mockRestore()
  })

  it('without any visit in the period say so', async () => {
    const none = {
      ...EXAMPLE_VISITS,
      months: EXAMPLE_VISITS.months.map(month => ({ ...month, counts: [0] })),
    }
    await open(OF_HALL, EXAMPLE_OVERVIEW, [
      reply(contract.statistics.graph, none, { ...OF, unit: HALL.id, graph: 'visits' }),
    ])
    await expect.element(section('Besök').getByText('Inga besök under perioden')).toBeVisible()
  })
})

it('a company with too few employees is told why it gets none', async () => {
  await open('/statistik', refusedWith('STATISTICS_FEW_EMPLOYED'))
  await expect
    .element(page.getByText('Statistik visas för organisationer med minst 10 anställda.'))
    .toBeVisible()
  expect(page.getByRole('button', { name: 'Försök igen' }).query()).toBeNull()
  expect(await violations()).toEqual([])
})

it('a company without visits is told what will be here', async () => {
  await open('/statistik', { ...EXAMPLE_OVERVIEW, hasCounts: false })
  await expect.element(page.getByText('Det finns ingen statistik än')).toBeVisible()
  expect(await violations()).toEqual([])
})
