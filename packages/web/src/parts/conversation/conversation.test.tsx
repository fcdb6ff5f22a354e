import { contract } from '@salvia/core/api'
import type { Conversation } from '@salvia/core/conversations'
import { instantOf } from '@salvia/core/primitives'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { begunWorkAtom } from '../../state/begun-work.ts'
import { endSession } from '../../state/session-end.ts'
import { currentStore } from '../../state/store.ts'
import { answering, type CannedAnswer, late, refusedWith, reply } from '../../testing/answers.ts'
import { exampleAttachment, exampleConversation, exampleMessage } from '../../testing/conversations.ts'
import { clearPage, render } from '../../testing/render.tsx'
import { beSignedInAs, signedInForEach } from '../../testing/signed-in.ts'
import { violations } from '../../testing/violations.ts'
import { ConversationView } from './conversation-view.tsx'

const { orders } = contract
const ID = '00000000-0000-4000-8000-000000000001'
const PARAMS = { clientNumber: '10401' }
const ONE = { ...PARAMS, id: ID }
const READ = reply(orders.markRead, undefined, ONE)

signedInForEach()

async function open(
  conversation: Conversation,
  answers: readonly CannedAnswer[] = [],
  { id = ID, isFolded = false } = {},
) {
  const asked = answering([READ, ...answers])
  await render(
    <ConversationView
      calls={orders}
      params={PARAMS}
      id={id}
      conversation={conversation}
      lockedNote={<p>Gör en ny beställning.</p>}
      isFolded={isFolded}
    />,
  )
  return asked
}
const box = page.getByRole('textbox', { name: 'Skriv ett meddelande' })
const send = page.getByRole('button', { name: 'Skicka meddelande' })

it('tells who wrote what, with own messages apart in words', async () => {
  await open(
    exampleConversation([
      exampleMessage(1, { party: 'customer', isOwn: true, text: 'Rad ett\nhttps://exempel.se' }),
      exampleMessage(2, { attachments: [exampleAttachment(1)] }),
      exampleMessage(3, { party: 'customer', sender: 'Karin Dal' }),
    ]),
  )
  const messages = page.getByRole('list').first().getByRole('listitem')
  await expect.element(messages.nth(0).getByText('Du', { exact: true })).toBeVisible()
  await expect.element(messages.nth(0).getByText(/^Rad ett/)).toBeVisible()
  await expect
    .element(messages.nth(1).getByText('Elsa Wiik, handläggare', { exact: true }).first())
    .toBeVisible()
  await expect.element(page.getByText('Karin Dal')).toBeVisible()
  await expect.element(page.getByRole('list', { name: 'Filer från Elsa Wiik, handläggare' })).toBeVisible()
  expect(page.getByRole('link').elements()).toEqual([])
  expect(await violations()).toEqual([])
})

it('marks what is new, tells the server once it is shown, and keeps the mark', async () => {
  const asked = await open(exampleConversation([exampleMessage(1), exampleMessage(2, { isNew: true })]))
  await expect.element(page.getByText('Nytt')).toBeVisible()
  await expect
    .poll(() => asked)
    .toEqual([expect.objectContaining({ method: 'POST', body: { through: 2 }, isAutomatic: true })])
  await expect.element(page.getByText('Nytt')).toBeVisible()
})

it('without anything new tells the server nothing', async () => {
  const asked = await open(exampleConversation([exampleMessage(1)]))
  await expect.element(page.getByText('Meddelande 1')).toBeVisible()
  expect(asked).toEqual([])
})

it('what is written while a message is being sent stays, and is begun work of its own', async () => {
  const answer = late(reply(orders.reply, exampleConversation([]), ONE))
  const asked = await open(exampleConversation([]), [answer])
  await box.fill('Det första')
  await send.click()
  await expect.element(page.getByRole('button', { name: 'Skickar…' })).toBeVisible()
  await box.fill('Det andra')
  answer.arrive()
  await expect.element(send).toBeVisible()
  await expect.element(box).toHaveValue('Det andra')
  expect(asked.filter(({ path }) => path.endsWith('/replies')).map(({ body }) => body)).toEqual([
    { text: 'Det första', files: [] },
  ])
  const begun = Object.values(currentStore().get(begunWorkAtom))
  expect(begun.map(({ text }) => text)).toEqual(['Meddelandet du har skrivit är inte skickat.'])
})

