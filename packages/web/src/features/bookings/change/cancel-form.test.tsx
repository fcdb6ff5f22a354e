import { contract } from '@salvia/core/api'
import type { BookingDetails } from '@salvia/core/bookings'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answering, refusedWith, reply, unavailable } from '../../../testing/answers.ts'
import { exampleBooking } from '../../../testing/bookings.ts'
import { render } from '../../../testing/render.tsx'
import { beSignedIn, EXAMPLE_PROFILE, knowProfile } from '../../../testing/signed-in.ts'
import { violations } from '../../../testing/violations.ts'
import { CancelForm } from './cancel-form.tsx'

const DAY = 24 * 60
const act = (name: string) => page.getByRole('button', { name, exact: true })

beforeEach(() => {
  beSignedIn()
  knowProfile()
})
afterEach(() => vi.unstubAllGlobals())

function opened(booking: BookingDetails, answer?: Response) {
  const params = { clientNumber: '10401', id: booking.id }
  const on = { onDone: vi.fn(), onRefused: vi.fn() }
  const cancelled: BookingDetails = {
    ...booking,
    status: 'cancelled',
    cancellation: { source: 'portal', at: booking.startsAt, isCharged: true },
  }
  const asked = answering([
    reply(contract.profile.get, EXAMPLE_PROFILE),
    reply(contract.bookings.cancel, answer ?? cancelled, { clientNumber: '10401', id: booking.id }),
  ])
  return { ...on, asked, rendered: render(<CancelForm params={params} latest={booking} {...on} />) }
}

describe('cancelling', () => {
  it('free of charge takes one press', async () => {
    const { asked, onDone, rendered } = opened(exampleBooking(DAY * 2))
    await rendered
    await expect.element(page.getByText('Avbokningen är kostnadsfri')).toBeVisible()
    await expect
      .element(page.getByText('Kom ihåg att meddela Maja. Det kan du göra härifrån i nästa steg.'))
      .toBeVisible()
    expect(await violations()).toEqual([])
    await act('Avboka tiden').click()
    await expect.poll(() => onDone.mock.calls.length).toBe(1)
    expect(asked[0]?.body).toEqual({ version: 1, acceptsCharge: false })
  })

  it('late says so before, and the press accepts it', async () => {
    const { asked, onDone, rendered } = opened(exampleBooking(DAY / 2))
    await rendered
    await expect.element(page.getByText('Sen avbokning', { exact: true })).toBeVisible()
    await act('Avboka mot avgift').click()
    await expect.poll(() => onDone.mock.calls.length).toBe(1)
    expect(asked[0]?.body).toEqual({ version: 1, acceptsCharge: true })
  })

  it('that became late while the page was open takes an answer of its own', async () => {
    const { asked, rendered } = opened(exampleBooking(DAY + 1 / 60))
    await rendered
    await act('Avboka mot avgift').click()
    await expect.element(page.getByRole('checkbox')).toHaveFocus()
    await expect.element(page.getByText('Kryssa i rutan om du vill avboka ändå')).toBeVisible()
    expect(asked).toEqual([])
    expect(await violations()).toEqual([])
    await page.getByRole('checkbox').click()
    await act('Avboka mot avgift').click()
    await expect.poll(() => asked[0]?.body).toEqual({ version: 1, acceptsCharge: true })
  })

  it('that the service finds late turns the page, with focus on what it costs', async () => {
    const { onDone, rendered } = opened(exampleBooking(DAY * 2), refusedWith('CANCELLATION_CHARGED'))
    await rendered
    await act('Avboka tiden').click()
    await expect.element(page.getByText('Sen avbokning', { exact: true })).toBeVisible()
    await expect.element(page.getByRole('checkbox')).not.toBeChecked()
    await expect.poll(() => document.activeElement?.textContent).toContain('Sen avbokning')
    expect(onDone).not.toHaveBeenCalled()
  })

  it.each(['BOOKING_STARTED', 'BOOKING_CLOSED', 'BOOKING_NOT_FOUND', 'COMPANY_CLOSED'] as const)(
    'ends where the service answers %s',
    async code => {
      const { onRefused, rendered } = opened(exampleBooking(DAY * 2), refusedWith(code))
      await rendered
      await act('Avboka tiden').click()
      await expect.poll(() => onRefused.mock.calls).toEqual([[code]])
    },
  )

  it('that failed can be tried again, or done by phone', async () => {
    const { rendered } = opened(exampleBooking(DAY * 2), refusedWith('BOOKING_SYSTEM_UNAVAILABLE'))
    await rendered
    await act('Avboka tiden').click()
    await expect.element(page.getByText('Det gick inte att avboka')).toBeVisible()
    await expect
      .element(page.getByText(/Tiden kunde inte avbokas. Försök igen\. Bokningssystemet/))
      .toBeVisible()
    await expect
      .element(page.getByRole('link', { name: '08-465 004 30' }))
      .toHaveAttribute('href', 'tel:0846500430')
    await expect.element(act('Avboka tiden')).toBeVisible()
    expect(await violations()).toEqual([])
  })

  it.each([
    ['got no answer', unavailable()],
    ['broke something at the server', refusedWith('UNEXPECTED_ERROR')],
  ])('that %s is not claimed to be undone', async (_, answer) => {
    const { rendered } = opened(exampleBooking(DAY * 2), answer)
    await rendered
    await act('Avboka tiden').click()
    await expect.element(page.getByText('Vi vet inte om bokningen är avbokad.')).toBeVisible()
    await expect.element(page.getByText(/Titta på bokningen innan du försöker igen\.$/)).toBeVisible()
    expect(page.getByText('Det gick inte att avboka').query()).toBeNull()
    await expect.element(page.getByRole('link', { name: '08-465 004 30' })).toBeVisible()
    expect(await violations()).toEqual([])
  })
})
