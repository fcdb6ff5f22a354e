import { contract } from '@salvia/core/api'
import { type Slot, slotSchema } from '@salvia/core/bookings'
import { addElapsed } from '@salvia/core/primitives'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answering, reply } from '../../../testing/answers.ts'
import { exampleBooking } from '../../../testing/bookings.ts'
import { render } from '../../../testing/render.tsx'
import { signedInForEach } from '../../../testing/signed-in.ts'
import { violations } from '../../../testing/violations.ts'
import { WeekTimes } from './week-times.tsx'

const booking = exampleBooking(5 * 24 * 60)
const EVA = { name: 'Eva Öberg', occupation: 'Psykolog' }
const BO = { name: 'Bo Ek', occupation: '' }

function slot(hours: number, visit: Partial<Slot>): Slot {
  const startsAt = addElapsed(booking.startsAt, { hours })
  return slotSchema.parse({
    id: crypto.randomUUID(),
    startsAt,
    endsAt: addElapsed(startsAt, { hours: 1 }),
    visitType: 'unit',
    address: 'Storgatan 3, Björkby',
    caregiver: EVA,
    latestCancellation: addElapsed(startsAt, { hours: -24 }),
    otherVisit: null,
    ...visit,
  })
}

function Choosing() {
  const [isSameOnly, setIsSameOnly] = useState(false)
  return (
    <>
      <h1>Välj vecka och tid</h1>
      <h2>Lediga tider</h2>
      <WeekTimes
        params={{ clientNumber: '10401', id: booking.id }}
        booking={booking}
        week="2026-W48"
        isSameOnly={isSameOnly}
        onSameOnly={setIsSameOnly}
        onSlot={vi.fn()}
        onRefused={vi.fn()}
      />
    </>
  )
}

async function choosing(...items: readonly Slot[]): Promise<void> {
  answering([
    reply(contract.bookings.slots, { items: [...items] }, { clientNumber: '10401', id: booking.id }),
  ])
  await render(<Choosing />)
}

const times = page.getByRole('listitem')
const free = (name: RegExp) => page.getByRole('button', { name })
const same = page.getByRole('checkbox', { name: 'Samma behandlare: Eva Öberg (1 tid)' })

signedInForEach()

it('each time says what changes beside it, and nothing where nothing does', async () => {
  await choosing(slot(24, {}), slot(26, { caregiver: BO, visitType: 'video', address: null }))
  await expect.element(free(/Eva Öberg Psykolog Besök på mottagningen$/)).toBeVisible()
  await expect.element(free(/Bo Ek Besök per video Ändras: besökstyp och behandlare$/)).toBeVisible()
  expect(await violations()).toEqual([])
})

it('times with the same caregiver can be shown alone', async () => {
  await choosing(slot(24, {}), slot(26, { caregiver: BO }))
  await expect.element(times).toHaveLength(2)
  await same.click()
  await expect.element(times).toHaveLength(1)
  await expect.element(free(/Eva Öberg/)).toBeVisible()
})

it('where only others have times, that is said and all are shown', async () => {
  await choosing(slot(26, { caregiver: BO }))
  await expect.element(page.getByText('Eva Öberg har inga lediga tider den här veckan.')).toBeVisible()
  await expect.element(times).toHaveLength(1)
})

it('where there is one caregiver only, there is nothing to choose', async () => {
  await choosing(slot(24, {}))
  await expect.element(times).toHaveLength(1)
  expect(page.getByRole('checkbox').query()).toBeNull()
})
