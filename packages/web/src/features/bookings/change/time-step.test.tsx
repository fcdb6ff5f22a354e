import { contract } from '@salvia/core/api'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answering, refusedWith, reply } from '../../../testing/answers.ts'
import { exampleBooking } from '../../../testing/bookings.ts'
import { render } from '../../../testing/render.tsx'
import { signedInForEach } from '../../../testing/signed-in.ts'
import { TimeStep } from './time-step.tsx'

const booking = exampleBooking(5 * 24 * 60)
const params = { clientNumber: '10401', id: booking.id }

signedInForEach()

it('while the booking system is away the times say so at once, with a way to try again and whom to call', async () => {
  const refused = refusedWith('BOOKING_SYSTEM_UNAVAILABLE')
  const asked = answering([reply(contract.bookings.weeks, refused, params)])
  await render(
    <TimeStep
      {...{ params, booking, week: null, isSameOnly: false }}
      onWeek={vi.fn()}
      onSlot={vi.fn()}
      onSameOnly={vi.fn()}
      onRefused={vi.fn()}
    />,
  )
  const title = 'Bokningssystemet svarar inte just nu. Ingenting är ändrat.'
  await expect.element(page.getByText(title)).toBeVisible()
  await expect.element(page.getByRole('link', { name: /^08-465/ })).toBeVisible()
  expect(asked.filter(({ path }) => path.endsWith('/weeks'))).toHaveLength(1)
  await expect.element(page.getByRole('button', { name: 'Försök igen' })).toBeVisible()
})
