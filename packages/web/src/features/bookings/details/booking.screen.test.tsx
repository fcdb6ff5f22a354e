import { contract } from '@salvia/core/api'
import type { BookingDetails } from '@salvia/core/bookings'
import { parseInstant } from '@salvia/core/primitives'
import { describe, expect, it } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { begunWorkAtom } from '../../../state/begun-work.ts'
import { endSession } from '../../../state/session-end.ts'
import { currentStore } from '../../../state/store.ts'
import { answering, refusedWith, reply, unavailable } from '../../../testing/answers.ts'
import { exampleBooking } from '../../../testing/bookings.ts'
import { clearPage, render } from '../../../testing/render.tsx'
import { beSignedInAs, profileAnswers, signedInForEach } from '../../../testing/signed-in.ts'
import { violations } from '../../../testing/violations.ts'
import { BookingScreen } from './booking.screen.tsx'

const DAY = 24 * 60
const CANCELLED_AT = parseInstant('2026-11-20T12:05:00.000Z') ?? expect.fail('no moment')
const RECIPIENT = {
  id: '5f0a8e0e-0c66-4d5e-8b8c-2f3f4c1c7d10',
  name: 'Camilla Dahl',
  role: 'manager',
} as const

async function showing(booking: BookingDetails): Promise<void> {
  answering([
    ...profileAnswers(['bookings', 'orders']),
    reply(contract.bookings.get, booking, { clientNumber: '10401', id: booking.id }),
  ])
  await render(<BookingScreen />, `/tidsbokningar/detaljer/${booking.id}`, '/tidsbokningar/detaljer/:id')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Maja Lind' })).toBeVisible()
}

/** Each fact as it is read: the label and the value. */
const facts = (): string[][] =>
  [...document.querySelectorAll('dl:not(dialog dl) > div')].map(pair => [
    ...[...pair.children].map(part => part.textContent ?? ''),
  ])
const share = page.getByRole('group', { name: 'Meddela och spara' })
const acts = (): (string | undefined)[] =>
  share
    .getByRole('button')
    .elements()
    .map(button => button.textContent ?? undefined)

const bottomOf = (shown: Locator): number => shown.element().getBoundingClientRect().bottom

signedInForEach()

describe('a booking', () => {
  it('tells each fact once: the heading who, below it what and when, then the rest', async () => {
    await showing(exampleBooking(DAY * 3, { subject: 'Besvär från nacken' }))
    expect(facts()).toEqual([
      ['Besök på mottagningen', 'Storgatan 3, Björkby'],
      ['Behandlare', 'Eva Öberg, Psykolog'],
      ['Besöket gäller', 'Besvär från nacken'],
      ['Medarbetare', 'Tekniker · Produktion / Montering'],
      ['Telefon', '070-174 06 05'],
    ])
    expect(page.getByText('Hälsoundersökning').elements()).toHaveLength(1)
    expect(page.getByText('Kommande').query()).toBeNull()
    expect(acts()).toEqual(['Skicka till medarbetaren', 'Lägg till i kalender', 'Skriv ut'])
    expect(await violations()).toEqual([])
  })

  it('without caregiver, subject, place and phone says what is not known', async () => {
    const { employee } = exampleBooking(DAY)
    await showing(
      exampleBooking(DAY * 3, {
        visitType: 'video',
        address: null,
        caregiver: null,
        employee: { ...employee, occupation: null, phone: null, protectedIdentity: true },
      }),
    )
    expect(facts()).toEqual([
      ['Besök per video', 'Medarbetaren loggar in med BankID i appen eller på webbplatsen.'],
      ['Behandlare', 'Inte klart än'],
      ['Medarbetare', 'Produktion / Montering'],
      ['Telefon', 'Visas inte (skyddad identitet)'],
    ])
  })

  it('that is cancelled says by whom, when and at what cost; the employee can be told', async () => {
    const cancellation = { source: 'portal', at: CANCELLED_AT, isCharged: false } as const
    await showing(exampleBooking(DAY * 3, { status: 'cancelled', cancellation }))
    expect(facts()[0]).toEqual([
      'Avbokning',
      'Avbokad i portalen fredag 20 november 2026 kl.\u00a013:05Utan kostnad',
    ])
    expect(acts()).toEqual(['Skicka till medarbetaren', 'Skriv ut'])
    expect(await violations()).toEqual([])
  })

  it('that has passed can be printed, and there is nothing to tell', async () => {
    await showing(exampleBooking(-DAY, { status: 'passed' }))
    expect(acts()).toEqual(['Skriv ut'])
  })

  it('that was booked for an order leads to it', async () => {
    const order = { id: '00000000-0000-4000-8000-000000000001', number: 'B-20001' }
    await showing(exampleBooking(DAY * 3, { order }))
    await expect
      .element(page.getByRole('link', { name: 'B-20001' }))
      .toHaveAttribute('href', `/bestallningar/id/${order.id}`)
    expect(await violations()).toEqual([])
  })

  it('shows the feedback that was sent, and folds the form until somebody wants to write', async () => {
    const sent = [
      { recipient: 'Camilla Dahl', sender: 'Karin Ahl', text: 'Ta med skyddsskor.', sentAt: CANCELLED_AT },
    ]
    await showing(exampleBooking(DAY * 3, { feedback: { recipients: [RECIPIENT], sent } }))
    await expect.element(page.getByText('Ta med skyddsskor.')).toBeVisible()
    const message = page.getByRole('textbox', { name: 'Meddelande' })
    expect(message.query()).toBeNull()
    await page.getByText('Skriv återkoppling', { exact: true }).click()
    await expect.element(message).toBeVisible()
    expect(await violations()).toEqual([])
  })
})

