import { contract } from '@salvia/core/api'
import { errorText } from '@salvia/core/error-catalogue'
import { SERVICES_SHOWN_AT_FIRST } from '@salvia/core/limits'
import { isoDate } from '@salvia/core/primitives'
import { DEFAULT_SETTINGS } from '@salvia/core/profile'
import type { ServiceCatalogue } from '@salvia/core/services'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { startWithConfig } from '../../../state/config.state.ts'
import { useAtomValue } from '../../../state/jotai.ts'
import { profileAtom } from '../../../state/profile.state.ts'
import { queryClient } from '../../../state/query-client.ts'
import { endSession } from '../../../state/session-end.ts'
import { type Asked, answering, refusedWith, reply } from '../../../testing/answers.ts'
import { EXAMPLE_CONFIG } from '../../../testing/config.ts'
import { render } from '../../../testing/render.tsx'
import { exampleCatalogue, exampleService } from '../../../testing/services.ts'
import { beSignedIn, EXAMPLE_PROFILE, profileAnswers } from '../../../testing/signed-in.ts'
import { violations } from '../../../testing/violations.ts'
import { ServicesScreen } from './services.screen.tsx'

const NEXT = isoDate(2027, 1, 1)
const CHECK = exampleService()
const TALK = exampleService({
  portalServiceId: 'samtal',
  name: 'Psykologsamtal',
  category: 'Samtal',
  description: '',
})
const CRISIS = exampleService({
  ...TALK,
  ...{ portalServiceId: 'kris', name: 'Krisstöd', order: 'phone', urgent: true },
  ordering: { kind: 'phone', reason: 'urgent' },
})
const ADVICE = exampleService({ ...TALK, portalServiceId: 'first', name: 'Rådgivning' })
const QUARTZ = exampleService({
  ...{ portalServiceId: 'kvarts', name: 'Kvarts', contracts: ['upcoming'] },
  ordering: { kind: 'from', date: NEXT },
})
const ALL = [ADVICE, CRISIS, TALK, CHECK]

/** Renders the screen only when the profile is loaded, as its guard does. */
function Guarded() {
  return useAtomValue(profileAtom) !== null && <ServicesScreen />
}

interface Opened {
  readonly path?: string
  readonly preview?: 'current' | 'new'
}

async function open(given: ServiceCatalogue | Response, { path = '', preview = 'current' }: Opened = {}) {
  let servicePreview = preview
  const profile = () => ({ ...EXAMPLE_PROFILE, settings: { ...DEFAULT_SETTINGS, servicePreview } })
  const asked = answering([
    ...profileAnswers(undefined),
    reply(contract.profile.get, profile),
    reply(contract.services.catalogue, given, { clientNumber: '10401' }),
    reply(contract.profile.update, () => {
      servicePreview = 'new'
      return profile()
    }),
  ])
  beSignedIn()
  startWithConfig({ ...EXAMPLE_CONFIG, FIRST_SERVICE_ID: 'first' })
  await render(
    <main>
      <Guarded />
    </main>,
    `/bestallningar/tjanster${path}`,
  )
  await expect.element(page.getByRole('heading', { level: 1, name: 'Tjänster' })).toBeVisible()
  return asked
}

/** The headings and the names of services, from top to bottom. */
const listed = (): string[] =>
  [...document.querySelectorAll('main section h2, main section li a[href^="/bestallningar/tjanster"]')].map(
    ({ textContent }) => textContent ?? '',
  )
const pills = (): string[] =>
  page
    .getByRole('navigation', { name: 'Filtrera på kategori' })
    .getByRole('link')
    .elements()
    .map(link => link.textContent ?? '')
const search = page.getByRole('searchbox')
const settingsSent = (asked: readonly Asked[]) =>
  asked.filter(({ method }) => method === 'PATCH').map(({ body }) => body)

afterEach(() => {
  endSession(undefined)
  queryClient.clear()
  vi.unstubAllGlobals()
})

