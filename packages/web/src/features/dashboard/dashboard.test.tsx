import { contract } from '@salvia/core/api'
import { appError } from '@salvia/core/error-catalogue'
import { type IsoDate, instantOf, isoDate } from '@salvia/core/primitives'
import type { CompanyProfile } from '@salvia/core/profile'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showLocale } from '../../i18n/i18n.ts'
import type { ActionProps, DashboardSource, TodoAnswer } from '../../parts/dashboard/dashboard-source.ts'
import { atom, useAtomValue } from '../../state/jotai.ts'
import { isFeatureOpenAtom, profileAtom } from '../../state/profile.state.ts'
import { endSession } from '../../state/session-end.ts'
import { answering, reply } from '../../testing/answers.ts'
import { EXAMPLE_CONFIG } from '../../testing/config.ts'
import { render } from '../../testing/render.tsx'
import { beSignedIn, profileAnswers } from '../../testing/signed-in.ts'
import { violations } from '../../testing/violations.ts'
import { DashboardScreen } from './dashboard.screen.tsx'

const source = (feature: DashboardSource['feature'], answer: TodoAnswer): DashboardSource => ({
  feature,
  todos: atom(answer),
})
const ready = (...items: readonly [key: string, deadline?: IsoDate][]): TodoAnswer => ({
  state: 'ready',
  items: items.map(([key, deadline]) => ({
    key,
    to: `/${key}`,
    title: key,
    detail: 'x',
    ...(deadline && { deadline }),
  })),
})

/** Renders the start page only when the profile is loaded, as its guard does. */
function Guarded({ sources }: { readonly sources: readonly DashboardSource[] }) {
  const isKnown = useAtomValue(profileAtom) !== null
  const isOpen = useAtomValue(isFeatureOpenAtom)
  return isKnown && isOpen('dashboard') && <DashboardScreen sources={sources} />
}

const CLOSED = [
  { feature: 'statistics', lacks: 'agreement' },
  { feature: 'deviations', lacks: 'permission' },
] as const

const HR_ROLE: CompanyProfile['roles'][number] = {
  role: 'extended-orderer',
  unitId: '11111111-1111-4111-8111-111111111111',
  unitPath: [],
  recursive: true,
}

const NO_DEADLINES = reply(
  contract.deadlines.list,
  { items: [], hasMore: false, until: instantOf('2026-12-21T11:00:00Z'), unavailable: [] },
  { clientNumber: '10401' },
)

async function open(
  sources: readonly DashboardSource[],
  path = '/',
  roles: CompanyProfile['roles'] = [],
): Promise<void> {
  answering([...profileAnswers(['start', 'persim', 'coworkers'], {}, [...CLOSED], roles), NO_DEADLINES])
  beSignedIn()
  await render(
    <main>
      <Guarded sources={sources} />
    </main>,
    path,
  )
  await expect.element(page.getByRole('heading', { level: 1, name: 'Hej Karin' })).toBeVisible()
}

afterEach(() => {
  endSession(undefined)
  vi.unstubAllGlobals()
})

const todo = page.getByRole('region', { name: /^Väntar på dig/ })
const titles = (): (string | undefined)[] =>
  [...document.querySelectorAll('main section li a')].map(link => link.textContent.split(' ')[0])

describe('what is to do', () => {
  it('comes from every feature, the soonest first', async () => {
    await open([
      source('personnel-file', ready(['sent'], ['late', isoDate(2026, 12, 24)], ['a'], ['b'])),
      source('coworkers', ready(['soon', isoDate(2026, 11, 30)], ['c'])),
    ])
    await expect.poll(titles).toEqual(['soon', 'late', 'sent', 'a', 'b', 'c'])
    expect(await violations()).toEqual([])
  })

  it('is nothing when every feature says so', async () => {
    await open([source('personnel-file', ready()), source('coworkers', ready())])
    await expect.element(todo.getByText(/^Inget väntar på dig just nu\./)).toBeVisible()
  })

  it('fails by feature, names it, and shows what the others have', async () => {
    const retry = vi.fn()
    await open([
      source('personnel-file', { state: 'failed', error: appError('SERVICE_UNAVAILABLE'), retry }),
      source('coworkers', ready(['soon', isoDate(2026, 11, 30)])),
    ])
    await expect.element(todo.getByText('Personalfil: kunde inte hämtas')).toBeVisible()
    await expect.poll(titles).toEqual(['soon'])
    expect(todo.getByText('Inget väntar').query()).toBeNull()
    await todo.getByRole('button', { name: 'Försök igen' }).click()
    expect(retry).toHaveBeenCalledOnce()
  })

  it('is never said to be nothing while something is on its way', async () => {
    await open([source('personnel-file', { state: 'loading' }), source('coworkers', ready())])
    expect(todo.getByText('Inget väntar').query()).toBeNull()
  })

  it('comes all at once: a row that came late would move those that the user is about to press', async () => {
    await open([source('personnel-file', { state: 'loading' }), source('coworkers', ready(['late']))])
    await expect.element(todo.getByText('Hämtar')).toBeInTheDocument()
    expect(titles()).toEqual([])
  })

  it('leaves out what is shut for the user', async () => {
    await open([source('statistics', ready(['hidden'])), source('coworkers', ready(['seen']))])
    await expect.poll(titles).toEqual(['seen'])
  })
})

