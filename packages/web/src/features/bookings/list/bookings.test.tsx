import { contract } from '@salvia/core/api'
import type { BookingPage } from '@salvia/core/bookings'
import { isoDate } from '@salvia/core/primitives'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { queryClient } from '../../../state/query-client.ts'
import { type Asked, answering, reply } from '../../../testing/answers.ts'
import { exampleBooking } from '../../../testing/bookings.ts'
import { render } from '../../../testing/render.tsx'
import { beSignedIn } from '../../../testing/signed-in.ts'
import { violations } from '../../../testing/violations.ts'
import { BookingsScreen } from './bookings.screen.tsx'

const BOOKING = exampleBooking(10)

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

function showing(answer: BookingPage): Asked[] {
  return answering([
    reply(contract.bookings.list, answer, { clientNumber: '10401' }),
    reply(contract.bookings.search, answer, { clientNumber: '10401' }),
  ])
}

beforeEach(() => {
  queryClient.clear()
  beSignedIn()
})
afterEach(() => vi.unstubAllGlobals())

describe('the list of bookings', () => {
  it('asks what the address says, and puts what comes under its heading', async () => {
    const asked = showing(pageOf([BOOKING]))
    await render(<BookingsScreen />, '/tidsbokningar?status=upcoming&leaders=1')
    await expect.element(page.getByRole('link', { name: /Maja Lind, Hälsoundersökning/ })).toBeVisible()
    await expect.element(page.getByText('Idag', { exact: true })).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Kommande 1' }))
      .toHaveAttribute('aria-current', 'true')
    await expect
      .element(page.getByText('1 av 3 tidsbokningar · senaste 180 dagarna och framåt').first())
      .toBeVisible()
    expect(asked.map(({ path }) => path)).toContainEqual(
      expect.stringMatching(/bookings\/10401\?status=upcoming.*sort=date.*leaders=true/),
    )
    expect(await violations()).toEqual([])
  })

  it('keeps an identity number out of the address of the call', async () => {
    const asked = showing(pageOf([BOOKING]))
    await render(<BookingsScreen />, '/tidsbokningar')
    await page.getByRole('searchbox').fill('19800102')
    await expect.element(page.getByText('Sökningen syns inte i adressen.')).toBeVisible()
    await expect
      .poll(() => asked.find(({ method }) => method === 'POST')?.body)
      .toMatchObject({ q: '19800102' })
    expect(asked.map(({ path }) => path).join()).not.toContain('19800102')
    await page.getByRole('button', { name: /Ta bort filtret Sökning/ }).click()
    await expect.element(page.getByRole('searchbox')).toHaveValue('')
  })

  it('says that it shows a part only', async () => {
    showing(pageOf([BOOKING], { isLimited: true }))
    await render(<BookingsScreen />, '/tidsbokningar')
    await expect
      .element(page.getByText('Du ser bara tider för de medarbetare som du har behörighet till.'))
      .toBeVisible()
  })

  it.each([
    ['/tidsbokningar', { isEmpty: true }, 'Inga tidsbokningar än'],
    ['/tidsbokningar?status=cancelled', {}, 'Inga tidsbokningar här'],
    ['/tidsbokningar?q=zzz', {}, 'Inga tidsbokningar passar'],
    [
      '/tidsbokningar',
      { counts: { all: 0, upcoming: 0, past: 0, cancelled: 0 } },
      'Inga tidsbokningar under perioden',
    ],
  ])('says why it is empty: %s', async (path, other, text) => {
    showing(pageOf([], other))
    await render(<BookingsScreen />, path)
    await expect.element(page.getByText(text)).toBeVisible()
    expect(await violations()).toEqual([])
  })

  it('clears what narrows it all at once', async () => {
    const asked = showing(pageOf([]))
    await render(<BookingsScreen />, '/tidsbokningar?q=zzz&from=2026-01-01&leaders=1')
    await expect.element(page.getByRole('button', { name: 'Rensa alla (3)' })).toBeVisible()
    await page.getByRole('button', { name: 'Rensa filter' }).click()
    await expect
      .poll(() => asked.map(({ path }) => path))
      .toContain('/api/bookings/10401?status=all&sort=-date&page=1')
  })

  it('has its help at an address', async () => {
    showing(pageOf([BOOKING]))
    await render(<BookingsScreen />, '/tidsbokningar?hjalp=1')
    await expect.element(page.getByRole('dialog', { name: 'Om tidsbokningarna' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })
})
