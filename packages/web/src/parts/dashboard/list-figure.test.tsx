import { contract } from '@salvia/core/api'
import { type BookingPage, bookingsContract, bookingsList } from '@salvia/core/bookings'
import { readListQuery } from '@salvia/core/lists'
import { isoDate } from '@salvia/core/primitives'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { endSession } from '../../state/session-end.ts'
import { answering, reply } from '../../testing/answers.ts'
import { render } from '../../testing/render.tsx'
import { beSignedIn } from '../../testing/signed-in.ts'
import { violations } from '../../testing/violations.ts'
import { ListFigure } from './list-figure.tsx'

const counting = (upcoming: number): BookingPage => ({
  items: [],
  counts: { all: 3000, upcoming, past: 0, cancelled: 0 },
  isEmpty: false,
  isLimited: false,
  period: { from: isoDate(2026, 5, 26), to: null },
  page: 1,
  pageSize: 0,
  total: upcoming,
})

async function open(answer: BookingPage | Response) {
  const asked = answering([reply(contract.bookings.list, answer, { clientNumber: '10401' })])
  beSignedIn()
  await render(
    <main>
      <h1>Start</h1>
      <ul>
        <ListFigure
          list={bookingsList}
          calls={bookingsContract}
          query={readListQuery(bookingsList, { status: 'upcoming', to: '2026-11-28' })}
          params={{ clientNumber: '10401' }}
          to="/tidsbokningar"
          label={count => (count === 1 ? 'kommande tid' : 'kommande tider')}
        />
      </ul>
    </main>,
  )
  return asked
}

afterEach(() => {
  endSession(undefined)
  vi.unstubAllGlobals()
})

it('counts without fetching a row, and leads to the list with the same filter', async () => {
  const asked = await open(counting(1064))
  await expect
    .element(page.getByRole('link', { name: /^1\s064 kommande tider$/ }))
    .toHaveAttribute('href', '/tidsbokningar?to=2026-11-28')
  expect(asked[0]?.path).toContain('pageSize=0')
  expect(await violations()).toEqual([])
})

it.each([
  [0, '0 kommande tider'],
  [1, '1 kommande tid'],
])('%d is told too', async (count, name) => {
  await open(counting(count))
  await expect.element(page.getByRole('link', { name, exact: true })).toBeVisible()
})

it('fails alone, with a way to try again', async () => {
  const asked = await open(Response.json({}))
  await expect.element(page.getByText('Det gick inte att räkna kommande tider.')).toBeVisible()
  const before = asked.length
  await page.getByRole('button', { name: 'Försök igen' }).click()
  await expect.poll(() => asked.length).toBeGreaterThan(before)
})
