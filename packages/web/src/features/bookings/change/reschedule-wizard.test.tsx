import { contract } from '@salvia/core/api'
import { type BookingDetails, type Slot, slotSchema } from '@salvia/core/bookings'
import { addElapsed, isoWeek, mondayOf, stockholmDate } from '@salvia/core/primitives'
import { type Location, Route, Routes, useLocation } from 'react-router'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { writesSoFar } from '../../../state/outdated.ts'
import { queryClient } from '../../../state/query-client.ts'
import { renderAmongPages } from '../../../testing/among-pages.tsx'
import { answering, type CannedAnswer, late, reply } from '../../../testing/answers.ts'
import { exampleBooking } from '../../../testing/bookings.ts'
import { clearPage, render } from '../../../testing/render.tsx'
import { EXAMPLE_PROFILE, knowProfile, signedInForEach } from '../../../testing/signed-in.ts'
import { violations } from '../../../testing/violations.ts'
import { spanText } from '../../../ui/times/moments.ts'
import { RescheduleScreen } from './reschedule.screen.tsx'

const booking = exampleBooking(5 * 24 * 60)
const PATH = `/tidsbokningar/boka-om/${booking.id}`

function slotIn(hours: number, last: number): Slot {
  const startsAt = addElapsed(booking.startsAt, { hours })
  return slotSchema.parse({
    id: `5f0a8e0e-0c66-4d5e-8b8c-2f3f4c1c7d1${last}`,
    startsAt,
    endsAt: addElapsed(startsAt, { hours: 1 }),
    visitType: 'unit',
    address: booking.address,
    caregiver: { name: 'Eva Öberg', occupation: `Psykolog ${last}` },
    latestCancellation: addElapsed(startsAt, { hours: -24 }),
    otherVisit: null,
  })
}
const [FIRST, LATER] = [slotIn(48, 0), slotIn(48 + 7 * 24, 1)]
const weekOf = ({ startsAt }: Slot) => {
  const from = mondayOf(stockholmDate(startsAt))
  return { week: isoWeek(from), from, to: from, freeSlots: 1 }
}

const params = { clientNumber: '10401', id: booking.id }
const { startsAt, endsAt } = FIRST
const MOVED = reply(contract.bookings.reschedule, { ...booking, startsAt, endsAt, version: 2 }, params)

/** Answers the calls of the steps, with these free times. */
const offering = (...slots: readonly Slot[]): void => answerCalls(slots)

/** @param moved the answer to the change */
function answerCalls(slots: readonly Slot[], moved: CannedAnswer = MOVED): void {
  const inWeekAsked = (slot: Slot): boolean => asked.at(-1)?.path.endsWith(weekOf(slot).week) ?? false
  const asked = answering([
    reply(contract.profile.get, EXAMPLE_PROFILE),
    reply(contract.bookings.get, booking, params),
    reply(contract.bookings.weeks, { items: slots.map(weekOf) }, params),
    reply(contract.bookings.slots, () => ({ items: slots.filter(inWeekAsked) }), params),
    moved,
  ])
}
const open = (search = '') => render(<RescheduleScreen />, PATH + search, '/tidsbokningar/boka-om/:id')

signedInForEach()
beforeEach(() => knowProfile())

const time = (name: RegExp) => page.getByRole('button', { name })
const week = (slot: Slot) =>
  page.getByRole('button', { name: new RegExp(`^v\\. ${Number(weekOf(slot).week.slice(-2))} `) })

it('takes two presses, and says on each step whom and which time it is about', async () => {
  offering(FIRST, LATER)
  await open()
  let presses = 0
  const press = async (button: Locator): Promise<void> => {
    presses++
    await button.click()
  }
  const summary = page.getByRole('region', { name: 'Tiden som bokas om' })
  await expect.element(summary.getByText(`Nu: ${spanText(booking, 'sv')}`)).toBeVisible()
  await expect.element(summary.getByText('Maja Lind')).toBeVisible()
  await expect.element(summary.getByText('Besök på mottagningen: Storgatan 3, Björkby')).toBeVisible()
  await expect.element(page.getByText(/^Kostnadsfritt att boka om eller avboka till och med/)).toBeVisible()
  await expect.element(time(/Psykolog 0/)).toBeVisible()
  expect(await violations()).toEqual([])
  await press(time(/Psykolog 0/))
  await expect.element(page.getByRole('heading', { level: 1, name: 'Bekräfta ny tid' })).toHaveFocus()
  await expect.element(summary.getByText('Maja Lind')).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Nuvarande tid' })).toBeVisible()
  await press(page.getByRole('button', { name: 'Bekräfta ny tid' }))
  await expect.element(page.getByRole('heading', { level: 1, name: 'Tiden är ombokad' })).toHaveFocus()
  expect(presses).toBe(2)
})