it('sends a message, and begins anew', async () => {
  const asked = await open(exampleConversation([]), [reply(orders.reply, exampleConversation([]), ONE)])
  await expect.element(page.getByText('Inga meddelanden än.')).toBeVisible()
  await box.fill('Går det bra på torsdag?')
  await send.click()
  await expect.element(page.getByText('Meddelandet är skickat.')).toBeInTheDocument()
  await expect.element(box).toHaveValue('')
  expect(asked.at(-1)?.body).toEqual({ text: 'Går det bra på torsdag?', files: [] })
})

it('keeps the text when the message could not be sent', async () => {
  await open(exampleConversation([]), [reply(orders.reply, refusedWith('CONVERSATION_LOCKED'), ONE)])
  await box.fill('Hej')
  await send.click()
  await expect.element(page.getByRole('heading', { name: 'Ärendet är låst för nya svar.' })).toBeVisible()
  await expect.element(box).toHaveValue('Hej')
  expect(await violations()).toEqual([])
})

it('keeps what is written while the user is on another page, also when the form is folded', async () => {
  await open(exampleConversation([]))
  await box.fill('Jag ska bara titta efter')
  clearPage()
  await render(
    <ConversationView
      calls={orders}
      params={{ clientNumber: '10401' }}
      id={ID}
      conversation={exampleConversation([])}
      lockedNote={null}
      isFolded
    />,
  )
  await expect.element(box).toBeVisible()
  await expect.element(box).toHaveValue('Jag ska bara titta efter')
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  expect(leaving.defaultPrevented).toBe(true)
})

describe('what is written and not sent when the session ends by itself', () => {
  afterEach(() => {
    endSession(undefined)
    sessionStorage.clear()
  })
  const file = exampleAttachment(1)
  const unsent = reply(orders.unsent, { items: [file] }, PARAMS)
  /** Writes with a file, and comes back as somebody after the session has ended. */
  async function interrupted(as: string, given: readonly CannedAnswer[] = [unsent]): Promise<void> {
    beSignedInAs('karin')
    await open(exampleConversation([]), [reply(orders.attach, file, PARAMS)])
    await box.fill('Se 900101-2385 i bilagan')
    const input = document.querySelector('input[type=file]') as HTMLInputElement
    await userEvent.upload(input, new File(['%PDF'], 'a.pdf'))
    await expect.element(page.getByText(file.name)).toBeVisible()
    endSession(498)
    expect(JSON.stringify(sessionStorage)).not.toContain('2385')
    clearPage()
    beSignedInAs(as)
    await open(exampleConversation([]), [...given, reply(orders.reply, exampleConversation([]), ONE)], {
      isFolded: true,
    })
  }
  const back = page.getByText('Här är det du hade börjat skriva')

  it('is back with its files after the next sign-in, also when the form is folded, until it is changed', async () => {
    await interrupted('karin')
    await expect.element(back).toBeVisible()
    await expect.element(box).toHaveValue('Se i bilagan')
    await expect.element(page.getByText(file.name)).toBeVisible()
    expect(await violations()).toEqual([])
    await box.fill('Se bilagan')
    await expect.element(back).not.toBeInTheDocument()
    await expect.poll(() => sessionStorage.length).toBe(0)
  })

  it('is back without the files that cannot be fetched', async () => {
    await interrupted('karin', [reply(orders.unsent, refusedWith('INVALID_REQUEST'), PARAMS)])
    await expect.element(box).toHaveValue('Se i bilagan')
    expect(page.getByText(file.name).query()).toBeNull()
    await expect.element(page.getByText('1 fil kom inte med. Bifoga den igen.')).toBeVisible()
  })

  it('is gone once it is sent', async () => {
    await interrupted('karin')
    await send.click()
    await expect.element(page.getByText('Meddelandet är skickat.')).toBeInTheDocument()
    await expect.element(box).toHaveValue('')
    await expect.poll(() => sessionStorage.length).toBe(0)
    endSession(498)
    expect(sessionStorage).toHaveLength(0)
  })

  it('is not shown to somebody else, nor in another conversation', async () => {
    await interrupted('berit')
    expect(box.query()).toBeNull()
    await page.getByText('Skriv till oss').click()
    await expect.element(box).toHaveValue('')
    clearPage()
    beSignedInAs('karin')
    await open(exampleConversation([]), [], { id: '00000000-0000-4000-8000-000000000002' })
    await expect.element(box).toHaveValue('')
    clearPage()
    await open(exampleConversation([]), [unsent])
    await expect.element(box).toHaveValue('Se i bilagan')
  })

  it('is deleted when the user signs out', async () => {
    beSignedInAs('karin')
    await open(exampleConversation([]))
    await box.fill('Hej')
    endSession(undefined)
    expect(sessionStorage).toHaveLength(0)
  })
})

