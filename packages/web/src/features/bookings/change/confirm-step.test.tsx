import { contract } from '@salvia/core/api'
import { type Slot, slotSchema } from '@salvia/core/bookings'
import { addElapsed } from '@salvia/core/primitives'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answering, type Given, reply, unavailable } from '../../../testing/answers.ts'
import { exampleBooking } from '../../../testing/bookings.ts'
import { render } from '../../../testing/render.tsx'
import { beSignedIn, EXAMPLE_PROFILE, knowProfile } from '../../../testing/signed-in.ts'
import { violations } from '../../../testing/violations.ts'
import { spanText } from '../../../ui/times/moments.ts'
import { ConfirmStep } from './confirm-step.tsx'

const DAY = 24 * 60
const booking = exampleBooking(DAY * 5)

beforeEach(() => {
  beSignedIn()
  knowProfile()
})
afterEach(() => vi.unstubAllGlobals())

function free(otherVisit: Slot['otherVisit'], visit: Partial<Slot> = {}): Slot {
  const startsAt = addElapsed(booking.startsAt, { hours: 48 })
  return slotSchema.parse({
    id: '5f0a8e0e-0c66-4d5e-8b8c-2f3f4c1c7d10',
    startsAt,
    endsAt: addElapsed(startsAt, { hours: 1 }),
    visitType: 'unit',
    address: null,
    caregiver: { name: 'Bo Ek', occupation: 'Ergonom' },
    ...visit,
    latestCancellation: addElapsed(startsAt, { hours: -24 }),
    otherVisit,
  })
}

/** Each test uses its own week, because the times of a week are cached. */
async function confirming(
  week: string,
  slot: Slot,
  answer: Given<typeof contract.bookings.reschedule> = booking,
) {
  const params = { clientNumber: '10401', id: booking.id }
  const on = { onBack: vi.fn(), onTaken: vi.fn(), onChanged: vi.fn(), onRefused: vi.fn(), onMoved: vi.fn() }
  answering([
    reply(contract.profile.get, EXAMPLE_PROFILE),
    reply(contract.bookings.slots, { items: [slot] }, { clientNumber: '10401', id: booking.id }),
    reply(contract.bookings.reschedule, answer, { clientNumber: '10401', id: booking.id }),
  ])
  await render(<ConfirmStep params={params} booking={booking} week={week} slotId={slot.id} {...on} />)
  return on
}

const warning = page.getByText('Maja har redan en tid då')

it('another visit of the employee at that time is told, and does not stop the move', async () => {
  const start = addElapsed(booking.startsAt, { hours: 48.5 })
  const visit = { service: 'Psykologsamtal', startsAt: start, endsAt: addElapsed(start, { hours: 1 }) }
  const { onMoved } = await confirming('2026-W48', free(visit))
  await expect.element(warning).toBeVisible()
  const text = `Psykologsamtal, ${spanText(visit, 'sv')}. Du kan boka om ändå.`
  await expect.element(page.getByText(text)).toBeVisible()
  expect(await violations()).toEqual([])
  await page.getByRole('button', { name: 'Bekräfta ny tid' }).click()
  await expect.poll(() => onMoved.mock.calls.length).toBe(1)
})

it('nothing is told where there is none', async () => {
  await confirming('2026-W49', free(null))
  await expect.element(page.getByRole('button', { name: 'Bekräfta ny tid' })).toBeVisible()
  await expect.element(warning).not.toBeInTheDocument()
})

it('what changes beside the time is told at the new time', async () => {
  await confirming('2026-W50', free(null, { visitType: 'phone', address: null }))
  await expect
    .element(page.getByRole('region', { name: 'Ny tid' }).getByText('Ändras: besökstyp och behandlare'))
    .toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Nuvarande tid' })).not.toHaveTextContent('Ändras')
  expect(await violations()).toEqual([])
})

it('a move that got no answer is not claimed to be undone', async () => {
  const { onMoved } = await confirming('2026-W46', free(null), unavailable())
  await page.getByRole('button', { name: 'Bekräfta ny tid' }).click()
  await expect.element(page.getByText('Vi vet inte om bokningen är ombokad.')).toBeVisible()
  await expect.element(page.getByText(/Titta på bokningen innan du försöker igen\.$/)).toBeVisible()
  expect(page.getByText('Hoppsan').query()).toBeNull()
  expect(await violations()).toEqual([])
  expect(onMoved).not.toHaveBeenCalled()
})
