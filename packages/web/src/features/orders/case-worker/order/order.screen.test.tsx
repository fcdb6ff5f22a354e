import { contract } from '@salvia/core/api'
import type { OrderCase } from '@salvia/core/order-cases'
import { instantOf } from '@salvia/core/primitives'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { outdateAnswers } from '../../../../state/outdated.ts'
import { endSession } from '../../../../state/session-end.ts'
import { answering, type Given, refusedWith, reply } from '../../../../testing/answers.ts'
import { exampleConversation, exampleMessage } from '../../../../testing/conversations.ts'
import { exampleOrderBooking, exampleOrderCase, ownOrderCase } from '../../../../testing/order-cases.ts'
import { clearPage, render } from '../../../../testing/render.tsx'
import { beSignedInAs, signedInForEach } from '../../../../testing/signed-in.ts'
import { violations } from '../../../../testing/violations.ts'
import { BackOfficeOrderScreen } from './order.screen.tsx'

const { id } = exampleOrderCase()
const TEMPLATES = [
  { id: '6a1f0f52-0c1d-4c7e-8f3b-5d1f7c9a2b61', title: 'Mottagen', text: 'Vi har tagit emot den.' },
  { id: '6a1f0f52-0c1d-4c7e-8f3b-5d1f7c9a2b62', title: 'Tid', text: 'Nu är tiden bokad.' },
]
type Calls = typeof contract.orderCases

interface Server {
  /** The order as it is now. */
  order: OrderCase
  readonly act?: Given<Calls['act']>
}

/** Opens the order of a server. An event answers, and from then on the order is, what `after` says. */
async function open(server: Server, hash = '') {
  const asked = answering([
    reply(contract.orderCases.get, () => server.order, { id }),
    reply(contract.replyTemplates.list, { items: TEMPLATES }),
    ...(['take-on', 'handle', 'close'] as const).map(event =>
      reply(contract.orderCases.act, () => server.act ?? server.order, { id, event }),
    ),
    reply(contract.orderCases.addNote, () => server.order, { id }),
    reply(contract.orderCases.reply, () => server.order.conversation, { id }),
    reply(contract.orderCases.markRead, undefined, { id }),
  ])
  const path = `/handlaggning/bestallningar/${id}${hash}`
  await render(<BackOfficeOrderScreen />, path, '/handlaggning/bestallningar/:id')
  await expect.element(card).toBeVisible()
  return asked
}
const button = (name: string) => page.getByRole('button', { name, exact: true })
const card = page.getByRole('region', { name: 'Nästa steg' })
const message = page.getByRole('textbox', { name: 'Skriv ett meddelande' })
const written = (asked: Awaited<ReturnType<typeof open>>) =>
  asked.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body])

signedInForEach()

it('shows everything that the customer wrote, the person with contacts, and who is told of what', async () => {
  await page.viewport(1280, 900)
  await open({ order: exampleOrderCase() })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Maja Lind' })).toBeVisible()
  await expect.element(page.getByText('Ont i axeln sedan i höstas.')).toBeVisible()
  await expect.element(page.getByText('19811218-9876')).toBeVisible()
  await expect.element(button('Kopiera 19811218-9876')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: '070-174 06 05' }))
    .toHaveAttribute('href', 'tel:0701740605')
  await expect
    .element(page.getByRole('link', { name: 'camilla@exempel.se' }))
    .toHaveAttribute('href', 'mailto:camilla@exempel.se')
  await expect
    .element(card.getByText('Camilla Dahlström får ett mejl. Mejlet säger inte vad du har skrivit.'))
    .toBeVisible()
  await expect
    .element(card.getByRole('link', { name: 'Boka tid' }))
    .toHaveAttribute('href', `/handlaggning/bestallningar/${id}/boka`)
  expect(document.title).not.toContain('Maja')
  expect(await violations()).toEqual([])
})

it('of a protected identity no contacts are shown, and the orderer is the way to reach the person', async () => {
  const { employee, person } = exampleOrderCase()
  await open({
    order: exampleOrderCase({
      employee: employee && { ...employee, protectedIdentity: true },
      person: person && { ...person, phone: null, email: null, isNew: true },
    }),
  })
  await expect.element(page.getByText('Skyddad identitet')).toBeVisible()
  await expect.element(page.getByText('Beställaren. Inga kontaktuppgifter sparas.')).toBeVisible()
  await expect.element(page.getByText('Finns inte i kundens personalfil')).toBeVisible()
})

