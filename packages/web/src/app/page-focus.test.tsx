import { contract } from '@salvia/core/api'
import type { BookingPage } from '@salvia/core/bookings'
import { isoDate } from '@salvia/core/primitives'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Link, Route, Routes, useNavigate } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { BookingScreen } from '../features/bookings/details/booking.screen.tsx'
import { BookingsScreen } from '../features/bookings/list/bookings.screen.tsx'
import { queryClient } from '../state/query-client.ts'
import { answering, reply } from '../testing/answers.ts'
import { exampleBooking } from '../testing/bookings.ts'
import { render } from '../testing/render.tsx'
import { beSignedIn } from '../testing/signed-in.ts'
import { PageFocus } from './page-focus.tsx'

const booking = exampleBooking(3 * 24 * 60)
const LIST: BookingPage = {
  items: [booking],
  counts: { all: 1, upcoming: 1, past: 0, cancelled: 0 },
  isEmpty: false,
  isLimited: false,
  period: { from: isoDate(2026, 5, 25), to: null },
  page: 1,
  pageSize: 50,
  total: 1,
}

const Rest = () => <p>Resten</p>

function Portal() {
  const navigate = useNavigate()
  return (
    <>
      <PageFocus />
      <nav>
        <Link to="/tidsbokningar">Listan</Link>
        <Link to={`/tidsbokningar/detaljer/${booking.id}`}>Bokningen</Link>
        <button type="button" onClick={() => void navigate(-1)}>
          Bakåt
        </button>
      </nav>
      <main>
        <Routes>
          <Route path="/" element={<h1>Start</h1>} />
          <Route path="/tidsbokningar" element={<BookingsScreen />} />
          <Route path="/tidsbokningar/detaljer/:id" element={<BookingScreen />} />
        </Routes>
      </main>
    </>
  )
}

/** A server that answers once it is told to. */
async function slowPortal(): Promise<() => void> {
  answering([
    reply(contract.bookings.list, LIST, { clientNumber: '10401' }),
    reply(
      contract.bookings.settings,
      { remindsEmployees: false, mayChange: true },
      { clientNumber: '10401' },
    ),
    reply(contract.bookings.get, booking, { clientNumber: '10401', id: booking.id }),
  ])
  const quick = fetch
  const arrival = Promise.withResolvers<void>()
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    await arrival.promise
    return quick(url, init)
  })
  await render(<Portal />)
  return arrival.resolve
}

/** The link of the booking's row, which is not the act of the row. */
const row = () => page.getByRole('link', { name: /^(?!Boka om).*Maja Lind/ })
const heading = (name: string) => page.getByRole('heading', { level: 1, name })

beforeEach(() => {
  queryClient.clear()
  beSignedIn()
})
afterEach(() => vi.unstubAllGlobals())

describe('focus on a new page', () => {
  it('is on the heading of a booking, also when the booking arrives later with a heading of its own', async () => {
    const arrive = await slowPortal()
    await page.getByRole('link', { name: 'Bokningen' }).click()
    await expect.element(heading('Tidsbokning')).toHaveFocus()
    arrive()
    await expect.element(heading('Maja Lind')).toHaveFocus()
  })

  it('is on the heading of a list, and stays there when the rows arrive', async () => {
    const arrive = await slowPortal()
    await page.getByRole('link', { name: 'Listan' }).click()
    await expect.element(heading('Tidsbokningar')).toHaveFocus()
    arrive()
    await expect.element(row()).toBeVisible()
    await expect.element(heading('Tidsbokningar')).toHaveFocus()
  })

  it('goes to the row that was opened, once it has come, on the way back', async () => {
    const arrive = await slowPortal()
    await page.getByRole('link', { name: 'Listan' }).click()
    arrive()
    await row().click()
    await expect.element(heading('Maja Lind')).toHaveFocus()
    queryClient.clear()
    await page.getByRole('button', { name: 'Bakåt' }).click()
    await expect.element(row()).toHaveFocus()
  })

  it('is left where the user has taken it', async () => {
    const arrive = await slowPortal()
    const other = page.getByRole('link', { name: 'Listan' })
    await page.getByRole('link', { name: 'Bokningen' }).click()
    await expect.element(heading('Tidsbokning')).toHaveFocus()
    other.element().focus()
    arrive()
    await expect.element(heading('Maja Lind')).toBeVisible()
    await expect.element(other).toHaveFocus()
  })

  it('is not brought back to the heading when what the user went to by keys leaves the page', async () => {
    function Screen() {
      const [isOpen, setOpen] = useState(false)
      return (
        <>
          <h1>Din profil</h1>
          {isOpen ? (
            <p>Formuläret</p>
          ) : (
            <button type="button" onClick={() => setOpen(true)}>
              Ändra
            </button>
          )}
        </>
      )
    }
    await render(
      <>
        <PageFocus />
        <Link to="/din-profil">Profilen</Link>
        <main>
          <Routes>
            <Route path="/" element={<h1>Start</h1>} />
            <Route path="/din-profil" element={<Screen />} />
          </Routes>
        </main>
      </>,
    )
    await page.getByRole('link', { name: 'Profilen' }).click()
    await expect.element(heading('Din profil')).toHaveFocus()
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: 'Ändra' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Formuläret')).toBeVisible()
    await expect.element(heading('Din profil')).not.toHaveFocus()
  })

  it('is on the heading again when the page was hidden for a part that had to load', async () => {
    const answer = Promise.withResolvers<void>()
    const part = Promise.withResolvers<{ default: typeof Rest }>()
    const Part = lazy(() => part.promise)
    function Screen() {
      const [isWhole, setWhole] = useState(false)
      useEffect(() => void answer.promise.then(() => setWhole(true)), [])
      return (
        <>
          <h1>Personalfil</h1>
          {isWhole && <Part />}
        </>
      )
    }
    await render(
      <>
        <PageFocus />
        <Link to="/personalfil">Personalfil</Link>
        <main>
          <Routes>
            <Route path="/" element={<h1>Start</h1>} />
            <Route
              path="/personalfil"
              element={
                <Suspense fallback={<p>Hämtar …</p>}>
                  <Screen />
                </Suspense>
              }
            />
          </Routes>
        </main>
      </>,
    )
    await page.getByRole('link', { name: 'Personalfil' }).click()
    await expect.element(heading('Personalfil')).toHaveFocus()
    answer.resolve()
    await expect.element(page.getByText('Hämtar …')).toBeVisible()
    part.resolve({ default: Rest })
    await expect.element(page.getByText('Resten')).toBeVisible()
    await expect.element(heading('Personalfil')).toHaveFocus()
  })
})