describe('the services', () => {
  it('can each be ordered from the row, in the way that fits them; one for both asks for whom', async () => {
    const group = exampleService({ portalServiceId: 'grupp', name: 'Stress i grupp', for: ['group'] })
    const both = exampleService({ portalServiceId: 'bada', name: 'Ergonomi', for: ['person', 'group'] })
    await open(exampleCatalogue([CHECK, CRISIS, group, both]))
    const order = (name: string) => page.getByRole('link', { name: `Beställ ${name}` })
    await expect
      .element(order('Hälsoundersökning'))
      .toHaveAttribute('href', '/bestallningar/bestall/person?tjanst=halsoundersokning')
    await expect
      .element(order('Stress i grupp'))
      .toHaveAttribute('href', '/bestallningar/bestall/grupp?tjanst=grupp')
    await expect.element(order('Ergonomi')).toHaveAttribute('href', '/bestallningar/bestall?tjanst=bada')
    expect(order('Krisstöd').query()).toBeNull()
  })

  it('lead from counselling to the form that asks what it is about', async () => {
    await open(exampleCatalogue([exampleService({ ...ADVICE, for: ['person', 'group'] })]))
    await expect
      .element(page.getByRole('link', { name: 'Beställ Rådgivning' }))
      .toHaveAttribute('href', '/bestallningar/bestall/radgivning')
  })

  it('stand by category, after the one that the provider puts first', async () => {
    await open(exampleCatalogue(ALL))
    await expect
      .poll(listed)
      .toEqual(['Rådgivning', 'Samtal', 'Krisstöd', 'Psykologsamtal', 'Undersökningar', 'Hälsoundersökning'])
    expect(pills()).toEqual(['Alla 4', 'Samtal 3', 'Undersökningar 1'])
    await expect.element(page.getByText('Enligt befintligt avtal', { exact: true })).toBeVisible()
    expect(page.getByRole('button', { name: 'Visa nytt avtal' }).query()).toBeNull()
    expect(await violations()).toEqual([])
  })

  it('that cannot be ordered in the portal say why, with the number', async () => {
    const late = exampleService({ portalServiceId: 'late', name: 'Sent', lastDay: isoDate(2026, 12, 31) })
    await open(exampleCatalogue([CRISIS, late, CHECK], { upcoming: { from: NEXT } }))
    const marks = (): (string | null)[] =>
      [...document.querySelectorAll('main section li p:has(svg)')].map(mark => mark.textContent)
    await expect
      .poll(marks)
      .toEqual(['Brådskande, ring 08-465 004 30', 'Kan beställas till och med 31 december 2026'])
  })

  it('of a category are those of its address, without a heading', async () => {
    await open(exampleCatalogue(ALL), { path: '?category=Samtal' })
    await expect.poll(listed).toEqual(['Rådgivning', 'Krisstöd', 'Psykologsamtal'])
    await page.getByRole('link', { name: 'Undersökningar 1' }).click()
    await expect.poll(listed).toEqual(['Hälsoundersökning'])
  })

  it('beyond the first are shown when they are asked for, and focus stays in the list', async () => {
    const many = Array.from({ length: SERVICES_SHOWN_AT_FIRST + 1 }, (_, i) =>
      exampleService({ portalServiceId: `s${i}`, name: `Tjänst ${i}` }),
    )
    await open(exampleCatalogue(many))
    await expect
      .poll(() => page.getByRole('listitem').elements().length - pills().length)
      .toBe(SERVICES_SHOWN_AT_FIRST)
    await page.getByRole('button', { name: `Visa alla ${many.length} tjänster` }).click()
    await expect.element(page.getByRole('link', { name: `Tjänst ${SERVICES_SHOWN_AT_FIRST}` })).toBeVisible()
    await expect.poll(() => document.activeElement?.textContent).toContain(`${many.length} tjänster`)
  })
})

