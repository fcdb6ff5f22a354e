import { contract } from '@salvia/core/api'
import type { CoworkerDetails } from '@salvia/core/coworkers'
import type { ErrorCode } from '@salvia/core/error-catalogue'
import { IDENTITY_NUMBER_SHOWN_SECONDS } from '@salvia/core/limits'
import { instantOf } from '@salvia/core/primitives'
import type { Timeline, TimelineEntry } from '@salvia/core/timeline'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { useAtomValue } from '../../../state/jotai.ts'
import { isHrAtom, profileAtom } from '../../../state/profile.state.ts'
import { endSession } from '../../../state/session-end.ts'
import { type Asked, answering, type CannedAnswer, refusedWith, reply } from '../../../testing/answers.ts'
import { EXAMPLE_DETAILS, HR_ROLES } from '../../../testing/coworkers.ts'
import { render } from '../../../testing/render.tsx'
import { profileAnswers, signedInForEach } from '../../../testing/signed-in.ts'
import { violations } from '../../../testing/violations.ts'
import { CoworkerScreen } from './coworker.screen.tsx'

const AT = { clientNumber: '10401', id: 'anna' }
const GET = { pid: 'hash', clientNumber: '10401', context: 'all', employeePid: 'anna' }
const NOTHING: Timeline = { items: [], hasMore: false, unavailable: [] }
const VISIT: TimelineEntry = {
  feature: 'bookings',
  kind: 'booking',
  objectId: 'b1',
  at: instantOf('2099-11-24T12:30:00.000Z'),
  heading: { sv: '{service}', en: '{service}' },
  detail: { sv: 'På mottagningen', en: 'At the clinic' },
  facts: { service: 'Hälsoundersökning' },
  state: 'ahead',
}
const SOURCES = [
  {
    feature: 'certificates',
    pages: {},
    Section: ({ pidHash }: { readonly pidHash: string }) => <h2>Kontroller för {pidHash}</h2>,
  },
  {
    feature: 'bookings',
    pages: { booking: (id: string) => `/tidsbokningar/detaljer/${id}` },
    list: {
      label: { sv: 'Kommande tider', en: 'Upcoming bookings' },
      to: (name: string) => `/tidsbokningar?q=${name}`,
    },
  },
] as const

function Signed() {
  const isKnown = useAtomValue(profileAtom) !== null
  useAtomValue(isHrAtom)
  return isKnown && <CoworkerScreen sources={SOURCES} />
}

interface Shown {
  readonly details?: Partial<CoworkerDetails>
  readonly timeline?: Timeline
  readonly more?: readonly CannedAnswer[]
  readonly isHr?: boolean
  readonly features?: Parameters<typeof profileAnswers>[0]
}

async function showing({
  details,
  timeline = NOTHING,
  more = [],
  isHr = false,
  features = ['coworkers', 'bookings', 'orders'],
}: Shown = {}): Promise<Asked[]> {
  const asked = answering([
    ...profileAnswers(features, {}, [], isHr ? HR_ROLES : []),
    reply(contract.coworkers.get, { ...EXAMPLE_DETAILS, ...details }, GET),
    reply(contract.timeline.get, timeline, AT),
    ...more,
  ])
  await render(<Signed />, '/medarbetare/anna', '/medarbetare/:id')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Anna Ahl' })).toBeVisible()
  return asked
}

/** Each fact as it is read: the label and the value. */
const facts = (): string[][] =>
  [...document.querySelectorAll('dl:not(dialog dl) > div')].map(pair =>
    [...pair.children].map(part => part.textContent?.trim() ?? ''),
  )

