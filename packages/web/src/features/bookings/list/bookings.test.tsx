import { contract } from '@salvia/core/api'
import type { BookingPage } from '@salvia/core/bookings'
import { isoDate } from '@salvia/core/primitives'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sendingsAtom } from '../../../state/begun-work.ts'
import { currentStore } from '../../../state/store.ts'
import { type Asked, answering, refusedWith, reply } from '../../../testing/answers.ts'
import { exampleBooking } from '../../../testing/bookings.ts'
import { render } from '../../../testing/render.tsx'
import { profileAnswers, signedInForEach } from '../../../testing/signed-in.ts'
import { violations } from '../../../testing/violations.ts'
import { bookingWork } from '../missed-at-booking.ts'
import { BookingsScreen } from './bookings.screen.tsx'

const BOOKING = exampleBooking(10)
const NONE = { all: 0, upcoming: 0, past: 0, cancelled: 0 }
const TOMORROW = '0b7e6a52-6f2c-4a8e-9f57-6d2f3a1c9e12'
const LATER = '0b7e6a52-6f2c-4a8e-9f57-6d2f3a1c9e13'

const pageOf = (items: BookingPage['items'], other: Partial<BookingPage> = {}): BookingPage => ({
  items,
  counts: { all: 3, upcoming: items.length, past: 2, cancelled: 0 },
  isEmpty: false,
  isLimited: false,
  period: { from: isoDate(2026, 5, 25), to: null },
  page: 1,
  pageSize: 50,
  total: items.length,
  ...other,
})

const REST_OF_PAGE = [
  ...profileAnswers(['bookings']),
  reply(contract.bookings.settings, { remindsEmployees: false, mayChange: true }, { clientNumber: '10401' }),
]

function showing(answer: BookingPage): Asked[] {
  return answering([
    reply(contract.bookings.list, answer, { clientNumber: '10401' }),
    reply(contract.bookings.search, answer, { clientNumber: '10401' }),
    ...REST_OF_PAGE,
  ])
}

signedInForEach()
afterEach(() => page.viewport(1280, 900))