describe('feedback that is begun', () => {
  const message = page.getByRole('textbox', { name: 'Meddelande' })
  const booking = exampleBooking(DAY * 3, { feedback: { recipients: [RECIPIENT], sent: [] } })
  const begun = () => Object.values(currentStore().get(begunWorkAtom)).map(({ text }) => text)
  const write = async (text: string): Promise<void> => {
    await showing(booking)
    await page.getByText('Skriv återkoppling', { exact: true }).click()
    await message.fill(text)
  }

  it('is there again when one comes back to the booking, and is asked about', async () => {
    await write('Ta med skyddsskor.')
    await expect.poll(begun).toEqual(['Återkopplingen du har skrivit är inte skickad.'])
    clearPage()
    await showing(booking)
    await expect.element(message).toHaveValue('Ta med skyddsskor.')
    await message.fill('')
    await expect.poll(begun).toEqual([])
  })

  it('is back after a session that ended by itself, without an identity number, until it is sent', async () => {
    beSignedInAs('karin')
    await write('Maja, 19811218-9876, tar med skyddsskor.')
    endSession(498)
    clearPage()
    beSignedInAs('karin')
    await showing(booking)
    await expect.element(page.getByText('Här är det du hade börjat skriva')).toBeVisible()
    await expect.element(message).toHaveValue('Maja, , tar med skyddsskor.')
    const params = { clientNumber: '10401', id: booking.id }
    answering([
      ...profileAnswers(['bookings', 'orders']),
      reply(contract.bookings.get, booking, params),
      reply(contract.bookings.sendFeedback, booking, params),
    ])
    await page.getByRole('button', { name: 'Skicka återkoppling' }).click()
    await expect.element(page.getByText('Återkopplingen är skickad till Camilla Dahl.')).toBeVisible()
    expect(begun()).toEqual([])
    endSession(498)
    expect(sessionStorage, 'what is sent is not kept').toHaveLength(0)
  })
})

it('feedback whose answer was lost is sent again as the same, and to somebody else as another', async () => {
  const other = { ...RECIPIENT, id: '5f0a8e0e-0c66-4d5e-8b8c-2f3f4c1c7d11', name: 'Omar Ek' }
  const booking = exampleBooking(DAY * 3, { feedback: { recipients: [RECIPIENT, other], sent: [] } })
  const params = { clientNumber: '10401', id: booking.id }
  await showing(booking)
  const asked = answering([
    ...profileAnswers(['bookings', 'orders']),
    reply(contract.bookings.get, booking, params),
    reply(contract.bookings.sendFeedback, unavailable(), params),
  ])
  await page.getByText('Skriv återkoppling', { exact: true }).click()
  await page.getByRole('textbox', { name: 'Meddelande' }).fill('Ta med skyddsskor.')
  // After a lost answer the page is asked again, too.
  const sent = () => asked.filter(({ method }) => method === 'POST')
  const send = async (to: string): Promise<void> => {
    const before = sent().length
    await page.getByRole('radio', { name: to }).click()
    await page.getByRole('button', { name: 'Skicka återkoppling' }).click()
    await expect.poll(() => sent().length).toBe(before + 1)
    await expect.element(page.getByRole('button', { name: 'Skicka återkoppling' })).toBeVisible()
  }
  await send('Camilla Dahl')
  await send('Camilla Dahl')
  await send('Omar Ek')
  const [first, again, toOther] = sent().map(({ key }) => key)
  expect(first).toBeTruthy()
  expect(again).toBe(first)
  expect(toOther).not.toBe(first)
})

describe('a change that the booking system', () => {
  const at = CANCELLED_AT

  it('has not confirmed yet is told of, and that there is nothing to do', async () => {
    await showing(exampleBooking(DAY * 3, { unconfirmed: { state: 'waiting', change: 'cancel', at } }))
    await expect.element(page.getByText('Avbokningen är inte bekräftad än')).toBeVisible()
    await expect.element(page.getByText(/Du behöver inte göra något/)).toBeVisible()
    expect(await violations()).toEqual([])
  })

  it('has refused is told of, with whom to call', async () => {
    await showing(exampleBooking(DAY * 3, { unconfirmed: { state: 'refused', change: 'move', at } }))
    await expect.element(page.getByText('Ombokningen gick inte igenom')).toBeVisible()
    await expect.element(page.getByText(/vad som gäller i vårt bokningssystem/)).toBeVisible()
    await expect.element(page.getByRole('link', { name: /^08-465/ }).first()).toBeVisible()
    expect(await violations()).toEqual([])
  })

  it('has refused is told of above the card that changes the booking, also on a phone', async () => {
    await page.viewport(375, 812)
    await showing(exampleBooking(DAY * 3, { unconfirmed: { state: 'refused', change: 'move', at } }))
    const notice = page.getByText('Ombokningen gick inte igenom')
    const change = page.getByRole('link', { name: 'Boka om' })
    await expect.element(change).toBeVisible()
    expect(bottomOf(notice)).toBeLessThan(change.element().getBoundingClientRect().top)
  })
})

it('where no booking system is connected it says so, with whom to call and no other try', async () => {
  const { id } = exampleBooking(DAY)
  const refused = refusedWith('BOOKING_SYSTEM_NOT_CONNECTED')
  answering([reply(contract.bookings.get, refused, { clientNumber: '10401', id })])
  await render(<BookingScreen />, `/tidsbokningar/detaljer/${id}`, '/tidsbokningar/detaljer/:id')
  await expect.element(page.getByText('Tidsbokningen är inte ansluten än.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: /^08-465/ })).toBeVisible()
  expect(page.getByRole('button', { name: 'Försök igen' }).query()).toBeNull()
})