describe('what the features declare', () => {
  const Action = ({ variant }: ActionProps) => <button type="button">{variant}</button>
  const figures: DashboardSource = { feature: 'coworkers', Figures: () => <li>740 medarbetare</li> }

  it('one button beside the greeting is primary: the first', async () => {
    await open([
      { feature: 'personnel-file', Action },
      { feature: 'coworkers', Action },
    ])
    const names = page.getByRole('button', { name: /^(primary|secondary)$/ }).elements()
    expect(names.map(button => button.textContent)).toEqual(['primary', 'secondary'])
  })

  it.each([
    { who: 'HR', unitPath: [], isShown: true },
    { who: 'a manager', unitPath: ['Drift'], isShown: false },
  ])('the figures of the company are for HR: $who', async ({ unitPath, isShown }) => {
    await open([figures], '/', [{ ...HR_ROLE, unitPath }])
    const shown = page.getByRole('region', { name: 'I siffror' }).getByText('740 medarbetare')
    if (isShown) await expect.element(shown).toBeVisible()
    else expect(shown.query()).toBeNull()
  })
})

describe('a feature that one was sent away from', () => {
  it.each([
    ['sv', 'statistics', 'Er organisation har inget avtal för Statistik.', 'Kontakta supporten'],
    ['en', 'statistics', 'Your organisation has no agreement for Statistics.', 'Contact support'],
    ['sv', 'deviations', 'Du har inte behörighet till Avvikelser.', 'Be HR i din organisation'],
    ['en', 'deviations', 'You do not have permission for Complaints.', 'Ask HR in your organisation'],
  ] as const)(
    'is named, with what is missing and whom to ask (%s, %s)',
    async (locale, key, sentence, whom) => {
      await open([], `/?notAllowed=${key}`)
      showLocale(locale)
      await expect.element(page.getByText(sentence)).toBeVisible()
      await expect.element(page.getByText(whom, { exact: false })).toBeVisible()
      expect(await violations()).toEqual([])
    },
  )

  it.each([
    ['is none', '<img src=x onerror=alert(1)>'],
    ['is none', 'telepathy'],
    ['is none', '__proto__'],
    ['is none', ''],
    ['is open', 'persim'],
    ['is not told of by the server', 'invoices'],
  ])('that %s is not heeded, whatever the address says: %s', async (_why, key) => {
    await open([], `/?notAllowed=${encodeURIComponent(key)}`)
    expect(page.getByRole('button', { name: 'Stäng meddelandet' }).query()).toBeNull()
  })
})

describe('tips', () => {
  it('stand last, with pictures that load when they are near', async () => {
    const text = { sv: 'Kurs', en: 'Course' }
    const tip = {
      kind: 'learning',
      title: text,
      text,
      address: 'https://x.example/',
      image: '/favicon.svg',
    } as const
    answering([...profileAnswers(['start']), NO_DEADLINES])
    beSignedIn({ ...EXAMPLE_CONFIG, TIPS: [tip] })
    await render(<Guarded sources={[]} />)
    const tips = page.getByRole('region', { name: 'Tips och utbildning' })
    await expect.element(tips.getByRole('link', { name: /^Kurs/ })).toHaveAttribute('rel', 'noreferrer')
    expect(document.querySelector('img')?.loading).toBe('lazy')
  })

  it('are not there when the configuration has none', async () => {
    await open([])
    expect(page.getByText('Tips och utbildning').query()).toBeNull()
  })
})
