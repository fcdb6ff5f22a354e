import { contract } from '@salvia/core/api'
import type { Deadline, DeadlineList } from '@salvia/core/deadlines'
import { addDays, addElapsed, type Instant, parseInstant, stockholmDate } from '@salvia/core/primitives'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showLocale } from '../../i18n/i18n.ts'
import type { DashboardSource, TodoAnswer, TodoItem } from '../../parts/dashboard/dashboard-source.ts'
import { atom, useAtomValue } from '../../state/jotai.ts'
import { profileAtom } from '../../state/profile.state.ts'
import { serverTime } from '../../state/server-time.ts'
import { endSession } from '../../state/session-end.ts'
import { answering, reply } from '../../testing/answers.ts'
import { render } from '../../testing/render.tsx'
import { beSignedIn, profileAnswers } from '../../testing/signed-in.ts'
import { violations } from '../../testing/violations.ts'
import { Waiting } from './waiting.tsx'

const at = (text: string): Instant => parseInstant(text) ?? expect.fail(text)
const now = serverTime()
const inHours = (hours: number): Instant => addElapsed(now, { hours })
const deadline = (objectId: string, more: Partial<Deadline> = {}): Deadline => ({
  feature: 'bookings',
  kind: 'latest-cancellation',
  heading: { sv: 'Sista avbokning', en: 'Last cancellation' },
  detail: { sv: '{service} för {employee}', en: '{service} for {employee}' },
  consequence: { sv: 'Därefter debiteras den.', en: 'After that it is charged.' },
  at: inHours(24),
  objectId,
  facts: { service: 'Hälsosamtal', employee: `Åsa ${objectId}` },
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

const BOOKING = { subject: 'employee', to: (id: string) => `/tid/${id}` }
const sourcesWith = (todos?: TodoAnswer): readonly DashboardSource[] => [
  { feature: 'bookings', deadlines: { 'latest-cancellation': BOOKING } },
  { feature: 'profile', deadlines: { 'machine-token-expiry': { subject: 'name', to: () => '/din-profil' } } },
  {
    feature: 'personnel-file',
    deadlines: { 'feedback-answer': { subject: 'number', to: id => `/fil/${id}` } },
    ...(todos && { todos: atom(todos) }),
  },
]
const todo = (key: string, more: Partial<TodoItem> = {}): TodoItem => ({
  key,
  to: `/fil/${key}`,
  title: `Frågor ${key}`,
  detail: 'svara senast',
  ...more,
})
const ready = (...items: readonly TodoItem[]): TodoAnswer => ({ state: 'ready', items })

function Guarded({ sources }: { readonly sources: readonly DashboardSource[] }) {
  return useAtomValue(profileAtom) !== null && <Waiting sources={sources} />
}

async function open(answer: DeadlineList | Response, todos?: TodoAnswer) {
  const asked = answering([
    ...profileAnswers(['start', 'bookings']),
    reply(contract.deadlines.list, answer, { clientNumber: '10401' }),
  ])
  beSignedIn()
  const sources = sourcesWith(todos)
  await render(
    <main>
      <h1>Start</h1>
      <Guarded sources={sources} />
    </main>,
  )
  await expect.element(page.getByRole('heading', { name: /^Väntar på dig/ })).toBeVisible()
  return asked
}

afterEach(() => {
  endSession(undefined)
  vi.unstubAllGlobals()
})

const waiting = page.getByRole('region', { name: /^Väntar på dig/ })
const rows = waiting.getByRole('link')
const texts = (): string[] => rows.elements().map(link => link.textContent)
const all = waiting.getByRole('button', { name: /^Visa allt som kommer/ })

it('is one list of links that begin with the person or thing, the nearest first', async () => {
  await open(
    list([deadline('a', { at: inHours(3) }), deadline('b', { at: inHours(40) })]),
    ready(todo('undated'), todo('dated', { deadline: inHours(20) })),
  )
  await expect.element(page.getByRole('heading', { name: 'Väntar på dig (4)' })).toBeVisible()
  expect(texts().map(text => text.split(' ').slice(0, 2).join(' '))).toEqual([
    'Åsa a',
    'Frågor dated',
    'Åsa b',
    'Frågor undated',
  ])
  await expect
    .element(waiting.getByRole('link', { name: /^Åsa a Sista avbokning (i dag|i morgon) \d\d:\d\d$/ }))
    .toHaveAttribute('href', '/tid/a')
  expect(await violations()).toEqual([])
})

it('has what is overdue first, and what is only soon last and not counted', async () => {
  const soon = todo('soon', { timing: 'soon' })
  await open(
    list([deadline('a', { at: inHours(3) })]),
    ready(soon, todo('undated'), todo('overdue', { timing: 'overdue' })),
  )
  await expect.element(page.getByRole('heading', { name: 'Väntar på dig (3)' })).toBeVisible()
  expect(texts().map(text => text.split(' ').slice(0, 2).join(' '))).toEqual([
    ...['Frågor overdue', 'Åsa a', 'Frågor undated', 'Frågor soon'],
  ])
})

it('says that nothing waits where something is only soon, and names what comes next too', async () => {
  await open(list([deadline('a', { at: inHours(300) })]), ready(todo('soon', { timing: 'soon' })))
  await expect.element(waiting.getByText(/^Inget väntar på dig just nu/)).toBeVisible()
  expect(texts().map(text => text.split(' ').slice(0, 2).join(' '))).toEqual(['Åsa a', 'Frågor soon'])
  expect(all.query()).toBeNull()
})

it.each([
  ['the last moment of the 48 hours is near', 47.99, 'Väntar på dig (1)'],
  ['the moment after is not', 48.02, 'Väntar på dig'],
])('%s', async (_what, hours, heading) => {
  await open(list([deadline('a', { at: inHours(hours) })]), ready())
  await expect.element(page.getByRole('heading', { name: heading, exact: true })).toBeVisible()
})

it('tells a date without a time of day, and what the portal has no screen for', async () => {
  const tomorrow = addDays(stockholmDate(now), 1)
  const token = { feature: 'profile', kind: 'machine-token-expiry', facts: { name: 'Lönesystemet' } } as const
  await open(
    list([deadline('x', { kind: 'unheard-of', at: inHours(2) }), deadline('t', { ...token, at: tomorrow })]),
  )
  await expect
    .element(waiting.getByRole('link', { name: 'Lönesystemet Sista avbokning i morgon', exact: true }))
    .toHaveAttribute('href', '/din-profil')
  await expect.element(waiting.getByText('Sista avbokning Hälsosamtal för Åsa x')).toBeVisible()
  expect(rows.elements()).toHaveLength(1)
})

it('lists a thing that is to do once, though it has a deadline too', async () => {
  const answer = { feature: 'personnel-file', kind: 'feedback-answer', facts: { number: 'P-20001' } } as const
  await open(list([deadline('f', answer)]), ready(todo('f', { deadline: inHours(24) })))
  await expect.element(page.getByRole('heading', { name: 'Väntar på dig (1)' })).toBeVisible()
  expect(rows.elements()).toHaveLength(1)
})

it('leaves a deadline out that passed since the list was fetched', async () => {
  await open(list([deadline('gone', { at: inHours(-0.1) }), deadline('b')]), ready())
  await expect.element(page.getByRole('heading', { name: 'Väntar på dig (1)' })).toBeVisible()
  expect(texts()[0]).toMatch(/^Åsa b/)
})

it('keeps all that is to do and the nearest deadlines, and shows everything on demand', async () => {
  const near = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(hours => deadline(`n${hours}`, { at: inHours(hours) }))
  const far = deadline('far', { at: inHours(400) })
  await open(list([...near, far], { hasMore: true }), ready(todo('one'), todo('two')))
  await expect.element(page.getByRole('heading', { name: 'Väntar på dig (11)' })).toBeVisible()
  expect(rows.elements()).toHaveLength(8)
  expect(texts().slice(-2).join()).toMatch(/^Frågor one.*Frågor two/)
  await expect.element(all).toHaveTextContent('Visa allt som kommer (12)')
  await all.click()
  expect(rows.elements()).toHaveLength(12)
  expect(new Set(texts()).size).toBe(12)
  await expect.element(waiting.getByText('Det finns fler längre fram.')).toBeVisible()
  expect(waiting.getByText(/Därefter debiteras den\.$/).elements()).toHaveLength(1)
  await waiting.getByRole('button', { name: 'Visa färre' }).click()
  expect(rows.elements()).toHaveLength(8)
})

it('says that nothing waits, with what comes next', async () => {
  await open(list([deadline('a', { at: inHours(100) }), deadline('b', { at: inHours(200) })]), ready())
  await expect
    .element(waiting.getByText('Inget väntar på dig just nu. Det här kommer närmast:'))
    .toBeVisible()
  expect(texts()).toHaveLength(1)
  expect(texts()[0]).toMatch(/^Åsa a/)
  await all.click()
  expect(texts()).toHaveLength(2)
  expect(await violations()).toEqual([])
})

it('says that nothing runs out where every feature answered so', async () => {
  await open(list([]), ready())
  await expect.element(waiting.getByText(/Inget löper ut till och med 2026-12-21\.$/)).toBeVisible()
  showLocale('en')
  await expect.element(page.getByText(/Nothing is due up to and including 2026-12-21\.$/)).toBeVisible()
})

it.each([
  ['a feature is on its way', list([]), { state: 'loading' } as const],
  ['a feature failed', list([]), { state: 'failed', error: new Error('down'), retry: vi.fn() } as const],
  ['the deadlines of a feature are missing', list([], { unavailable: ['bookings'] }), ready()],
  ['no deadlines could be fetched', Response.json({}), ready()],
])('never says that nothing waits while %s', async (_what, answer, todos) => {
  await open(answer, todos)
  await expect.element(waiting.getByRole('status').or(waiting.getByRole('alert')).first()).toBeInTheDocument()
  expect(waiting.getByText(/Inget väntar/).query()).toBeNull()
})

it('names the features that did not answer, and asks again', async () => {
  const asked = await open(list([], { unavailable: ['bookings', 'personnel-file'] }))
  await expect.element(waiting.getByText(/^Vi når inte Tidsbokningar, Personalfil just nu\./)).toBeVisible()
  const before = asked.length
  await waiting.getByRole('button', { name: 'Försök igen' }).click()
  await expect.poll(() => asked.length).toBe(before + 1)
})

it('fails by part: what is to do is shown though the deadlines could not be fetched', async () => {
  await open(Response.json({}), ready(todo('one')))
  await expect.element(waiting.getByText('Kunde inte hämta vad som snart löper ut')).toBeVisible()
  await expect.element(waiting.getByRole('button', { name: 'Försök igen' })).toBeVisible()
  expect(texts()[0]).toMatch(/^Frågor one/)
})