describe('the receipt after a reload', () => {
  const untold = page.getByText(/Maja har inte fått veta något än\./)
  const receipt = page.getByRole('heading', { level: 1, name: 'Tiden är ombokad' })
  let place: Location
  function Placed() {
    place = useLocation()
    return <RescheduleScreen />
  }
  const at = (entry: string | Location) =>
    render(
      <Routes>
        <Route path="/tidsbokningar/boka-om/:id" element={<Placed />} />
        <Route path="*" element={<h1>En annan sida</h1>} />
      </Routes>,
      entry,
    )

  async function move(): Promise<void> {
    answerCalls([FIRST])
    await at(`${PATH}?vecka=${weekOf(FIRST).week}&tid=${FIRST.id}`)
    await page.getByRole('button', { name: 'Bekräfta ny tid' }).click()
    await expect.element(untold).toBeVisible()
  }
  async function reload(now: Partial<BookingDetails>): Promise<void> {
    clearPage()
    queryClient.clear()
    answering([
      reply(contract.profile.get, EXAMPLE_PROFILE),
      reply(contract.bookings.get, { ...booking, startsAt, endsAt, ...now }, params),
    ])
    await at(place)
  }

  it('says the same: the new time, and that the employee is not told', async () => {
    await move()
    await reload({ version: 2 })
    await expect.element(receipt).toBeVisible()
    await expect.element(untold).toBeVisible()
    await expect.element(page.getByText(new RegExp(spanText(FIRST, 'sv')))).toBeVisible()
  })

  it('says that the employee is told once the mail is sent', async () => {
    await move()
    answering([
      reply(contract.profile.get, EXAMPLE_PROFILE),
      reply(contract.bookings.get, { ...booking, startsAt, endsAt, version: 2 }, params),
      reply(contract.bookings.mailEmployee, undefined, params),
    ])
    await page.getByRole('button', { name: 'Meddela Maja' }).click()
    await page.getByRole('button', { name: 'Skicka mejl till Maja' }).click()
    await expect.element(page.getByText('Mejlet till Maja är skickat.').first()).toBeInTheDocument()
    await expect.poll(() => place.state).toMatchObject({ isTold: true })
    await reload({ version: 2 })
    await expect.element(receipt).toBeVisible()
    await expect.element(page.getByText('Mejlet till Maja är skickat.')).toBeVisible()
    expect(untold.query()).toBeNull()
  })

  it('is not shown of a booking that has changed since: its page says what applies', async () => {
    await move()
    await reload({ version: 3 })
    await expect.element(page.getByRole('heading', { name: 'En annan sida' })).toBeVisible()
  })
})

it('begins with the first week that has times; another shows its own, and stays chosen on the way back', async () => {
  offering(FIRST, LATER)
  await open()
  await expect.element(week(FIRST)).toHaveAttribute('aria-pressed', 'true')
  week(LATER).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(time(/Psykolog 1/)).toBeVisible()
  await expect.element(week(LATER)).toHaveFocus()
  await expect.element(week(LATER)).toHaveAttribute('aria-pressed', 'true')
  await expect
    .element(page.getByRole('status').getByRole('heading', { level: 2 }))
    .toHaveTextContent(`Lediga tider v. ${Number(weekOf(LATER).week.slice(-2))}`)
  expect(time(/Psykolog 0/).query()).toBeNull()
  await time(/Psykolog 1/).click()
  await page.getByRole('button', { name: 'Tillbaka' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Välj vecka och tid' })).toHaveFocus()
  await expect.element(week(LATER)).toHaveAttribute('aria-pressed', 'true')
})

it('a week without times says so, with the weeks that have some', async () => {
  offering(FIRST)
  await open(`?vecka=${weekOf(LATER).week}`)
  await expect.element(page.getByText('Inga lediga tider den här veckan')).toBeVisible()
  await week(FIRST).click()
  await expect.element(time(/Psykolog 0/)).toBeVisible()
})

it('no free times at all is said, with the phone', async () => {
  offering()
  await open()
  await expect.element(page.getByText('Inga lediga tider', { exact: true })).toBeVisible()
  expect(page.getByRole('heading', { level: 2, name: /^Lediga tider/ }).query()).toBeNull()
  expect(await violations()).toEqual([])
})

it('an answer that comes after the page was left takes nobody back', async () => {
  const answer = late(MOVED)
  answerCalls([FIRST], answer)
  const { goTo, visited } = await renderAmongPages(
    <RescheduleScreen />,
    `${PATH}?vecka=${weekOf(FIRST).week}&tid=${FIRST.id}`,
    '/tidsbokningar/boka-om/:id',
  )
  await page.getByRole('button', { name: 'Bekräfta ny tid' }).click()
  await expect.element(page.getByRole('button', { name: 'Bokar om…' })).toBeVisible()
  const writes = writesSoFar()
  await goTo('/bestallningar')
  answer.arrive()
  await expect.poll(writesSoFar).toBeGreaterThan(writes)
  await goTo('/medarbetare')
  expect(visited.slice(1)).toEqual(['/bestallningar', '/medarbetare'])
})
