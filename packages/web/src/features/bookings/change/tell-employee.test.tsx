import { contract } from '@salvia/core/api'
import type { BookingDetails } from '@salvia/core/bookings'
import { instantOf } from '@salvia/core/primitives'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type Asked, answering, refusedWith, reply } from '../../../testing/answers.ts'
import { exampleBooking } from '../../../testing/bookings.ts'
import { render } from '../../../testing/render.tsx'
import { beSignedIn, EXAMPLE_PROFILE, knowProfile } from '../../../testing/signed-in.ts'
import { violations } from '../../../testing/violations.ts'
import { Cancelled } from './cancelled.tsx'
import { Moved } from './moved.tsx'

const DAY = 24 * 60
const act = (name: string) => page.getByRole('button', { name, exact: true })
const tell = act('Meddela Maja')
const dialog = page.getByRole('dialog', { name: 'Meddela Maja' })
const mail = act('Skicka mejl till Maja')
const CANCELLED = { status: 'cancelled' } as const

async function moved(given: Partial<BookingDetails> = {}, answer?: Response): Promise<Asked[]> {
  const booking = exampleBooking(DAY * 3, given)
  const params = { clientNumber: '10401', id: booking.id }
  const asked = answering([
    reply(contract.profile.get, EXAMPLE_PROFILE),
    reply(contract.bookings.mailEmployee, answer, params),
  ])
  const Page = given.status === 'cancelled' ? Cancelled : Moved
  await render(<Page params={params} booking={booking} />)
  return asked
}

const employee = (given: Partial<BookingDetails['employee']>) => ({
  employee: { ...exampleBooking(DAY).employee, ...given },
})

beforeEach(() => {
  beSignedIn()
  knowProfile()
})
afterEach(() => vi.unstubAllGlobals())

describe('after a move or a cancellation', () => {
  it.each([
    ['Tiden är ombokad', {}, 'Vi har ändrat i vår kalender. Maja har inte fått veta något än.'],
    [
      'Tiden är avbokad',
      CANCELLED,
      'Vi har tagit bort tiden ur vår kalender. Maja har inte fått veta något än.',
    ],
  ])('%s: it says who does not know, and telling comes first', async (title, given, untold) => {
    await moved(given)
    await expect.element(page.getByRole('heading', { level: 1, name: title })).toHaveFocus()
    await expect.element(page.getByText(untold)).toBeVisible()
    const acts = [...document.querySelectorAll('main button, main a, body > div button, body > div a')]
    expect(acts[0]?.textContent).toBe('Meddela Maja')
    expect(acts.at(-1)?.textContent).toBe('Till tidsbokningar')
    expect(await violations()).toEqual([])
  })

  it('a mail shows recipient, language and text before it is sent, and then the employee knows', async () => {
    const asked = await moved(employee({ locale: 'en' }))
    await tell.click()
    await expect.element(dialog.getByText(/maja\.lind@demo\.example/)).toBeVisible()
    await expect.element(dialog.getByText('Engelska, som Maja har valt i portalen')).toBeVisible()
    await expect.element(dialog.getByText('You come to our clinic.')).toBeVisible()
    expect(page.getByRole('radio').query()).toBeNull()
    expect(asked).toEqual([])
    expect(await violations()).toEqual([])
    await mail.click()
    await expect.element(dialog.getByText('Mejlet till Maja är skickat.')).toBeVisible()
    const writes = asked.filter(({ method }) => method !== 'GET')
    expect(writes.map(({ method, path }) => `${method} ${path}`)).toEqual([
      expect.stringMatching(/^POST .*\/employee-mails$/),
    ])
    await page.getByRole('button', { name: 'Stäng' }).click()
    await expect.element(page.getByText('Mejlet till Maja är skickat.')).toBeVisible()
    await expect.element(page.getByText('Maja har inte fått veta något än.')).not.toBeInTheDocument()
  })

  it('a mail that failed leaves the employee untold', async () => {
    await moved({}, refusedWith('EMPLOYEE_MAILED_ALREADY'))
    await tell.click()
    await mail.click()
    await expect.element(dialog.getByRole('alert').getByText(/redan skickat/)).toBeVisible()
    await page.getByRole('button', { name: 'Stäng' }).click()
    await expect.element(page.getByText(/Maja har inte fått veta något än\./)).toBeVisible()
  })

  it('a mail to somebody without a known language is in Swedish', async () => {
    await moved()
    await tell.click()
    await expect.element(dialog.getByText('Svenska', { exact: true })).toBeVisible()
    await expect.element(dialog.getByText('Du kommer till vår mottagning.')).toBeVisible()
  })

  it.each([
    [false, 'Avbokningen är kostnadsfri.'],
    [true, 'Det var en sen avbokning, som debiteras enligt avtal.'],
  ])('a cancellation says what it costs (charged: %s)', async (isCharged, cost) => {
    const at = instantOf('2026-11-21T09:00:00Z')
    await moved({ ...CANCELLED, cancellation: { source: 'portal', at, isCharged } })
    await expect.element(page.getByText(cost)).toBeVisible()
  })

  it('a cancellation is told as one', async () => {
    await moved(CANCELLED)
    await tell.click()
    await expect.element(dialog.getByText('Din tid hos företagshälsan är avbokad.')).toBeVisible()
  })

  it.each([
    [
      'with a protected identity',
      { email: null, phone: null, protectedIdentity: true },
      /har skyddad identitet/,
    ],
    ['without an address', { email: null }, /Vi har ingen e-postadress till Maja/],
  ])(
    'an employee %s cannot be mailed: the dialog says why, and gives the text in either language',
    async (_, who, why) => {
      await moved(employee(who))
      await tell.click()
      await expect.element(dialog.getByText('Vi kan inte mejla Maja')).toBeVisible()
      await expect.element(dialog.getByText(why)).toBeVisible()
      expect(mail.query()).toBeNull()
      await dialog.getByRole('radio', { name: 'Engelska' }).click()
      await expect.element(dialog.getByText('You come to our clinic.')).toBeVisible()
      await expect.element(act('Kopiera texten')).toBeVisible()
      expect(await violations()).toEqual([])
    },
  )
})
