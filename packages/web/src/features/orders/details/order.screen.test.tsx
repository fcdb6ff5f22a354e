import { contract } from '@salvia/core/api'
import type { OrderDetails, WholeOrder } from '@salvia/core/orders'
import { instantOf, isoDate } from '@salvia/core/primitives'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answering, type CannedAnswer, late, refusedWith, reply } from '../../../testing/answers.ts'
import { exampleAttachment, exampleConversation, exampleMessage } from '../../../testing/conversations.ts'
import { exampleOrder } from '../../../testing/orders.ts'
import { render } from '../../../testing/render.tsx'
import { profileAnswers, signedInForEach } from '../../../testing/signed-in.ts'
import { violations } from '../../../testing/violations.ts'
import { OrderScreen } from './order.screen.tsx'

const ID = exampleOrder().id
const ONE = { clientNumber: '10401', id: ID }
const AT = instantOf('2026-11-21T09:00:00.000Z')
const BOOKING = {
  id: '00000000-0000-4000-8000-000000000099',
  service: 'Återgångssamtal',
  startsAt: instantOf('2026-12-01T12:00:00.000Z'),
  endsAt: instantOf('2026-12-01T13:00:00.000Z'),
  status: 'upcoming',
} as const
const HANDLED: Partial<WholeOrder> = {
  status: 'handled',
  handler: 'Elsa Wiik',
  mayWithdraw: false,
  conversation: exampleConversation([exampleMessage(1)]),
}

signedInForEach()

async function open(
  order: OrderDetails | Response | (() => OrderDetails),
  more: readonly CannedAnswer[] = [],
) {
  const asked = answering([
    ...profileAnswers(['orders', 'bookings', 'coworkers']),
    reply(contract.orders.get, order, ONE),
    ...more,
  ])
  await render(<OrderScreen />, `/bestallningar/id/${ID}`, '/bestallningar/id/:id')
  return asked
}
const title = (name: string) => page.getByRole('heading', { level: 1, name })
const headings = (): (string | null)[] =>
  page
    .getByRole('heading', { level: 2 })
    .elements()
    .map(heading => heading.textContent)
/** Each fact as it is read: the label and the value. */
const facts = (): Record<string, string> =>
  Object.fromEntries(
    [...document.querySelectorAll('dl > div')].map(({ children: [label, value] }) => [
      label?.textContent,
      value?.textContent,
    ]),
  )

it('that is sent says what happens next, what was ordered, and who sent it', async () => {
  await open(exampleOrder({ expectedAnswer: isoDate(2099, 11, 27) }))
  await expect.element(title('Linnéa Hed')).toBeVisible()
  await expect.element(page.getByText('Inskickad').first()).toBeVisible()
  await expect.element(page.getByText('Skickad 2026-11-20 av dig')).toBeVisible()
  await expect
    .element(page.getByText('Vi har fått beställningen. Vi svarar senast fredag 27 november 2099.'))
    .toBeVisible()
  expect(headings()).toEqual(['Aktuellt behov', 'Meddelanden', 'Händelser'])
  await expect.element(page.getByRole('link', { name: 'Visa medarbetaren' })).toBeVisible()
  expect(facts()).toEqual({
    Mottagning: 'Mottagningen Björkby',
    Ort: 'Björkby',
    Inköpsordernummer: expect.stringMatching(/^4711/),
    Medarbetare: 'Visa medarbetaren ',
    'Beställarens mobil': '070-174 06 05',
  })
  expect(document.title).not.toContain('Linnéa')
  expect(await violations()).toEqual([])
})

it('whose answer is late says so, with whom to call', async () => {
  await open(exampleOrder({ expectedAnswer: isoDate(2026, 1, 9) }))
  await expect.element(page.getByText(/Svaret skulle ha kommit senast fredag 9 januari 2026/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: /^08-465/ }).first()).toBeVisible()
})

it('that is handled begins with the messages, and links its times', async () => {
  await open(exampleOrder({ ...HANDLED, bookings: [BOOKING], attachments: [exampleAttachment(1)] }))
  await expect.element(page.getByText('Elsa Wiik har hanterat beställningen.')).toBeVisible()
  expect(headings()).toEqual(['Tider', 'Meddelanden', 'Aktuellt behov', 'Bilagor', 'Händelser'])
  await expect
    .element(page.getByRole('link', { name: /tisdag 1 december/i }))
    .toHaveAttribute('href', `/tidsbokningar/detaljer/${BOOKING.id}`)
  expect(await violations()).toEqual([])
})