it('a booked time says when, where and with whom it is, and where it stands', async () => {
  const slot = { startsAt: instantOf('2026-12-01T08:00:00Z'), endsAt: instantOf('2026-12-01T09:00:00Z') }
  const elsewhere = {
    id: '0b7e6a52-6f2c-4a8e-9f57-6d2f3a1c9e12',
    visitType: 'phone',
    clinic: null,
    address: null,
    caregiver: null,
  } as const
  await open({
    order: ownOrderCase({
      bookings: [exampleOrderBooking(slot), exampleOrderBooking(slot, { ...elsewhere, status: 'cancelled' })],
    }),
  })
  const times = page.getByRole('region', { name: 'Bokade tider' }).getByRole('listitem')
  const said = (at: number) => times.nth(at).element().textContent
  await expect.element(times.nth(1)).toBeVisible()
  expect(said(0)).toMatch(/^tisdag 1 december/i)
  expect(said(0)).toContain('Kommande')
  expect(said(0)).toContain('Besök på mottagningenMottagningen Björkby, Storgatan 3, Björkby')
  expect(said(0)).toContain('BehandlareEva Öberg, Psykolog')
  expect(said(1)).toContain('Avbokad')
  expect(said(1)).toContain('Besök per telefonVi ringer medarbetaren.')
  expect(said(1)).not.toContain('Behandlare')
  expect(await violations()).toEqual([])
})

it('a group with units, comments, a partner’s address, and feedback to somebody else', async () => {
  const { contents } = exampleOrderCase()
  await open({
    order: ownOrderCase({
      kind: 'group',
      employee: null,
      person: null,
      mayBook: false,
      units: [
        { id: crypto.randomUUID(), path: ['Produktion', 'Montering'], comment: 'Helst på morgonen.' },
        { id: crypto.randomUUID(), path: ['Lager'], comment: null },
      ],
      contents: {
        ...contents,
        description: 'Gäller tolv personer.',
        individualVisits: true,
        visitsPerEmployee: 2,
        place: {
          city: 'Norrstrand',
          clinic: { id: 'norr', name: 'Norrstrands hälsa' },
          partner: {
            companyName: 'Hälsohuset AB',
            recipient: 'Receptionen',
            street: 'Norra gatan 1',
            postalCode: '123 45',
            postalTown: 'Norrstrand',
            desiredCity: null,
          },
        },
        feedback: { name: 'Bo Ek', email: 'bo@exempel.se', phone: null },
      },
    }),
  })
  await expect.element(page.getByRole('heading', { name: 'Montering + 1 enhet' })).toBeVisible()
  await expect.element(page.getByText('Helst på morgonen.')).toBeVisible()
  await expect.element(page.getByText('Enskilda, 2 per medarbetare')).toBeVisible()
  await expect.element(page.getByText(/Hälsohuset AB\s+Receptionen\s+Norra gatan 1/)).toBeVisible()
  await expect
    .element(page.getByText('Den som saknar konto i portalen får inget mejl. Ring i så fall.'))
    .toBeVisible()
  expect(page.getByRole('link', { name: 'Boka tid' }).query()).toBeNull()
  expect(page.getByRole('region', { name: 'Medarbetaren' }).query()).toBeNull()
  expect(await violations()).toEqual([])
})

it('is taken on by one press, which tells the version that was shown, and says so', async () => {
  const server: Server = { order: exampleOrderCase({ version: 7 }) }
  const asked = await open(server)
  server.order = ownOrderCase({ version: 8 })
  await button('Ta dig an').click()
  await expect.element(page.getByRole('status').filter({ hasText: 'Du är nu handläggare.' })).toHaveFocus()
  await expect.element(card.getByText('Du är handläggare.')).toBeVisible()
  expect(written(asked)).toEqual([[`/api/order-cases/${id}/take-on`, { version: 7 }]])
})

it('of somebody else is taken over only after a question', async () => {
  const server: Server = { order: exampleOrderCase({ status: 'received', handler: 'Elsa Wiik' }) }
  const asked = await open(server)
  await expect.element(card.getByText('Elsa Wiik är handläggare.')).toBeVisible()
  await button('Ta över').click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('Ta över från Elsa Wiik?')).toBeVisible()
  expect(await violations()).toEqual([])
  expect(written(asked)).toEqual([])
  server.order = ownOrderCase()
  await dialog.getByRole('button', { name: 'Ta över' }).click()
  await expect.element(card.getByText('Du är nu handläggare.')).toBeVisible()
  expect(written(asked)).toEqual([[`/api/order-cases/${id}/take-on`, { version: 1 }]])
})

