import { contract } from '@salvia/core/api'
import type { Deadline, DeadlineList } from '@salvia/core/deadlines'
import { addDays, type Instant, isoDate, parseInstant, stockholmDate } from '@salvia/core/primitives'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showLocale } from '../../i18n/i18n.ts'
import type { DashboardSource } from '../../parts/dashboard/dashboard-source.ts'
import { useAtomValue } from '../../state/jotai.ts'
import { profileAtom } from '../../state/profile.state.ts'
import { serverTime } from '../../state/server-time.ts'
import { endSession } from '../../state/session-end.ts'
import { answering, reply } from '../../testing/answers.ts'
import { render } from '../../testing/render.tsx'
import { beSignedIn, profileAnswers } from '../../testing/signed-in.ts'
import { violations } from '../../testing/violations.ts'
import { Radar } from './radar.tsx'

const at = (text: string): Instant => parseInstant(text) ?? expect.fail(text)
const deadline = (objectId: string, more: Partial<Deadline> = {}): Deadline => ({
  feature: 'bookings',
  kind: 'latest-cancellation',
  heading: { sv: `Sista avbokning ${objectId}`, en: `Last cancellation ${objectId}` },
  detail: { sv: '{service} för {employee}', en: '{service} for {employee}' },
  consequence: { sv: 'Därefter debiteras den.', en: 'After that it is charged.' },
  at: at('2026-11-30T12:30:00Z'),
  objectId,
  facts: { service: 'Hälsosamtal', employee: 'Åsa Öberg' },
  isProtected: false,
  ...more,
})
const list = (items: readonly Deadline[], more: Partial<DeadlineList> = {}): DeadlineList => ({
  items: [...items],
  hasMore: false,
  until: at('2026-12-21T11:00:00Z'),
  unavailable: [],
  ...more,
})

const SOURCES: readonly DashboardSource[] = [
  { feature: 'bookings', deadlines: { 'latest-cancellation': { to: id => `/tid/${id}` } } },
  { feature: 'profile', deadlines: { 'machine-token-expiry': { to: () => '/din-profil' } } },
]

function Guarded() {
  return useAtomValue(profileAtom) !== null && <Radar sources={SOURCES} />
}

async function open(answer: DeadlineList | Response) {
  const asked = answering([
    ...profileAnswers(['start', 'bookings']),
    reply(contract.deadlines.list, answer, { clientNumber: '10401' }),
  ])
  beSignedIn()
  await render(
    <main>
      <h1>Start</h1>
      <Guarded />
    </main>,
  )
  await expect.element(page.getByRole('heading', { name: 'Snart dags' })).toBeVisible()
  return asked
}

afterEach(() => {
  endSession(undefined)
  vi.unstubAllGlobals()
})

const radar = page.getByRole('region', { name: 'Snart dags' })

it('tells what ends when, what follows, and leads to where one acts', async () => {
  await open(list([deadline('b1')]))
  await expect
    .element(radar.getByRole('link', { name: 'Sista avbokning b1' }))
    .toHaveAttribute('href', '/tid/b1')
  await expect.element(radar.getByText('Hälsosamtal för Åsa Öberg')).toBeVisible()
  await expect.element(radar.getByText('Därefter debiteras den.')).toBeVisible()
  await expect.element(radar.getByText('2026-11-30 13:30')).toBeVisible()
  await expect.element(radar.getByText('Till och med 2026-12-21')).toBeVisible()
  expect(await violations()).toEqual([])
})

it('leads to where it is acted on, and says how far away a date is', async () => {
  const tomorrow = addDays(stockholmDate(serverTime()), 1)
  const token = { feature: 'profile', kind: 'machine-token-expiry', at: tomorrow } as const
  await open(list([deadline('t1', token), deadline('x', { kind: 'unheard-of', at: isoDate(2027, 1, 1) })]))
  await expect
    .element(radar.getByRole('link', { name: 'Sista avbokning t1' }))
    .toHaveAttribute('href', '/din-profil')
  await expect.element(radar.getByText('i morgon')).toBeVisible()
  await expect.element(radar.getByText('Sista avbokning x')).toBeVisible()
  expect(radar.getByRole('link').elements()).toHaveLength(1)
})

it('shows the nearest first and the others on demand', async () => {
  await open(
    list(
      ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(id => deadline(id)),
      { hasMore: true },
    ),
  )
  const rows = radar.getByRole('listitem')
  await expect.element(rows.first()).toBeVisible()
  expect(rows.elements()).toHaveLength(5)
  await radar.getByRole('button', { name: 'Visa alla 7' }).click()
  expect(rows.elements()).toHaveLength(7)
  await expect.element(radar.getByText('Det finns fler längre fram.')).toBeVisible()
  await radar.getByRole('button', { name: 'Visa färre' }).click()
  expect(rows.elements()).toHaveLength(5)
})

it('says that nothing runs out, only where every feature answered', async () => {
  await open(list([]))
  await expect.element(radar.getByText(/^Inget låses/)).toBeVisible()
  showLocale('en')
  await expect.element(page.getByText(/^Nothing locks/)).toBeVisible()
})

it('names the features that did not answer, and asks again', async () => {
  const asked = await open(list([], { unavailable: ['bookings', 'personnel-file'] }))
  await expect.element(radar.getByText(/^Vi når inte Tidsbokningar, Personalfil just nu\./)).toBeVisible()
  expect(radar.getByText(/^Inget låses/).query()).toBeNull()
  const before = asked.length
  await radar.getByRole('button', { name: 'Försök igen' }).click()
  await expect.poll(() => asked.length).toBe(before + 1)
})

it('fails alone, with a way to try again', async () => {
  await open(Response.json({}))
  await expect.element(radar.getByText('Kunde inte hämta vad som snart löper ut')).toBeVisible()
  await expect.element(radar.getByRole('button', { name: 'Försök igen' })).toBeVisible()
})
