import { contract } from '@salvia/core/api'
import { slotSchema } from '@salvia/core/bookings'
import type { CaseDetails } from '@salvia/core/personnel-file'
import { addElapsed } from '@salvia/core/primitives'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { CaseActions } from '../../features/back-office/case-actions.tsx'
import { ConfirmTime } from '../../features/back-office/orders/book/confirm-time.tsx'
import { InternalNotes } from '../../features/back-office/orders/order/internal-notes.tsx'
import { ConfirmStep } from '../../features/bookings/change/confirm-step.tsx'
import { Feedback } from '../../features/bookings/details/feedback.tsx'
import { MessageWays } from '../../features/bookings/message-ways.tsx'
import { ContactCard } from '../../features/profile/contact-card.tsx'
import { renderAmongPages } from '../../testing/among-pages.tsx'
import { answering, type CannedAnswer, late, reply, unavailable } from '../../testing/answers.ts'
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
  readonly call: CannedAnswer
  readonly others?: readonly CannedAnswer[]
  /** Sends the form. */
  readonly send: () => Promise<void>
  readonly text: string
  readonly link: string
  readonly to: string
}

const BOOKING = { link: 'Till tidsbokningen', to: `/tidsbokningar/detaljer/${booking.id}` }
const ORDER = { link: 'Till beställningen', to: `/handlaggning/bestallningar/${order.id}` }

const WORKS: Readonly<Record<string, Work>> = {
  'a changed profile': {
    form: <ContactCard profile={EXAMPLE_PROFILE} />,
    call: reply(contract.profile.update, unavailable()),
    send: async () => {
      await press('Ändra Kontaktuppgifter')
      await page.getByRole('textbox', { name: 'Förnamn' }).fill('Kajsa')
      await press('Spara')
    },
    text: 'Det du har ändrat i din profil är inte sparat.',
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
    call: reply(contract.bookings.reschedule, unavailable(), ofBooking),
    others: [reply(contract.bookings.slots, { items: [slot] }, ofBooking)],
    send: () => press('Bekräfta ny tid'),
    text: 'Bokningen är inte ombokad.',
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
    call: reply(contract.bookings.sendFeedback, unavailable(), ofBooking),
    send: async () => {
      await write('Skriv återkoppling', 'Ta med skyddsskor.')
      await press('Skicka återkoppling')
    },
    text: 'Återkopplingen du har skrivit är inte skickad.',
    ...BOOKING,
  },
  'a mail to an employee': {
    form: <MessageWays params={ofBooking} text="Hej" mailTo="Maja" />,
    call: reply(contract.bookings.mailEmployee, unavailable(), ofBooking),
    send: () => press('Skicka mejl till Maja'),
    text: 'Mejlet till medarbetaren är inte skickat.',
    ...BOOKING,
  },
  'a booked time': {
    form: <ConfirmTime {...on} order={order} week="2026-W49" slotId={orderSlot.id} onBooked={nothing} />,
    call: reply(contract.orderCases.book, unavailable(), ofOrder),
    others: [reply(contract.orderCases.slots, { items: [orderSlot] }, ofOrder)],
    send: () => press('Boka tiden'),
    text: 'Tiden för B-20042 är inte bokad.',
    ...ORDER,
  },
  'an internal note': {
    form: <InternalNotes order={order} />,
    call: reply(contract.orderCases.addNote, unavailable(), ofOrder),
    send: async () => {
      await write('Skriv en anteckning', 'Ring i morgon')
      await press('Spara anteckningen')
    },
    text: 'Anteckningen du har skrivit är inte sparad.',
    ...ORDER,
  },
  'an act on a case': {
    form: <CaseActions details={received} />,
    call: reply(contract.cases.act, unavailable(), { id: received.id, event: 'acknowledge' }),
    send: () => press('Ta emot'),
    text: 'Ärendet P-20001 är inte ändrat.',
    link: 'Till ärendet',
    to: `/handlaggning/${received.id}`,
  },
}

signedInForEach()

async function opened({ form, call, others = [], send }: Work) {
  const answer = late(call)
  const asked = answering([...profileAnswers(['bookings']), ...others, answer])
  const pages = await renderAmongPages(form, '/formular', '/formular', <MissedFailures />)
  await send()
  await expect.poll(() => asked.some(({ method }) => method !== 'GET')).toBe(true)
  return { ...pages, arrive: answer.arrive }
}

it.each(Object.entries(WORKS))(
  '%s that fails after its page was left is told, with a link',
  async (_, work) => {
    const { goTo, arrive } = await opened(work)
    await goTo('/start')
    arrive()
    await expect.element(page.getByText(work.text)).toBeVisible()
    await expect.element(page.getByRole('link', { name: work.link })).toHaveAttribute('href', work.to)
  },
)

it.each([
  ['a changed profile', 'Avbryt'],
  ['a mail to an employee', 'Kopiera texten'],
])('%s is told, too, when its form has given up the failure', async (name, dropped) => {
  const work = WORKS[name] ?? expect.fail('no such work')
  const { arrive } = await opened(work)
  await press(dropped)
  arrive()
  await expect.element(page.getByText(work.text)).toBeVisible()
})
