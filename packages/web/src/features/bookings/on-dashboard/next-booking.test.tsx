import { contract } from '@salvia/core/api'
import type { Booking, BookingPage } from '@salvia/core/bookings'
import { addElapsed, type Instant, isoDate } from '@salvia/core/primitives'
import type { CompanyProfile } from '@salvia/core/profile'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { useAtomValue } from '../../../state/jotai.ts'
import { isFeatureOpenAtom, profileAtom } from '../../../state/profile.state.ts'
import { serverTime } from '../../../state/server-time.ts'
import { endSession } from '../../../state/session-end.ts'
import { type Asked, answering, refusedWith, reply } from '../../../testing/answers.ts'
import { render } from '../../../testing/render.tsx'
import { beSignedIn, profileAnswers } from '../../../testing/signed-in.ts'
import { violations } from '../../../testing/violations.ts'
import { BookingFigures } from './booking-figures.tsx'
import { NextBooking } from './next-booking.tsx'

const now = serverTime()
const inHours = (hours: number): Instant => addElapsed(now, { hours })

const IDS = { over: 1, ongoing: 2, next: 3, later: 4 } as const
const idOf = (name: keyof typeof IDS): string => `00000000-0000-4000-8000-00000000000${IDS[name]}`

const booking = (name: keyof typeof IDS, startsIn: number, more: Partial<Booking> = {}): Booking => ({
  id: idOf(name),
  service: `Tjänst ${name}`,
  startsAt: inHours(startsIn),
  endsAt: inHours(startsIn + 1),
  visitType: 'video',
  address: null,
  employee: { pidHash: 'x', firstName: 'Åsa', lastName: 'Öberg' },
  caregiver: null,
  status: 'upcoming',
  latestCancellation: inHours(startsIn - 24),
  concernsLeader: false,
  mayChange: true,
  ...more,
})
const pageOf = (...items: readonly Booking[]): BookingPage => ({
  items: [...items],
  counts: { all: items.length, upcoming: items.length, past: 0, cancelled: 0 },
  isEmpty: items.length === 0,
  isLimited: false,
  period: { from: isoDate(2026, 1, 1), to: null },
  page: 1,
  pageSize: 20,
  total: items.length,
})

function Guarded() {
  const isKnown = useAtomValue(profileAtom) !== null
  const isOpen = useAtomValue(isFeatureOpenAtom)('bookings')
  return (
    isKnown &&
    isOpen && (
      <>
        <NextBooking />
        <p>Tips</p>
      </>
    )
  )
}

async function open(
  list: BookingPage | Response,
  roles: CompanyProfile['roles'] = [],
): Promise<readonly Asked[]> {
  const asked = answering([
    ...profileAnswers(['bookings'], {}, [], roles),
    reply(contract.bookings.list, list, { clientNumber: '10401' }),
  ])
  beSignedIn()
  await render(
    <main>
      <h1>Start</h1>
      <Guarded />
    </main>,
  )
  return asked
}

afterEach(() => {
  endSession(undefined)
  vi.unstubAllGlobals()
})

const card = page.getByRole('region', { name: 'Nästa tid' })
const reschedule = card.getByRole('link', { name: 'Boka om' })

it('is the first that has not begun, with the ways to it', async () => {
  await open(pageOf(booking('over', -3), booking('ongoing', -0.5), booking('next', 48), booking('later', 72)))
  await expect.element(card.getByText('Åsa Öberg · Tjänst next')).toBeVisible()
  await expect.element(card.getByText('Video')).toBeVisible()
  await expect
    .element(card.getByRole('link', { name: 'Visa tiden' }))
    .toHaveAttribute('href', `/tidsbokningar/detaljer/${idOf('next')}`)
  await expect.element(reschedule).toHaveAttribute('href', `/tidsbokningar/boka-om/${idOf('next')}`)
  await expect
    .element(card.getByRole('link', { name: 'Alla tider' }))
    .toHaveAttribute('href', '/tidsbokningar')
  expect(await violations()).toEqual([])
})

it('is the one that is going on where no other is left', async () => {
  await open(pageOf(booking('over', -3), booking('ongoing', -0.5)))
  await expect.element(card.getByText('Pågår nu')).toBeVisible()
  expect(reschedule.query()).toBeNull()
})

it.each([
  ['whose limit has passed', { latestCancellation: inHours(-1) }],
  ['of someone whom the user may not order for', { mayChange: false }],
])('one %s is not offered to be moved', async (_what, more) => {
  await open(pageOf(booking('next', 12, more)))
  await expect.element(card.getByText(/Tjänst next$/)).toBeVisible()
  expect(reschedule.query()).toBeNull()
})

it('stands with its place', async () => {
  const address = 'Mottagningen Björkby, Storgatan 1'
  await open(pageOf(booking('next', 48, { visitType: 'unit', address })))
  await expect.element(card.getByText(/: Mottagningen Björkby, Storgatan 1$/)).toBeVisible()
})

it('is not there for HR, and is not fetched', async () => {
  const HR = {
    role: 'extended-orderer',
    unitId: '11111111-1111-4111-8111-111111111111',
    unitPath: [],
    recursive: true,
  } as const
  const asked = await open(pageOf(booking('next', 48)), [{ ...HR, unitPath: [] }])
  await expect.element(page.getByText('Tips')).toBeVisible()
  expect(card.query()).toBeNull()
  expect(asked.filter(({ path }) => path.startsWith('/api/bookings'))).toEqual([])
})

it('says so where there is none', async () => {
  await open(pageOf())
  await expect.element(card.getByText('Inga kommande tider')).toBeVisible()
})

it('fails alone, with a way to try again', async () => {
  await open(Response.json({}))
  await expect.element(card.getByText('Kunde inte hämta nästa tid')).toBeVisible()
  await expect.element(card.getByRole('button', { name: 'Försök igen' })).toBeVisible()
})

it('says that no booking system is connected, with whom to call', async () => {
  await open(refusedWith('BOOKING_SYSTEM_NOT_CONNECTED'))
  await expect.element(card.getByText('Tidsbokningen är inte ansluten än.')).toBeVisible()
  await expect.element(card.getByRole('link', { name: /^08-465/ })).toBeVisible()
  expect(card.getByRole('button', { name: 'Försök igen' }).query()).toBeNull()
})

it('and the figures say it once', async () => {
  const refused = refusedWith('BOOKING_SYSTEM_NOT_CONNECTED')
  answering([
    ...profileAnswers(['bookings']),
    reply(contract.bookings.list, refused, { clientNumber: '10401' }),
  ])
  beSignedIn()
  await render(
    <ul>
      <BookingFigures />
    </ul>,
  )
  await expect.element(page.getByText('Tidsbokningen är inte ansluten än.')).toBeVisible()
  expect(page.getByRole('listitem').elements()).toHaveLength(1)
})
