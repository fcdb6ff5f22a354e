import { contract } from '@salvia/core/api'
import type { BookingDetails } from '@salvia/core/bookings'
import { type Location, Route, Routes, useLocation } from 'react-router'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { sendingsAtom } from '../../../state/begun-work.ts'
import { writesSoFar } from '../../../state/outdated.ts'
import { queryClient } from '../../../state/query-client.ts'
import { currentStore } from '../../../state/store.ts'
import { renderAmongPages } from '../../../testing/among-pages.tsx'
import { answering, late, reply } from '../../../testing/answers.ts'
import { exampleBooking } from '../../../testing/bookings.ts'
import { clearPage, render } from '../../../testing/render.tsx'
import { knowProfile, profileAnswers, signedInForEach } from '../../../testing/signed-in.ts'
import { bookingWork } from '../missed-at-booking.ts'
import { CancelScreen } from './cancel.screen.tsx'

const booking = exampleBooking(48 * 60)
const params = { clientNumber: '10401', id: booking.id }
const cancelled: BookingDetails = {
  ...booking,
  version: 2,
  status: 'cancelled',
  cancellation: { source: 'portal', at: booking.startsAt, isCharged: false },
}

signedInForEach()
beforeEach(() => knowProfile())

let place: Location
function Placed() {
  place = useLocation()
  return <CancelScreen />
}

const at = (entry: string | Location) =>
  render(
    <Routes>
      <Route path="/tidsbokningar/avboka/:id" element={<Placed />} />
    </Routes>,
    entry,
  )

/** A server whose booking is this one, once the cancellation has come. */
function answers(first: BookingDetails, later = first): void {
  let now = first
  answering([
    ...profileAnswers(['bookings']),
    reply(contract.bookings.get, () => now, params),
    reply(
      contract.bookings.cancel,
      () => {
        now = later
        return cancelled
      },
      params,
    ),
    reply(contract.bookings.mailEmployee, undefined, params),
  ])
}

async function cancel(): Promise<void> {
  answers(booking, cancelled)
  await at(`/tidsbokningar/avboka/${booking.id}`)
  await page.getByRole('button', { name: 'Avboka tiden' }).click()
  await expect.element(receipt).toBeVisible()
}

async function reload(now: BookingDetails): Promise<void> {
  clearPage()
  queryClient.clear()
  answers(now)
  await at(place)
}

const receipt = page.getByRole('heading', { level: 1, name: 'Tiden är avbokad' })
const untold = page.getByText(/Maja har inte fått veta något än\./)

describe('the receipt of a cancellation after a reload', () => {
  it('says the same: what it cost, and that the employee is not told', async () => {
    await cancel()
    await expect.element(receipt).toHaveFocus()
    await reload(cancelled)
    await expect.element(receipt).toBeVisible()
    await expect.element(untold).toBeVisible()
    await expect.element(page.getByText('Avbokningen är kostnadsfri.')).toBeVisible()
  })

  it('says that the employee is told once the mail is sent', async () => {
    await cancel()
    await page.getByRole('button', { name: 'Meddela Maja' }).click()
    await page.getByRole('button', { name: 'Skicka mejl till Maja' }).click()
    await expect.poll(() => place.state).toMatchObject({ isTold: true })
    await reload(cancelled)
    await expect.element(page.getByText('Mejlet till Maja är skickat.')).toBeVisible()
    expect(untold.query()).toBeNull()
  })

  it('is not shown of a booking that has changed since', async () => {
    await cancel()
    await reload({ ...cancelled, version: 3 })
    await expect
      .element(page.getByRole('heading', { level: 1, name: 'Bokningen är avbokad eller redan genomförd.' }))
      .toBeVisible()
  })
})

it('a cancellation that is answered after the page was left takes nobody back', async () => {
  const answer = late(reply(contract.bookings.cancel, cancelled, params))
  answering([...profileAnswers(['bookings']), reply(contract.bookings.get, booking, params), answer])
  const { goTo, visited } = await renderAmongPages(
    <CancelScreen />,
    `/tidsbokningar/avboka/${booking.id}`,
    '/tidsbokningar/avboka/:id',
  )
  await page.getByRole('button', { name: 'Avboka tiden' }).click()
  await expect.element(page.getByRole('button', { name: 'Avbokar…' })).toBeVisible()
  const writes = writesSoFar()
  await goTo('/bestallningar')
  answer.arrive()
  await expect.poll(writesSoFar).toBeGreaterThan(writes)
  await goTo('/medarbetare')
  expect(visited.slice(1)).toEqual(['/bestallningar', '/medarbetare'])
})

it('a cancellation that one comes back to while it is under way is told, and then leads to the booking', async () => {
  answering([...profileAnswers(['bookings']), reply(contract.bookings.get, booking, params)])
  const note = (state: 'underWay' | 'arrived'): void =>
    currentStore().set(sendingsAtom, {
      [bookingWork(booking.id)]: { text: 'Avbokningen skickas just nu.', state },
    })
  note('underWay')
  const { visited } = await renderAmongPages(
    <CancelScreen />,
    `/tidsbokningar/avboka/${booking.id}`,
    '/tidsbokningar/avboka/:id',
  )
  await expect.element(page.getByText('Avbokningen skickas just nu.')).toBeVisible()
  expect(page.getByRole('button', { name: 'Avboka tiden' }).query()).toBeNull()
  note('arrived')
  await expect.poll(() => visited.at(-1)).toBe(`/tidsbokningar/detaljer/${booking.id}`)
})