describe('the search', () => {
  it('finds by name, category and words of the description, and keeps the counts in step', async () => {
    await open(exampleCatalogue(ALL))
    await search.fill('blodtryck')
    await expect.poll(listed).toEqual(['Undersökningar', 'Hälsoundersökning'])
    expect(pills()).toEqual(['Alla 1', 'Samtal 0', 'Undersökningar 1'])
    await expect.element(page.getByText('1 tjänst', { exact: true }).first()).toBeVisible()
  })

  it('that finds nothing says why, and is ended in one press', async () => {
    await open(exampleCatalogue(ALL), { path: '?q=klattring' })
    await expect.element(page.getByText('Inga tjänster matchar')).toBeVisible()
    await expect.element(page.getByText(/inte ingår i avtalet visas inte/)).toBeVisible()
    await expect.element(page.getByRole('link', { name: '08-465 004 30' })).toBeVisible()
    expect(await violations()).toEqual([])
    await page.getByRole('button', { name: 'Visa alla tjänster' }).click()
    await expect.poll(listed).toHaveLength(6)
    await expect.element(search).toHaveValue('')
  })
})

describe('with a new contract ahead', () => {
  const both = exampleCatalogue([...ALL, QUARTZ], { upcoming: { from: NEXT } })

  it('the services are those of the current one, and the other is one press away', async () => {
    const asked = await open(both)
    await expect.poll(listed).not.toContain('Kvarts')
    await expect
      .element(page.getByText('Enligt befintligt avtal till och med 31 december 2026'))
      .toBeVisible()
    expect(await violations()).toEqual([])
    await page.getByRole('button', { name: 'Visa nytt avtal' }).click()
    await expect.element(page.getByText('Enligt nytt avtal från 1 januari 2027')).toBeVisible()
    expect(settingsSent(asked)).toEqual([{ servicePreview: 'new' }])
  })

  it('and the new one chosen, its services say from when they can be ordered', async () => {
    await open(both, { preview: 'new' })
    await expect.poll(listed).toEqual(['Undersökningar', 'Kvarts'])
    await expect.element(page.getByText('Kan beställas från 1 januari 2027')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Visa befintligt avtal' })).toBeVisible()
  })

  it('and no current one, those of the new one are shown without a choice', async () => {
    await open(exampleCatalogue([QUARTZ], { current: null, upcoming: { from: NEXT } }))
    await expect.poll(listed).toEqual(['Undersökningar', 'Kvarts'])
    expect(page.getByRole('button', { name: /avtal/ }).query()).toBeNull()
  })

  it('a choice that cannot be saved says so', async () => {
    await open(both)
    await expect.element(page.getByRole('button', { name: 'Visa nytt avtal' })).toBeVisible()
    answering([...profileAnswers(undefined), reply(contract.profile.update, refusedWith('INVALID_REQUEST'))])
    await page.getByRole('button', { name: 'Visa nytt avtal' }).click()
    const { title } = errorText('INVALID_REQUEST', 'sv', { fields: '' })
    await expect.element(page.getByRole('alert').getByText(title)).toBeVisible()
  })
})

describe('without services', () => {
  it('a customer whose agreement is not there yet is told whom to ask', async () => {
    await open(exampleCatalogue([], { current: null }))
    await expect.element(page.getByText('Inga tjänster än')).toBeVisible()
    await expect.element(page.getByRole('link', { name: '08-465 004 30' })).toBeVisible()
    expect(search.query()).toBeNull()
    expect(await violations()).toEqual([])
  })

  it('that could not be fetched, they can be asked for again', async () => {
    await open(refusedWith('INVALID_REQUEST'))
    await expect.element(page.getByRole('button', { name: 'Försök igen' })).toBeVisible()
    expect(await violations()).toEqual([])
    answering([
      ...profileAnswers(undefined),
      reply(contract.services.catalogue, exampleCatalogue(ALL), { clientNumber: '10401' }),
    ])
    await page.getByRole('button', { name: 'Försök igen' }).click()
    await expect.poll(listed).toHaveLength(6)
  })
})

it('the help has an address, and says what is shown', async () => {
  await open(exampleCatalogue(ALL))
  await page.getByRole('button', { name: 'Om tjänsterna' }).click()
  await expect.element(page.getByRole('dialog').getByText(/ingår i organisationens avtal/)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: 'Om tjänsterna' })).toHaveFocus()
})