it.each([
  ['locked', 'Låst', /ingen har skrivit på två veckor/],
  ['closed', 'Avslutad', /^Vi har avslutat beställningen/],
  ['withdrawn', 'Återkallad', /^Beställningen återkallades/],
] as const)('that ended as %s says so and why nobody can write', async (ending, tag, note) => {
  const conversation = exampleConversation([], { kind: 'locked', since: AT })
  await open(exampleOrder({ status: 'closed', ending, mayWithdraw: false, conversation }))
  await expect.element(page.getByText(tag, { exact: true }).first()).toBeVisible()
  await expect.element(page.getByText(note)).toBeVisible()
  expect(page.getByRole('textbox').query()).toBeNull()
  expect(await violations()).toEqual([])
})

it('for units has each with its comment', async () => {
  await open(
    exampleOrder({
      kind: 'group',
      employee: null,
      units: [
        { id: '1', path: ['Produktion', 'Montering'], comment: 'Helst på kvällen' },
        { id: '2', path: ['Produktion', 'Lager'], comment: null },
      ].map(unit => ({ ...unit, id: `00000000-0000-4000-8000-00000000000${unit.id}` })),
    }),
  )
  await expect.element(title('Montering + 1 enhet')).toBeVisible()
  await expect.element(page.getByText('Helst på kvällen')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Beställ igen' }))
    .toHaveAttribute('href', '/bestallningar/bestall/grupp?tjanst=atergang&mottagning=bjorkby&best=4711')
})

it('for counselling has its own heading over the text, and names the unit once', async () => {
  const { contents } = exampleOrder()
  await open(
    exampleOrder({
      kind: 'counselling',
      employee: null,
      contents: { ...contents, subject: 'Oro i gruppen', message: null, description: 'Vad kan vi göra?' },
      units: [{ id: '00000000-0000-4000-8000-000000000001', path: ['Produktion'], comment: null }],
      expectedAnswer: null,
    }),
  )
  await expect.element(page.getByText('Vi har fått beställningen. Svaret kommer här.')).toBeVisible()
  expect(headings()).toEqual(['Oro i gruppen', 'Enhet', 'Meddelanden', 'Händelser'])
  expect(Object.keys(facts())).not.toContain('Rubrik')
})

it('for many units lists those with a comment, and folds the rest', async () => {
  const units = Array.from({ length: 12 }, (_, index) => ({
    id: `00000000-0000-4000-8000-0000000000${index + 10}`,
    path: ['Produktion', `Lag ${index}`],
    comment: index === 4 ? 'Helst på kvällen' : null,
  }))
  await open(exampleOrder({ kind: 'group', employee: null, units }))
  await expect.element(page.getByText(/^Produktion \/ Lag 4/).first()).toBeVisible()
  await expect.element(page.getByText('Produktion / Lag 11')).not.toBeVisible()
  await page.getByText('Alla 12 enheter').click()
  await expect.element(page.getByText('Produktion / Lag 11')).toBeVisible()
  expect(await violations()).toEqual([])
})

it('for somebody new with a protected identity says both', async () => {
  const employee = { pidHash: null, firstName: 'Bo', lastName: 'Ek', protectedIdentity: true }
  await open(exampleOrder({ employee }))
  await expect.element(title('Bo Ek')).toBeVisible()
  expect(facts().Medarbetare).toBe('Finns inte i er personalfil än Skyddad identitet')
})

it('is withdrawn after a question, and says so', async () => {
  let order = exampleOrder()
  const withdrawn = exampleOrder({
    status: 'closed',
    ending: 'withdrawn',
    mayWithdraw: false,
    conversation: exampleConversation([], { kind: 'locked', since: AT }),
  })
  await open(
    () => order,
    [
      reply(
        contract.orders.withdraw,
        () => {
          order = withdrawn
          return withdrawn
        },
        ONE,
      ),
    ],
  )
  await page.getByRole('button', { name: 'Återkalla', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Återkalla beställningen?' })
  expect(await violations()).toEqual([])
  await dialog.getByRole('button', { name: 'Återkalla beställningen' }).click()
  await expect.element(page.getByText('Beställningen är återkallad.')).toBeVisible()
  await expect.element(page.getByText('Återkallad', { exact: true }).first()).toBeVisible()
  expect(page.getByRole('button', { name: 'Återkalla', exact: true }).query()).toBeNull()
})

it('is withdrawn once, however often that is pressed', async () => {
  const answer = late(reply(contract.orders.withdraw, exampleOrder({ mayWithdraw: false }), ONE))
  const asked = await open(exampleOrder(), [answer])
  await page.getByRole('button', { name: 'Återkalla', exact: true }).click()
  await page.getByRole('button', { name: 'Återkalla beställningen' }).click()
  await page.getByRole('button', { name: 'Återkallar…' }).click({ force: true })
  answer.arrive()
  await expect.element(page.getByText('Beställningen är återkallad.')).toBeVisible()
  expect(asked.filter(({ path }) => path.endsWith('/withdrawals'))).toHaveLength(1)
})

it('that a case worker took on meanwhile cannot be withdrawn, and the dialog says why', async () => {
  await open(exampleOrder(), [reply(contract.orders.withdraw, refusedWith('ORDER_NOT_WITHDRAWABLE'), ONE)])
  await page.getByRole('button', { name: 'Återkalla', exact: true }).click()
  await page.getByRole('button', { name: 'Återkalla beställningen' }).click()
  await expect.element(page.getByText('Beställningen går inte att återkalla längre.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Återkalla beställningen' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Stäng' }).last().click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

it('of which the user sees a part has number, date, status and times, and says why', async () => {
  const { id, number, createdAt } = exampleOrder()
  await open({
    access: 'limited',
    id,
    number,
    createdAt,
    status: 'received',
    ending: null,
    bookings: [BOOKING],
  })
  await expect.element(title('B-20001')).toBeVisible()
  await expect.element(page.getByText('Du ser bara en del av beställningen')).toBeVisible()
  await expect.element(page.getByText('Mottagen')).toBeVisible()
  await expect.element(page.getByText(/tisdag 1 december/i)).toBeVisible()
  expect(await violations()).toEqual([])
})

it('whose maker has lost access has the text as it was sent', async () => {
  const { id, number, createdAt } = exampleOrder()
  await open({ access: 'text', id, number, createdAt, service: 'Återgångssamtal', text: 'Rad ett\nRad två' })
  await expect.element(page.getByText('Du ser bara den ursprungliga beställningen')).toBeVisible()
  await expect.element(page.getByText(/^Rad ett/)).toBeVisible()
  expect(page.getByRole('textbox').query()).toBeNull()
  expect(await violations()).toEqual([])
})

it('that is not there, or that the user may not see, leads back to the list', async () => {
  await open(refusedWith('ORDER_NOT_FOUND'))
  await expect.element(title('Vi hittar inte beställningen')).toBeVisible()
  await expect
    .element(page.getByText('Den kan vara borttagen, eller så saknar du behörighet att se den.'))
    .toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Till beställningar' }).first())
    .toHaveAttribute('href', '/bestallningar')
  expect(await violations()).toEqual([])
})

it('that cannot be fetched says so, with another try', async () => {
  await open(refusedWith('TOO_MANY_REQUESTS', { minutes: 1 }))
  await expect.element(page.getByText('Något gick fel när beställningen skulle hämtas.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Försök igen' })).toBeVisible()
})

describe('an order that awaits an answer', () => {
  const ASKING = exampleMessage(1, { asksForAnswer: true })
  const AWAITING = exampleOrder({
    ...{ status: 'received', mayWithdraw: false, awaitsAnswer: true },
    conversation: exampleConversation([ASKING, exampleMessage(2)]),
  })
  const notice = page.getByText('Elsa Wiik väntar på ditt svar')

  it('says who waits, marks the message that asks, and leads to the form by one press', async () => {
    await open(AWAITING)
    await expect.element(notice).toBeVisible()
    const messages = page.getByRole('list').filter({ hasText: 'Meddelande 1' }).getByRole('listitem')
    await expect.element(messages.nth(0).getByText('Svar behövs')).toBeVisible()
    expect(messages.nth(1).getByText('Svar behövs').query()).toBeNull()
    const lead = page.getByRole('button', { name: 'Svara' })
    expect(lead.element().clientWidth, 'as wide as its word').toBeLessThan(
      (lead.element().parentElement?.clientWidth ?? 0) / 2,
    )
    await lead.click()
    await expect.element(page.getByRole('textbox', { name: 'Skriv ett meddelande' })).toHaveFocus()
    expect(await violations()).toEqual([])
  })

  it('says nothing of it once it is answered', async () => {
    let isAnswered = false
    const answer = exampleMessage(3, { party: 'customer', isOwn: true, text: 'Torsdag' })
    const answered = exampleConversation([ASKING, answer])
    await open(
      () => (isAnswered ? exampleOrder({ conversation: answered }) : AWAITING),
      [
        reply(
          contract.orders.reply,
          () => {
            isAnswered = true
            return answered
          },
          ONE,
        ),
      ],
    )
    await page.getByRole('button', { name: 'Svara' }).click()
    await page.getByRole('textbox', { name: 'Skriv ett meddelande' }).fill('Torsdag')
    await page.getByRole('button', { name: 'Skicka meddelande' }).click()
    await expect.element(notice).not.toBeInTheDocument()
    expect(page.getByText('Svar behövs').query()).toBeNull()
  })

  it('asks nobody who may only read, but shows which message waits', async () => {
    await open({
      ...AWAITING,
      conversation: exampleConversation([ASKING], { kind: 'not-permitted' }),
    })
    await expect.element(page.getByText('Svar behövs')).toBeVisible()
    expect(notice.query()).toBeNull()
  })
})
