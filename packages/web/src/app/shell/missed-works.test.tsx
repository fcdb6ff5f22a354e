import { contract } from '@salvia/core/api'
import { slotSchema } from '@salvia/core/bookings'
import type { CaseDetails } from '@salvia/core/personnel-file'
import { addElapsed } from '@salvia/core/primitives'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ConfirmStep } from '../../features/bookings/change/confirm-step.tsx'
import { Feedback } from '../../features/bookings/details/feedback.tsx'
import { MessageWays } from '../../features/bookings/message-ways.tsx'
import { ConfirmTime } from '../../features/orders/case-worker/book/confirm-time.tsx'
import { CaseActions } from '../../features/personnel-file/case-worker/case-actions.tsx'
import { ContactCard } from '../../features/profile/contact-card.tsx'
import { InternalNotes } from '../../parts/matters/case-worker/internal-notes.tsx'
import { renderAmongPages } from '../../testing/among-pages.tsx'
import { answering, type CannedAnswer, late, refusedWith, reply, unavailable } from '../../testing/answers.ts'
import { exampleBooking } from '../../testing/bookings.ts'
import { exampleOrderSlot, ownOrderCase } from '../../testing/order-cases.ts'
import { reviewed } from '../../testing/reviewed.ts'
import { EXAMPLE_PROFILE, profileAnswers, signedInForEach } from '../../testing/signed-in.ts'
import { exampleUpload } from '../../testing/uploads.ts'
import { MissedFailures } from './missed-failures.tsx'

const booking = exampleBooking(5 * 24 * 60)
const ofBooking = { clientNumber: '10401', id: booking.id }
const startsAt = addElapsed(booking.startsAt, { hours: 48 })
const slot = slotSchema.parse({
  id: '5f0a8e0e-0c66-4d5e-8b8c-2f3f4c1c7d10',
  startsAt,
  endsAt: addElapsed(startsAt, { hours: 1 }),
  visitType: 'unit',
  address: null,
  caregiver: { name: 'Bo Ek', occupation: 'Ergonom' },
  latestCancellation: addElapsed(startsAt, { hours: -24 }),
  otherVisit: null,
})
const order = ownOrderCase()
const ofOrder = { id: order.id }
const orderSlot = exampleOrderSlot('2026-12-01T08:00:00.000Z')
const received: CaseDetails = {
  ...exampleUpload('P-20001'),
  history: [],
  leftOut: 0,
  withheld: [],
  queue: null,
  links: [],
  company: 'Kvarnhälle AB',
  uploadedByEmail: null,
  olderOpen: 0,
  isOwnUpload: false,
  actions: ['acknowledge'],
  changes: { state: 'counting' },
  needsConfirmation: false,
  report: await reviewed(text => text),
}
const nothing = (): void => undefined
const on = { onBack: nothing, onTaken: nothing, onChanged: nothing, onRefused: nothing }

const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const write = async (fold: string, text: string): Promise<void> => {
  await page.getByText(fold, { exact: true }).click()
  await page.getByRole('textbox').fill(text)
}

interface Work {
  readonly form: ReactNode
  readonly call: (answer: Response) => CannedAnswer
  readonly others?: readonly CannedAnswer[]
  /** Sends the form. */
  readonly send: () => Promise<void>
  readonly text: string
  /** What is told when no answer came. */
  readonly unsure: string
  readonly link: string
  readonly to: string
}

const BOOKING = { link: 'Till tidsbokningen', to: `/tidsbokningar/detaljer/${booking.id}` }
const ORDER = { link: 'Till beställningen', to: `/handlaggning/bestallningar/${order.id}` }