signedInForEach()
afterEach(() => {
  endSession(undefined)
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('an employee', () => {
  it('is told with unit, manager and contacts, each once', async () => {
    await showing({
      details: {
        manager: { name: 'Camilla Dahl', email: 'camilla@exempel.se', phone: null },
        inUnitSince: instantOf('2026-03-01T08:00:00.000Z'),
        workPhone: '08-465 004 31',
        earlierUnits: [{ path: ['Lager'], from: null, to: instantOf('2026-03-01T08:00:00.000Z') }],
      },
    })
    expect(facts()).toEqual([
      ['Enhet', 'Produktion / Montering sedan 2026-03-011 tidigare enhetLager, till 2026-03-01'],
      ['Närmaste chef', 'Camilla Dahl camilla@exempel.se'],
      ['Mobil', '070-174 06 05'],
      ['Telefon, arbete', '08-465 004 31'],
      ['E-post', 'anna@exempel.se'],
      ['Personnummer', 'Visa personnummer'],
    ])
    expect(await violations()).toEqual([])
  })

  it('has an order and the phone for orders where the user may order', async () => {
    await showing()
    await expect.element(page.getByRole('heading', { name: 'Beställ för Anna' })).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Ny beställning' }))
      .toHaveAttribute('href', '/bestallningar/bestall/person?medarbetare=anna')
    await expect.element(page.getByRole('link', { name: '08-465 004 30' })).toBeVisible()
  })

  it('has what a feature tells of the employee as a section, where the feature is open', async () => {
    await showing({ features: ['coworkers', 'certificates'] })
    await expect.element(page.getByRole('heading', { name: 'Kontroller för anna' })).toBeVisible()
  })

  it('has no section of a feature that is closed', async () => {
    await showing()
    expect(page.getByRole('heading', { name: 'Kontroller för anna' }).query()).toBeNull()
  })

  it('that the user only manages has no way to order', async () => {
    await showing({ details: { mayOrder: false, contexts: ['all', 'managed'] } })
    expect(page.getByRole('heading', { name: /Beställ för/ }).query()).toBeNull()
  })

  it('with a protected identity says so, shows no contact and offers no number', async () => {
    await showing({
      details: {
        protectedIdentity: true,
        email: null,
        mobilePhone: null,
        mayShowNumber: false,
      },
    })
    await expect.element(page.getByText('Skyddad identitet')).toBeVisible()
    expect(facts()).toEqual([
      ['Enhet', 'Produktion / Montering'],
      ['Närmaste chef', 'Ingen angiven'],
      ['Kontakt', 'Visas inte'],
    ])
    expect(page.getByRole('button', { name: /personnummer/i }).query()).toBeNull()
    expect(page.getByRole('button', { name: /Kopiera/ }).query()).toBeNull()
    expect(await violations()).toEqual([])
  })
})

describe('contacts', () => {
  it('are copied one by one, which is read out, or all at once', async () => {
    await showing()
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await page.getByRole('button', { name: 'Kopiera anna@exempel.se' }).click()
    await expect.element(page.getByRole('status').filter({ hasText: 'Kopierat' })).toBeVisible()
    expect(write).toHaveBeenLastCalledWith('anna@exempel.se')
    await page.getByRole('button', { name: 'Kopiera kontaktuppgifter' }).click()
    expect(write).toHaveBeenLastCalledWith('Anna Ahl\nMobil: 070-174 06 05\nE-post: anna@exempel.se')
  })

  it('that the browser does not let copy say so', async () => {
    await showing()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    await page.getByRole('button', { name: 'Kopiera kontaktuppgifter' }).click()
    await expect.element(page.getByText(/Det gick inte att kopiera/)).toBeVisible()
  })
})

describe('the identity number', () => {
  const number = { pid: '198001019876' }

  it('is asked for on a press only, and is hidden again by a press', async () => {
    const asked = await showing({ more: [reply(contract.coworkers.number, number, AT)] })
    const isAsked = (): boolean => asked.some(({ path }) => path.endsWith('/number'))
    expect(isAsked()).toBe(false)
    await page.getByRole('button', { name: 'Visa personnummer' }).click()
    await expect.element(page.getByText('19800101-9876')).toBeVisible()
    await expect.element(page.getByText('Döljs efter 30 sekunder. Visningen är loggad.')).toBeVisible()
    expect(isAsked()).toBe(true)
    expect(await violations()).toEqual([])
    await page.getByRole('button', { name: 'Dölj personnummer' }).click()
    expect(page.getByText('19800101-9876').query()).toBeNull()
  })

  it('is hidden by itself at the limit', async () => {
    await showing({ more: [reply(contract.coworkers.number, number, AT)] })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await page.getByRole('button', { name: 'Visa personnummer' }).click()
    await expect.element(page.getByText('19800101-9876')).toBeVisible()
    vi.advanceTimersByTime(IDENTITY_NUMBER_SHOWN_SECONDS * 1000 - 1)
    await expect.element(page.getByText('19800101-9876')).toBeVisible()
    vi.advanceTimersByTime(1)
    await expect.element(page.getByRole('button', { name: 'Visa personnummer' })).toBeVisible()
    expect(page.getByText('19800101-9876').query()).toBeNull()
  })

  it('that cannot be fetched says why', async () => {
    const refused = refusedWith('SERVICE_UNAVAILABLE')
    await showing({ more: [reply(contract.coworkers.number, refused, AT)] })
    await page.getByRole('button', { name: 'Visa personnummer' }).click()
    await expect.element(page.getByRole('alert').getByText(/Det går inte att nå|Tjänsten/)).toBeVisible()
  })
})

describe('the order managers', () => {
  const bo = { name: 'Bo Ek', email: 'bo@exempel.se', phone: '0701740606' }

  it('are listed with what their role is more than order manager of the unit', async () => {
    await showing({
      details: {
        orderManagers: [
          { ...bo, role: 'orderer', unitPath: ['Produktion', 'Montering'] },
          { ...bo, name: 'Cilla Ek', email: 'cilla@exempel.se', role: 'orderer', unitPath: ['Produktion'] },
          { ...bo, name: 'Dan Ek', email: null, role: 'extended-orderer', unitPath: [] },
        ],
      },
    })
    const items = page.getByRole('region', { name: 'Beställare' }).getByRole('listitem').elements()
    expect(items.map(item => item.firstElementChild?.textContent)).toEqual([
      'Bo Ek',
      'Cilla EkBeställare för Produktion',
      'Dan EkUtökad beställare för hela organisationen',
    ])
    expect(page.getByRole('link', { name: /Vad Bo Ek/ }).query()).toBeNull()
    expect(await violations()).toEqual([])
  })

  it('lead HR to what they may see', async () => {
    await showing({
      isHr: true,
      details: { orderManagers: [{ ...bo, role: 'orderer', unitPath: ['Produktion', 'Montering'] }] },
    })
    await expect
      .element(page.getByRole('link', { name: 'Vad Bo Ek får se' }))
      .toHaveAttribute('href', '/medarbetare/behorigheter?q=bo%40exempel.se')
  })

  it('beyond the nearest four are folded; none is told', async () => {
    const many = ['A', 'B', 'C', 'D', 'E', 'F'].map(name => ({
      ...bo,
      name,
      role: 'orderer' as const,
      unitPath: ['Produktion', 'Montering'],
    }))
    await showing({ details: { orderManagers: many } })
    await expect.element(page.getByText('2 beställare till')).toBeVisible()
  })

  it('that do not exist are told of', async () => {
    await showing()
    await expect.element(page.getByText('Ingen är beställare för enheten.')).toBeVisible()
  })
})

describe('what there is about the person', () => {
  const about = page.getByRole('region', { name: 'Händelser för Anna' })

  it('is told ahead and past, and each entry leads to its page', async () => {
    const past = {
      ...VISIT,
      objectId: 'b2',
      at: instantOf('2026-01-12T12:30:00.000Z'),
      state: 'off',
    } as const
    await showing({ timeline: { items: [VISIT, past], hasMore: true, unavailable: [] } })
    const ahead = about.getByRole('list', { name: 'Kommande', exact: true })
    await expect
      .element(ahead.getByRole('link', { name: 'Hälsoundersökning' }))
      .toHaveAttribute('href', '/tidsbokningar/detaljer/b1')
    const before = about.getByRole('list', { name: 'Tidigare' })
    await expect.element(before.getByText('Inställt')).toBeVisible()
    expect(ahead.getByText('Inställt').query()).toBeNull()
    await expect.element(about.getByText('Äldre händelser visas inte här.')).toBeVisible()
    await expect
      .element(about.getByRole('link', { name: 'Kommande tider' }))
      .toHaveAttribute('href', '/tidsbokningar?q=Anna Ahl')
    expect(await violations()).toEqual([])
  })

  it('of a feature whose page is not known is told without a link', async () => {
    await showing({
      timeline: { items: [{ ...VISIT, kind: 'unknown' }], hasMore: false, unavailable: [] },
    })
    await expect.element(about.getByText(/^Hälsoundersökning/)).toBeVisible()
    expect(about.getByRole('link', { name: 'Hälsoundersökning' }).query()).toBeNull()
  })

  it('is nothing yet', async () => {
    await showing()
    await expect.element(about.getByText('Inga händelser än.')).toBeVisible()
    expect(about.getByRole('link').query()).toBeNull()
  })

  it('of a feature that could not be asked is missing, which is told', async () => {
    await showing({ timeline: { items: [], hasMore: false, unavailable: ['bookings'] } })
    await expect.element(about.getByText('Tidsbokningar gick inte att hämta. Resten visas.')).toBeVisible()
    expect(about.getByText('Det finns inget').query()).toBeNull()
  })

  it('can fail by itself, and be tried again', async () => {
    await showing({ more: [reply(contract.timeline.get, refusedWith('COWORKER_NOT_FOUND'), AT)] })
    await expect.element(about.getByRole('button', { name: 'Försök igen' })).toBeVisible()
    expect(facts()[0]).toEqual(['Enhet', 'Produktion / Montering'])
  })
})

describe('no employee', () => {
  async function refused(code: ErrorCode): Promise<void> {
    answering([...profileAnswers(['coworkers']), reply(contract.coworkers.get, refusedWith(code), GET)])
    await render(<Signed />, '/medarbetare/anna', '/medarbetare/:id')
  }

  it.each([
    ['EXCLUDED_BY_SELF_INSIGHT', 'Regeln om egen insyn', 'Du kan inte se dina egna uppgifter här.'],
    ['EXCLUDED_BY_ORDERING', 'Beställarregeln', 'Medarbetaren är undantagen av beställarregeln.'],
    ['EXCLUDED_BY_COLLEAGUE', 'Kollegaregeln', 'Medarbetaren är undantagen av kollegaregeln.'],
  ] as const)('%s names the rule in plain words, with all rules one press away', async (code, rule, text) => {
    await refused(code)
    await expect.element(page.getByRole('heading', { level: 1, name: rule })).toBeVisible()
    await expect.element(page.getByText(text)).toBeVisible()
    await expect.element(page.getByText('Exempel:')).toBeVisible()
    expect(await violations()).toEqual([])
    await page.getByRole('button', { name: 'Läs om alla tre reglerna' }).click()
    await expect.element(page.getByRole('dialog').getByText(/Den som är utökad beställare/)).toBeVisible()
  })

  it('that is not found leads back and to why', async () => {
    await refused('COWORKER_NOT_FOUND')
    await expect.element(page.getByRole('heading', { name: 'Vi hittar inte medarbetaren' })).toBeVisible()
    await page.getByRole('button', { name: 'Varför finns inte personen här?' }).click()
    await expect.element(page.getByRole('textbox', { name: 'Namn eller personnummer' })).toBeVisible()
    expect(await violations()).toEqual([])
  })

  it('that could not be fetched can be tried again', async () => {
    await refused('UNEXPECTED_ERROR')
    await expect.element(page.getByRole('button', { name: 'Försök igen' }), { timeout: 15_000 }).toBeVisible()
    expect(await violations()).toEqual([])
  })

  it('is shown while it loads', async () => {
    answering(profileAnswers(['coworkers']))
    vi.stubGlobal('fetch', wait(window.fetch))
    await render(<Signed />, '/medarbetare/anna', '/medarbetare/:id')
    await expect.element(page.getByRole('status').filter({ hasText: 'Hämtar' })).toBeInTheDocument()
    expect(await violations()).toEqual([])
  })
})

/** Answers about the user, and never about the employee. */
const wait =
  (answer: typeof fetch): typeof fetch =>
  (url, init) =>
    String(url).includes('subcompanies') ? new Promise(() => undefined) : answer(url, init)
