import { contract } from '@salvia/core/api'
import { slotSchema } from '@salvia/core/bookings'
import { addElapsed, isoWeek, mondayOf, stockholmDate } from '@salvia/core/primitives'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { queryClient } from '../../../state/query-client.ts'
import { answering, reply } from '../../../testing/answers.ts'
import { exampleBooking } from '../../../testing/bookings.ts'
import { render } from '../../../testing/render.tsx'
import { beSignedIn } from '../../../testing/signed-in.ts'
import { violations } from '../../../testing/violations.ts'
import { spanText } from '../moments.ts'
import { RescheduleScreen } from './reschedule.screen.tsx'

const booking = exampleBooking(5 * 24 * 60)
const startsAt = addElapsed(booking.startsAt, { hours: 48 })
const monday = mondayOf(stockholmDate(startsAt))
const SLOT = slotSchema.parse({
  id: '5f0a8e0e-0c66-4d5e-8b8c-2f3f4c1c7d10',
  startsAt,
  endsAt: addElapsed(startsAt, { hours: 1 }),
  visitType: 'unit',
  address: booking.address,
  caregiver: booking.caregiver,
  latestCancellation: addElapsed(startsAt, { hours: -24 }),
  otherVisit: null,
})

beforeEach(() => {
  queryClient.clear()
  beSignedIn()
  const params = { clientNumber: '10401', id: booking.id }
  const week = { week: isoWeek(monday), from: monday, to: monday, freeSlots: 1 }
  answering([
    reply(contract.bookings.get, booking, params),
    reply(contract.bookings.weeks, { items: [week] }, params),
    reply(contract.bookings.slots, { items: [SLOT] }, params),
    reply(contract.bookings.reschedule, { ...booking, startsAt, endsAt: SLOT.endsAt, version: 2 }, params),
  ])
})
afterEach(() => vi.unstubAllGlobals())

it('takes three presses, and says on each step whom and which time it is about', async () => {
  await render(<RescheduleScreen />, `/tidsbokningar/boka-om/${booking.id}`, '/tidsbokningar/boka-om/:id')
  let presses = 0
  const press = async (button: Locator): Promise<void> => {
    presses++
    await button.click()
  }
  const summary = page.getByRole('region', { name: 'Tiden som bokas om' })
  await expect.element(summary.getByText(`Nu: ${spanText(booking, 'sv')}`)).toBeVisible()
  await press(page.getByRole('button', { name: /1 ledig/ }))
  await expect.element(page.getByRole('heading', { level: 1, name: 'Välj tid' })).toHaveFocus()
  await expect.element(summary.getByText('Maja Lind')).toBeVisible()
  await expect.element(summary.getByText(`Nu: ${spanText(booking, 'sv')}`)).toBeVisible()
  await expect.element(summary.getByText('Besök på mottagningen: Storgatan 3, Björkby')).toBeVisible()
  expect(await violations()).toEqual([])
  await press(page.getByRole('button', { name: /Eva Öberg/ }))
  await expect.element(summary.getByText('Maja Lind')).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Nuvarande tid' })).toBeVisible()
  await press(page.getByRole('button', { name: 'Bekräfta ny tid' }))
  await expect.element(page.getByRole('heading', { level: 1, name: 'Tiden är ombokad' })).toHaveFocus()
  expect(presses).toBe(3)
})
