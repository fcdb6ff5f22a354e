import { contract } from '@salvia/core/api'
import type { OrderCase } from '@salvia/core/order-cases'
import { instantOf } from '@salvia/core/primitives'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { outdateAnswers } from '../../../../state/outdated.ts'
import { endSession } from '../../../../state/session-end.ts'
import { answering, refusedWith, reply } from '../../../../testing/answers.ts'
import { exampleConversation, exampleMessage } from '../../../../testing/conversations.ts'
import { ownOrderCase } from '../../../../testing/order-cases.ts'
import { clearPage, render } from '../../../../testing/render.tsx'
import { beSignedInAs, signedInForEach } from '../../../../testing/signed-in.ts'
import { violations } from '../../../../testing/violations.ts'
import { BackOfficeOrderScreen } from './order.screen.tsx'

const { id } = ownOrderCase()

interface Server {
  /** The order as it is now. */
  order: OrderCase
}

async function open(server: Server) {
  const asked = answering([
    reply(contract.orderCases.get, () => server.order, { id }),
    reply(contract.replyTemplates.list, { items: [] }),
    reply(contract.orderCases.reply, () => server.order.conversation, { id }),
  ])
  const path = `/handlaggning/bestallningar/${id}`
  await render(<BackOfficeOrderScreen />, path, '/handlaggning/bestallningar/:id')
  await expect.element(card).toBeVisible()
  return asked
}
const card = page.getByRole('region', { name: 'Nästa steg' })
const message = page.getByRole('textbox', { name: 'Skriv ett meddelande' })
const asks = page.getByRole('checkbox', { name: 'Kunden behöver svara' })
const send = page.getByRole('button', { name: 'Skicka meddelande' })
const written = (asked: Awaited<ReturnType<typeof open>>) =>
  asked.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body])

signedInForEach()

it('a message in an order that ended meanwhile stays written, and opens it again if it is sent once more', async () => {
  const server: Server = { order: ownOrderCase() }
  let sent = 0
  const asked = answering([
    reply(contract.orderCases.get, () => server.order, { id }),
    reply(contract.replyTemplates.list, { items: [] }),
    reply(
      contract.orderCases.reply,
      () => {
        sent += 1
        if (sent > 1) return server.order.conversation
        server.order = { ...server.order, status: 'closed', ending: 'withdrawn', actions: [], mayBook: false }
        return refusedWith('CONVERSATION_ENDED')
      },
      { id },
    ),
  ])
  await render(
    <BackOfficeOrderScreen />,
    `/handlaggning/bestallningar/${id}`,
    '/handlaggning/bestallningar/:id',
  )
  await message.fill('Vi har en tid.')
  await send.click()
  await expect.element(page.getByText('Ärendet har avslutats medan du skrev.')).toBeVisible()
  await expect.element(page.getByText(/^Beställningen öppnas igen när du skriver/).first()).toBeVisible()
  await expect.element(message).toHaveValue('Vi har en tid.')
  await send.click()
  await expect.element(message).toHaveValue('')
  expect(written(asked).map(([, body]) => body)).toEqual([
    { text: 'Vi har en tid.', files: [] },
    { text: 'Vi har en tid.', files: [], opensAgain: true },
  ])
})

it('a message may ask for an answer, once: the next one does not unless it is said again', async () => {
  const asked = await open({ order: ownOrderCase() })
  await message.fill('Vilken dag passar?')
  await asks.click()
  expect(await violations()).toEqual([])
  await send.click()
  await expect.element(message).toHaveValue('')
  await expect.element(asks).not.toBeChecked()
  await message.fill('Ring gärna.')
  await send.click()
  await expect.element(message).toHaveValue('')
  const path = `/api/order-cases/${id}/replies`
  expect(written(asked)).toEqual([
    [path, { text: 'Vilken dag passar?', files: [], asksForAnswer: true }],
    [path, { text: 'Ring gärna.', files: [] }],
  ])
})

it('that a message asks for an answer is kept with its text when the session ends by itself', async () => {
  beSignedInAs('hanna')
  await open({ order: ownOrderCase() })
  await message.fill('Vilken dag passar?')
  await asks.click()
  endSession(498)
  clearPage()
  beSignedInAs('hanna')
  await open({ order: ownOrderCase() })
  await expect.element(message).toHaveValue('Vilken dag passar?')
  await expect.element(asks).toBeChecked()
  endSession(undefined)
})

it('that awaits an answer says since when, by the first message that asks, and marks those that do', async () => {
  const at = (hour: string) => instantOf(`2026-11-24T${hour}:00:00Z`)
  const messages = [
    exampleMessage(1, { asksForAnswer: true, at: at('08') }),
    exampleMessage(2, { party: 'customer', at: at('09') }),
    exampleMessage(3, { asksForAnswer: true, at: at('10') }),
    exampleMessage(4, { asksForAnswer: true, at: at('11') }),
  ]
  const server: Server = {
    order: ownOrderCase({ awaitsAnswer: true, conversation: exampleConversation(messages) }),
  }
  await open(server)
  await expect
    .element(card.getByText(/^Väntar på kundens svar sedan tisdag 24 november 2026 .*11:00\.$/))
    .toBeVisible()
  expect(page.getByText('Svar behövs', { exact: true }).elements()).toHaveLength(2)
  expect(page.getByText('Elsa Wiik väntar på ditt svar').query(), 'for the customer').toBeNull()
  server.order = ownOrderCase({ conversation: exampleConversation(messages) })
  await outdateAnswers()
  await expect.element(card.getByText(/^Väntar på kundens svar/)).not.toBeInTheDocument()
  expect(page.getByText('Svar behövs', { exact: true }).query()).toBeNull()
})