it('changed by somebody else is shown as it is now, and what was typed stays', async () => {
  const server: Server = { order: exampleOrderCase(), act: refusedWith('ORDER_CHANGED') }
  await open(server)
  await message.fill('Hej Camilla')
  await page.getByText('Skriv en anteckning').click()
  await page.getByRole('textbox', { name: 'Ny anteckning' }).fill('Ring i morgon')
  server.order = exampleOrderCase({ status: 'received', handler: 'Elsa Wiik', version: 2 })
  await button('Ta dig an').click()
  await expect.element(card.getByText('Någon annan har ändrat beställningen.')).toBeVisible()
  await expect.element(card.getByText(/^Nu visas hur beställningen ser ut\./)).toBeVisible()
  await expect.element(button('Ta över')).toBeVisible()
  // Where the pressed button was, and in view: the card is higher than many screens.
  const why = card.getByRole('alert').element()
  const way = button('Ta över').element()
  expect(why.compareDocumentPosition(way)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await expect.element(card.getByText('Elsa Wiik är handläggare.')).toBeVisible()
  await expect.element(message).toHaveValue('Hej Camilla')
  await expect.element(page.getByRole('textbox', { name: 'Ny anteckning' })).toHaveValue('Ring i morgon')
})

it('an act that the order’s state refuses says so, and shows the order as it is now', async () => {
  const server: Server = { order: ownOrderCase(), act: refusedWith('ORDER_EVENT_REFUSED') }
  await open(server)
  server.order = ownOrderCase({ status: 'closed', ending: 'closed', actions: [], mayBook: false })
  await button('Markera som hanterad').click()
  await expect
    .element(card.getByText('Det går inte i det läge som beställningen har.', { exact: true }))
    .toBeVisible()
  await expect.element(page.getByText('Avslutad', { exact: true })).toBeVisible()
})

it('is closed only after a question', async () => {
  const server: Server = { order: ownOrderCase() }
  const asked = await open(server)
  await button('Avsluta beställningen').click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText(/Den låses genast/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Avbryt' }).click()
  expect(written(asked)).toEqual([])
  await button('Avsluta beställningen').click()
  server.order = ownOrderCase({ status: 'closed', ending: 'closed', actions: [], mayBook: false })
  await dialog.getByRole('button', { name: 'Avsluta beställningen' }).click()
  await expect.element(card.getByText('Beställningen är avslutad.')).toBeVisible()
  await expect.element(card.getByText(/Beställningen öppnas igen när du skriver/)).toBeVisible()
})

it('changed while the question stands is not closed by the press that was meant for it as it was', async () => {
  const server: Server = { order: ownOrderCase({ version: 2 }), act: refusedWith('ORDER_CHANGED') }
  const asked = await open(server)
  await button('Avsluta beställningen').click()
  server.order = ownOrderCase({ version: 3, handler: 'Elsa Wiik', isMine: false })
  await outdateAnswers()
  await expect.element(card.getByText('Elsa Wiik är handläggare.')).toBeInTheDocument()
  await page.getByRole('dialog').getByRole('button', { name: 'Avsluta beställningen' }).click()
  await expect.element(card.getByText('Någon annan har ändrat beställningen.')).toBeVisible()
  expect(written(asked)).toEqual([[`/api/order-cases/${id}/close`, { version: 2 }]])
})

it('handled says until when the customer can write, and the form does not limit the case worker', async () => {
  const locksAt = instantOf('2026-12-04T09:00:00.000Z')
  await open({
    order: ownOrderCase({
      status: 'handled',
      actions: ['close'],
      conversation: exampleConversation([exampleMessage(1)], { kind: 'open', locksAt }),
    }),
  })
  await expect.element(card.getByText(/^Kunden kan skriva till och med .*4 december/)).toBeVisible()
  await expect.element(message).toBeVisible()
  expect(page.getByText(/Du kan skriva till oss/).query()).toBeNull()
})

it('a template is added to what is written, and nothing typed is lost', async () => {
  await open({ order: ownOrderCase() })
  await button('Lägg till').click()
  await expect.element(message).toHaveValue('Vi har tagit emot den.')
  await message.fill('Hej Camilla!')
  await page.getByLabelText('Svarsmall').selectOptions('Tid')
  await button('Lägg till').click()
  await expect.element(message).toHaveValue('Hej Camilla!\n\nNu är tiden bokad.')
})

it('an internal note is told apart, wants a text, and is saved', async () => {
  const server: Server = { order: ownOrderCase() }
  const asked = await open(server)
  const notes = page.getByRole('region', { name: 'Interna anteckningar' })
  await expect.element(notes.getByText('Bara handläggare ser anteckningar.')).toBeVisible()
  await notes.getByText('Skriv en anteckning').click()
  await button('Spara anteckningen').click()
  await expect.element(notes.getByRole('link', { name: 'Skriv en anteckning' })).toBeVisible()
  await notes.getByRole('textbox').fill('Ring i morgon')
  const note = {
    id: crypto.randomUUID(),
    at: server.order.createdAt,
    by: 'Hanna Leijon',
    text: 'Ring i morgon',
  }
  server.order = ownOrderCase({ notes: [note] })
  await button('Spara anteckningen').click()
  await expect.element(notes.getByRole('listitem').getByText('Ring i morgon')).toBeVisible()
  await expect.element(notes.getByText('Anteckningen är sparad.')).toBeVisible()
  await expect.element(notes.getByRole('textbox')).toHaveValue('')
  expect(written(asked)).toEqual([[`/api/order-cases/${id}/notes`, { text: 'Ring i morgon' }]])
  expect(await violations()).toEqual([])
})

it('Svara leads to the form, also from an address', async () => {
  await open({ order: ownOrderCase() }, '#svar')
  await expect.element(message).toHaveFocus()
  ;(document.activeElement as HTMLElement).blur()
  await button('Svara').click()
  await expect.element(message).toHaveFocus()
})

describe('the conversation', () => {
  const headings = () => [...document.querySelectorAll('h2')].map(({ textContent }) => textContent ?? '')
  const isFirst = () => headings().indexOf('Meddelanden') < headings().indexOf('Beställaren')
  const asks = exampleMessage(1, { party: 'customer', text: 'Går det att få en annan tid?' })
  const answered = exampleMessage(2, { text: 'Ja, på onsdag.' })

  it('comes first where a message waits for an answer, and stays there once it has one', async () => {
    const server: Server = { order: ownOrderCase({ conversation: exampleConversation([asks]) }) }
    await open(server)
    await expect.poll(isFirst).toBe(true)
    server.order = { ...server.order, conversation: exampleConversation([asks, answered]) }
    await outdateAnswers()
    await expect.element(page.getByText(answered.text)).toBeVisible()
    expect(isFirst()).toBe(true)
    expect(await violations()).toEqual([])
  })

  it('follows what was ordered where nothing waits', async () => {
    await open({ order: ownOrderCase({ conversation: exampleConversation([asks, answered]) }) })
    await expect.element(page.getByText(answered.text)).toBeVisible()
    expect(isFirst()).toBe(false)
  })
})

it('on a phone the next step is first, and the others are folded', async () => {
  await page.viewport(375, 800)
  await open({ order: exampleOrderCase() })
  await expect.element(button('Ta dig an')).toBeVisible()
  await expect.element(button('Avsluta beställningen')).not.toBeInTheDocument()
  await page.getByText('Annat du kan göra').click()
  await expect.element(button('Avsluta beställningen')).toBeVisible()
  expect(await violations()).toEqual([])
})

it.each([
  ['ORDER_NOT_FOUND', 'Vi hittar inte beställningen'],
  ['INVALID_REQUEST', 'Vi hittar inte beställningen'],
] as const)('one that is not there has a page of its own: %s', async (code, text) => {
  answering([reply(contract.orderCases.get, refusedWith(code), { id })])
  await render(
    <BackOfficeOrderScreen />,
    `/handlaggning/bestallningar/${id}`,
    '/handlaggning/bestallningar/:id',
  )
  await expect.element(page.getByRole('heading', { level: 1, name: text })).toBeVisible()
  const back = page.getByRole('link', { name: 'Till ärendena' }).first()
  await expect.element(back).toHaveAttribute('href', '/handlaggning/arenden')
})

it('a reply that is begun when the session ends is back after the next sign-in, a note is in memory alone', async () => {
  beSignedInAs('hanna')
  await open({ order: ownOrderCase() })
  await message.fill('Vi ringer')
  await page.getByText('Skriv en anteckning').click()
  const note = page.getByRole('textbox', { name: 'Ny anteckning' })
  await note.fill('Ring i morgon')
  endSession(498)
  expect(Object.values(sessionStorage).join()).not.toContain('Ring i morgon')
  clearPage()
  beSignedInAs('hanna')
  await open({ order: ownOrderCase() })
  await expect.element(message).toHaveValue('Vi ringer')
  await expect.element(page.getByText('Här är det du hade börjat skriva')).toBeVisible()
  await page.getByText('Skriv en anteckning').click()
  await expect.element(note).toHaveValue('')
  endSession(undefined)
  expect(sessionStorage).toHaveLength(0)
})