const WORKS: Readonly<Record<string, Work>> = {
  'a changed profile': {
    form: <ContactCard profile={EXAMPLE_PROFILE} />,
    call: answer => reply(contract.profile.update, answer),
    send: async () => {
      await press('Ändra Kontaktuppgifter')
      await page.getByRole('textbox', { name: 'Förnamn' }).fill('Kajsa')
      await press('Spara')
    },
    text: 'Det du har ändrat i din profil är inte sparat.',
    unsure: 'Vi vet inte om det du har ändrat i din profil är sparat.',
    link: 'Till profilen',
    to: '/din-profil',
  },
  'a moved booking': {
    form: (
      <ConfirmStep
        {...on}
        params={ofBooking}
        booking={booking}
        week="2026-W50"
        slotId={slot.id}
        onMoved={nothing}
      />
    ),
    call: answer => reply(contract.bookings.reschedule, answer, ofBooking),
    others: [reply(contract.bookings.slots, { items: [slot] }, ofBooking)],
    send: () => press('Bekräfta ny tid'),
    text: 'Ombokningen gick inte igenom.',
    unsure: 'Vi vet inte om bokningen är ombokad.',
    ...BOOKING,
  },
  'feedback about a booking': {
    form: (
      <Feedback
        params={ofBooking}
        feedback={{
          recipients: [{ id: '5f0a8e0e-0c66-4d5e-8b8c-2f3f4c1c7d11', name: 'Camilla Dahl', role: 'manager' }],
          sent: [],
        }}
      />
    ),
    call: answer => reply(contract.bookings.sendFeedback, answer, ofBooking),
    send: async () => {
      await write('Skriv återkoppling', 'Ta med skyddsskor.')
      await press('Skicka återkoppling')
    },
    text: 'Återkopplingen du har skrivit är inte skickad.',
    unsure: 'Vi vet inte om återkopplingen du har skrivit är skickad.',
    ...BOOKING,
  },
  'a mail to an employee': {
    form: <MessageWays params={ofBooking} text="Hej" mailTo="Maja" />,
    call: answer => reply(contract.bookings.mailEmployee, answer, ofBooking),
    send: () => press('Skicka mejl till Maja'),
    text: 'Mejlet till medarbetaren är inte skickat.',
    unsure: 'Vi vet inte om mejlet till medarbetaren är skickat.',
    ...BOOKING,
  },
  'a booked time': {
    form: <ConfirmTime {...on} order={order} week="2026-W49" slotId={orderSlot.id} onBooked={nothing} />,
    call: answer => reply(contract.orderCases.book, answer, ofOrder),
    others: [reply(contract.orderCases.slots, { items: [orderSlot] }, ofOrder)],
    send: () => press('Boka tiden'),
    text: 'Tiden för B-20042 är inte bokad.',
    unsure: 'Vi vet inte om tiden för B-20042 är bokad.',
    ...ORDER,
  },
  'an internal note': {
    form: <InternalNotes kind="order" calls={contract.orderCases} matter={order} />,
    call: answer => reply(contract.orderCases.addNote, answer, ofOrder),
    send: async () => {
      await write('Skriv en anteckning', 'Ring i morgon')
      await press('Spara anteckningen')
    },
    text: 'Anteckningen du har skrivit är inte sparad.',
    unsure: 'Vi vet inte om anteckningen du har skrivit är sparad.',
    ...ORDER,
  },
  'an act on a case': {
    form: <CaseActions details={received} />,
    call: answer => reply(contract.cases.act, answer, { id: received.id, event: 'acknowledge' }),
    send: () => press('Ta emot'),
    text: 'Ärendet P-20001 är inte ändrat.',
    unsure: 'Vi vet inte om ärendet P-20001 är ändrat.',
    link: 'Till ärendet',
    to: `/handlaggning/${received.id}`,
  },
}

signedInForEach()

async function opened({ form, call, others = [], send }: Work, given = unavailable()) {
  const answer = late(call(given))
  const asked = answering([...profileAnswers(['bookings']), ...others, answer])
  const pages = await renderAmongPages(form, '/formular', '/formular', <MissedFailures />)
  await send()
  await expect.poll(() => asked.some(({ method }) => method !== 'GET')).toBe(true)
  return { ...pages, arrive: answer.arrive }
}

it.each(Object.entries(WORKS))(
  '%s that is refused after its page was left is told, with a link',
  async (_, work) => {
    const { goTo, arrive } = await opened(work, refusedWith('REQUEST_TOO_SLOW'))
    await goTo('/start')
    arrive()
    await expect.element(page.getByText(work.text, { exact: true })).toBeVisible()
    await expect.element(page.getByRole('link', { name: work.link })).toHaveAttribute('href', work.to)
  },
)

it.each(Object.entries(WORKS))(
  '%s that got no answer after its page was left is not told as undone',
  async (_, work) => {
    const { goTo, arrive } = await opened(work)
    await goTo('/start')
    arrive()
    await expect.element(page.getByText(work.unsure, { exact: true })).toBeVisible()
    await expect.element(page.getByText(/Titta efter innan du försöker igen\.$/)).toBeVisible()
    await expect.element(page.getByRole('link', { name: work.link })).toHaveAttribute('href', work.to)
    expect(page.getByText(work.text, { exact: true }).query()).toBeNull()
  },
)

it('a mail to an employee is told, too, when its form has given up the failure', async () => {
  const work = WORKS['a mail to an employee'] ?? expect.fail('no such work')
  const { arrive } = await opened(work)
  await press('Kopiera texten')
  arrive()
  await expect.element(page.getByText(work.unsure)).toBeVisible()
})