describe('the list of bookings', () => {
  it('begins with what is to come, nearest first, under its headings', async () => {
    const asked = showing(pageOf([BOOKING, exampleBooking(24 * 60, { id: TOMORROW })]))
    await render(<BookingsScreen />, '/tidsbokningar?leaders=1')
    await expect
      .element(page.getByRole('link', { name: /Maja Lind, Hälsoundersökning/ }).first())
      .toBeVisible()
    await expect.element(page.getByRole('rowgroup').getByText('I morgon', { exact: true })).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Kommande 2' }))
      .toHaveAttribute('aria-current', 'true')
    await expect.element(page.getByText('2 tidsbokningar', { exact: true }).first()).toBeVisible()
    expect(page.getByRole('columnheader', { name: 'Status' }).query()).toBeNull()
    expect(asked.map(({ path }) => path)).toContainEqual(
      expect.stringMatching(/bookings\/10401\?status=upcoming.*sort=date.*leaders=true/),
    )
    expect(await violations()).toEqual([])
  })

  it('shows all of them where the address says so, with status and period', async () => {
    const asked = showing(pageOf([BOOKING]))
    await render(<BookingsScreen />, '/tidsbokningar?status=all')
    await expect.element(page.getByRole('columnheader', { name: 'Status' })).toBeVisible()
    await expect.element(page.getByRole('cell', { name: 'Kommande' })).toBeVisible()
    await expect.element(page.getByText('1 tidsbokning · senaste 180 dagarna').first()).toBeVisible()
    expect(asked.map(({ path }) => path)).toContain('/api/bookings/10401?status=all&sort=-date&page=1')
  })

  it('says until when each can be cancelled for free, and what goes on now', async () => {
    const now = exampleBooking(-10)
    const charged = exampleBooking(60, { id: TOMORROW })
    const free = exampleBooking(24 * 60 * 40, { id: LATER })
    showing(pageOf([now, charged, free]))
    await render(<BookingsScreen />, '/tidsbokningar')
    const rows = page.getByRole('row')
    await expect.element(rows.filter({ hasText: 'Pågår nu' })).toBeVisible()
    await expect.element(rows.filter({ hasText: 'Mot avgift' })).toBeVisible()
    await expect.element(rows.filter({ hasText: /Fri till \p{L}{3} \d/u })).toBeVisible()
  })

  it('offers to move each that can be moved, in its row', async () => {
    const late = exampleBooking(60, { id: TOMORROW })
    const notTheirs = exampleBooking(24 * 60 * 40, { id: LATER, mayChange: false })
    showing(pageOf([exampleBooking(24 * 60 * 3), late, notTheirs]))
    await render(<BookingsScreen />, '/tidsbokningar')
    const move = page.getByRole('link', { name: /^Boka om ?, Maja Lind, Hälsoundersökning$/ })
    await expect.element(move).toHaveAttribute('href', `/tidsbokningar/boka-om/${BOOKING.id}`)
    expect(move.elements()).toHaveLength(1)
    expect(await violations()).toEqual([])
  })

  it('does not offer to move one whose cancellation is under way', async () => {
    showing(pageOf([exampleBooking(24 * 60 * 3), exampleBooking(24 * 60 * 40, { id: LATER })]))
    await render(<BookingsScreen />, '/tidsbokningar')
    const move = page.getByRole('link', { name: /^Boka om/ })
    await expect.poll(() => move.elements().length).toBe(2)
    currentStore().set(sendingsAtom, {
      [bookingWork(LATER)]: { text: 'Avbokningen skickas just nu.', state: 'underWay' },
    })
    await expect.poll(() => move.elements().length).toBe(1)
  })

  it('offers it in its card on a phone', async () => {
    await page.viewport(320, 700)
    showing(pageOf([exampleBooking(24 * 60 * 3), exampleBooking(60, { id: TOMORROW })]))
    await render(
      // The pills of a phone reach into the margin that a page has.
      <main style={{ paddingInline: 'var(--sv-gutter)' }}>
        <BookingsScreen />
      </main>,
      '/tidsbokningar',
    )
    const move = page.getByRole('link', { name: /^Boka om/ })
    await expect.element(page.getByRole('listitem').filter({ has: move })).toBeVisible()
    expect(move.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    expect(document.documentElement.scrollWidth).toBe(320)
    expect(await violations()).toEqual([])
  })

  it.each(['/tidsbokningar', '/tidsbokningar?status=past'])(
    'has no column of actions where none can be moved: %s',
    async path => {
      showing(pageOf([exampleBooking(60), exampleBooking(24 * 60 * 3, { id: LATER, mayChange: false })]))
      await render(<BookingsScreen />, path)
      await expect.element(page.getByRole('cell', { name: 'Maja Lind' }).first()).toBeVisible()
      expect(page.getByRole('columnheader', { name: 'Åtgärder' }).query()).toBeNull()
      expect(page.getByRole('link', { name: /^Boka om/ }).query()).toBeNull()
    },
  )

  it('keeps an identity number out of the address of the call', async () => {
    const asked = showing(pageOf([BOOKING]))
    await render(<BookingsScreen />, '/tidsbokningar')
    await page.getByRole('searchbox').fill('19800102')
    await expect.element(page.getByText('Sökningen syns inte i adressen.')).toBeVisible()
    await expect
      .poll(() => asked.find(({ method }) => method === 'POST')?.body)
      .toMatchObject({ q: '19800102' })
    expect(asked.map(({ path }) => path).join()).not.toContain('19800102')
    await page.getByRole('button', { name: 'Rensa sökningen' }).click()
    await expect.element(page.getByRole('searchbox')).toHaveValue('')
    await expect.element(page.getByText('Sökningen syns inte i adressen.')).not.toBeInTheDocument()
  })

  it('says that it shows a part only, where nothing is to come', async () => {
    showing(pageOf([], { isLimited: true }))
    await render(<BookingsScreen />, '/tidsbokningar')
    await expect.element(page.getByText('Inga kommande tider')).toBeVisible()
    await expect
      .element(page.getByText('Du ser bara tider för de medarbetare som du har behörighet till.'))
      .toBeVisible()
  })

  it.each([
    ['/tidsbokningar', { isEmpty: true, counts: NONE }, 'Inga tidsbokningar än'],
    ['/tidsbokningar?status=cancelled', {}, 'Inga tidsbokningar här'],
    ['/tidsbokningar?q=zzz', { counts: NONE }, 'Inga tidsbokningar matchar'],
    ['/tidsbokningar', { counts: NONE }, 'Inga tidsbokningar under perioden'],
  ])('says why it is empty: %s', async (path, other, text) => {
    showing(pageOf([], other))
    await render(<BookingsScreen />, path)
    await expect.element(page.getByText(text)).toBeVisible()
    expect(await violations()).toEqual([])
  })

  it('says that no booking system is connected and whom to call, in place of filters and rows', async () => {
    const refused = refusedWith('BOOKING_SYSTEM_NOT_CONNECTED')
    const asked = answering([
      ...REST_OF_PAGE,
      reply(contract.bookings.list, refused, { clientNumber: '10401' }),
    ])
    await render(<BookingsScreen />, '/tidsbokningar')
    await expect.element(page.getByText('Tidsbokningen är inte ansluten än.')).toBeVisible()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Tidsbokningar' })).toBeVisible()
    await expect.element(page.getByRole('link', { name: /^08-465/ })).toBeVisible()
    expect(page.getByRole('searchbox').query()).toBeNull()
    expect(page.getByRole('button', { name: 'Försök igen' }).query()).toBeNull()
    expect(asked.filter(({ path }) => path.startsWith('/api/bookings/'))).toHaveLength(1)
    expect(await violations()).toEqual([])
  })

  it('clears what narrows it all at once', async () => {
    const asked = showing(pageOf([], { counts: NONE }))
    await render(<BookingsScreen />, '/tidsbokningar?q=zzz&from=2026-01-01&leaders=1')
    await expect.element(page.getByRole('button', { name: 'Rensa alla (2)' })).toBeVisible()
    await page.getByRole('button', { name: 'Rensa filter' }).click()
    await expect
      .poll(() => asked.map(({ path }) => path))
      .toContain('/api/bookings/10401?status=upcoming&sort=date&page=1')
  })

  it('has its help at an address', async () => {
    showing(pageOf([BOOKING]))
    await render(<BookingsScreen />, '/tidsbokningar?hjalp=1')
    await expect.element(page.getByRole('dialog', { name: 'Om tidsbokningarna' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })
})