it('asks for a text or a file, and refuses a text that is too long', async () => {
  const asked = await open(exampleConversation([]))
  await send.click()
  await expect.element(page.getByRole('link', { name: 'Meddelandet saknas.' })).toBeVisible()
  await box.fill('a'.repeat(4001))
  await expect.element(page.getByText('1 tecken för mycket')).toBeVisible()
  await send.click()
  await expect
    .element(page.getByRole('link', { name: /^Meddelandet får ha högst 4.000 tecken\.$/ }))
    .toBeVisible()
  expect(asked).toEqual([])
})

it('tells until when one can reply', async () => {
  const locksAt = instantOf('2026-12-04T09:00:00.000Z')
  await open(exampleConversation([exampleMessage(1)], { kind: 'open', locksAt }))
  await expect.element(page.getByText(/till och med fredag 4 december 2026 kl\. 10:00/)).toBeVisible()
})

it('locked, has no form but says since when and what to do', async () => {
  const since = instantOf('2026-11-10T09:00:00.000Z')
  await open(exampleConversation([exampleMessage(1)], { kind: 'locked', since }))
  await expect
    .element(page.getByText(/^Låst för nya meddelanden sedan tisdag 10 november 2026$/))
    .toBeVisible()
  await expect.element(page.getByText('Gör en ny beställning.')).toBeVisible()
  expect(box.query()).toBeNull()
  expect(await violations()).toEqual([])
})

it('locked before anybody has written does not say that messages may come', async () => {
  const since = instantOf('2026-11-10T09:00:00.000Z')
  await open(exampleConversation([], { kind: 'locked', since }))
  await expect.element(page.getByText(/^Låst för nya meddelanden/)).toBeVisible()
  expect(page.getByText('Inga meddelanden än.').query()).toBeNull()
})

describe('a message that is begun when nothing can be sent any more', () => {
  const since = instantOf('2026-11-10T09:00:00.000Z')
  const OPEN = exampleConversation([exampleMessage(1)])
  function Turning({ later }: { readonly later: Conversation }) {
    const [conversation, setConversation] = useState(OPEN)
    return (
      <>
        <ConversationView
          calls={orders}
          params={PARAMS}
          id={ID}
          conversation={conversation}
          lockedNote={<p>Gör en ny beställning.</p>}
        />
        <button type="button" onClick={() => setConversation(now => (now === OPEN ? later : OPEN))}>
          Vänd
        </button>
      </>
    )
  }
  const turn = page.getByRole('button', { name: 'Vänd' })
  const drop = page.getByRole('button', { name: 'Släng texten' })

  it.each([
    ['locked', { kind: 'locked', since }],
    ['for others to write', { kind: 'not-permitted' }],
  ] as const)('since it is %s can be copied until it is dropped', async (_, reply) => {
    answering([READ])
    await render(<Turning later={exampleConversation([exampleMessage(1)], reply)} />)
    await box.fill('Hon kommer i morgon.')
    await turn.click()
    await expect.element(page.getByText('Det du har skrivit är inte skickat.')).toBeVisible()
    await expect.element(box).toHaveValue('Hon kommer i morgon.')
    await expect.element(box).toHaveAttribute('readonly')
    expect(send.query()).toBeNull()
    expect(await violations()).toEqual([])
    await turn.click()
    await expect.element(send).toBeVisible()
    await expect.element(box).not.toHaveAttribute('readonly')
    await turn.click()
    await drop.click()
    await expect.element(box).not.toBeInTheDocument()
    expect(document.activeElement, 'focus is not lost with the button').not.toBe(document.body)
    expect(currentStore().get(begunWorkAtom)).toEqual({})
  })
})

it('whoever may only read is told so', async () => {
  await open(exampleConversation([exampleMessage(1)], { kind: 'not-permitted' }))
  await expect.element(page.getByText('Du kan läsa men inte svara.')).toBeVisible()
  expect(box.query()).toBeNull()
})
