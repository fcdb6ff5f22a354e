import type { Config } from '@salvia/core/config'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sendingsAtom } from '../../../state/begun-work.ts'
import { serverClock } from '../../../state/server-clock.ts'
import { currentStore } from '../../../state/store.ts'
import { exampleBooking } from '../../../testing/bookings.ts'
import { EXAMPLE_CONFIG } from '../../../testing/config.ts'
import { render } from '../../../testing/render.tsx'
import { beSignedIn } from '../../../testing/signed-in.ts'
import { violations } from '../../../testing/violations.ts'
import { bookingWork } from '../missed-at-booking.ts'
import { ChangeCard } from './change-card.tsx'

const DAY = 24 * 60
const MINUTE_MS = 60_000
const move = page.getByRole('link', { name: 'Boka om', exact: true })
const cancel = page.getByRole('link', { name: 'Avboka tiden' })

beforeEach(() => beSignedIn())
afterEach(() => serverClock.note(new Date().toUTCString()))

describe('what can be done with a booking', () => {
  it('is both, free of charge, with how the deadline was counted', async () => {
    await render(<ChangeCard booking={exampleBooking(DAY * 3)} />)
    await expect.element(move).toBeVisible()
    await expect.element(cancel).toBeVisible()
    await expect.element(page.getByText(/^Kostnadsfritt att boka om eller avboka till och med/)).toBeVisible()
    expect(page.getByRole('timer').query()).toBeNull()
    await page.getByText('Så räknas tidsgränsen ut').click()
    await expect.element(page.getByText('24 timmar räknas bakåt därifrån.')).toBeVisible()
    expect(await violations()).toEqual([])
  })

  it('is nothing while a change of it is under way', async () => {
    const booking = exampleBooking(DAY * 3)
    currentStore().set(sendingsAtom, {
      [bookingWork(booking.id)]: { text: 'Avbokningen skickas just nu.', state: 'underWay' },
    })
    await render(<ChangeCard booking={booking} />)
    await expect.element(page.getByText('Avbokningen skickas just nu.')).toBeVisible()
    expect(move.query()).toBeNull()
    expect(cancel.query()).toBeNull()
    currentStore().set(sendingsAtom, {})
    await expect.element(move).toBeVisible()
  })

  it('has its deadline counted down when that is near, and read out seldom', async () => {
    await render(<ChangeCard booking={exampleBooking(DAY + 59)} />)
    await expect.element(page.getByText(/^58 min \d+ s kvar$/)).toBeVisible()
    await expect
      .element(page.getByText('Mindre än 60 minuter kvar att ändra kostnadsfritt.'))
      .toBeInTheDocument()
    expect(await violations()).toEqual([])
  })

  it('changes by itself when the deadline passes; focus does not get lost', async () => {
    await render(<ChangeCard booking={exampleBooking(DAY + 30)} />)
    await userEvent.tab()
    await expect.element(move).toHaveFocus()
    serverClock.note(new Date(Date.now() + 31 * MINUTE_MS).toUTCString())
    await expect.element(page.getByText('Det är för sent att boka om')).toBeVisible()
    expect(move.query()).toBeNull()
    await expect.element(cancel).toBeVisible()
    await expect.poll(() => document.activeElement).not.toBe(document.body)
    expect(await violations()).toEqual([])
  })

  describe('is a phone call once it has begun', () => {
    const { SUPPORT } = EXAMPLE_CONFIG
    const orders = { ...SUPPORT.orders, phone: '08-465 004 40' }
    const withOrders = (contact: Config['SUPPORT']['orders']) =>
      beSignedIn({ ...EXAMPLE_CONFIG, SUPPORT: { ...SUPPORT, orders: contact } })

    it('to those who handle bookings, not to the technical support', async () => {
      withOrders(orders)
      await render(<ChangeCard booking={exampleBooking(-10)} />)
      await expect.element(page.getByText('Besöket har börjat.')).toBeVisible()
      await expect
        .element(page.getByRole('link', { name: '08-465 004 40' }))
        .toHaveAttribute('href', 'tel:0846500440')
      await expect.element(page.getByText('8–17')).toBeVisible()
      expect(page.getByText('Stängt nu').query()).toBeNull()
      expect(cancel.query()).toBeNull()
    })

    it('to the clinic where it takes place, if its number is known', async () => {
      withOrders(orders)
      await render(<ChangeCard booking={exampleBooking(-10, { clinicPhone: '08-465 004 62' })} />)
      await expect.element(page.getByText('Besöket har börjat.')).toBeVisible()
      await expect
        .element(page.getByRole('link', { name: '08-465 004 62' }))
        .toHaveAttribute('href', 'tel:0846500462')
      expect(page.getByText('08-465 004 40').query()).toBeNull()
    })

    it('and says so when nobody answers', async () => {
      withOrders({ ...orders, open: { days: 'all', from: '00:00', to: '00:00' } })
      await render(<ChangeCard booking={exampleBooking(-10)} />)
      await expect.element(page.getByText('Stängt nu · 8–17')).toBeVisible()
      expect(await violations()).toEqual([])
    })
  })

  it.each([
    [exampleBooking(-70), 'Besöket har varit och kan inte ändras.'],
    [exampleBooking(DAY * 3, { status: 'cancelled' }), 'Tiden är avbokad och kan inte ändras.'],
    [exampleBooking(DAY * 3, { mayChange: false }), /Du kan se bokningen men inte ändra den/],
  ])('is nothing, and it says why (%#)', async (booking, text) => {
    await render(<ChangeCard booking={booking} />)
    await expect.element(page.getByText(text)).toBeVisible()
    expect(page.getByRole('link').query()).toBeNull()
  })
})
