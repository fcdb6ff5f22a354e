import { contract, endpointsOf } from '@salvia/core/api'
import type { Conversation } from '@salvia/core/conversations'
import { MESSAGE_MAX_CHARACTERS } from '@salvia/core/limits'
import { addElapsed, instantOf } from '@salvia/core/primitives'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { answer, NO_ID, TEST_NOW } from '../../testing/index.ts'
import { mailsAfter, mailsOf } from '../../testing/mail-box.ts'
import { type OrderCaseTest, openOrderCaseTest } from '../../testing/order-case-calls.ts'
import { sendFile } from '../../testing/personnel-file-calls.ts'
import { lastChangeOf, orderRow } from '../../testing/queued-orders.store.ts'
import { auditOf } from '../../testing/test.store.ts'

const EARLIER = instantOf('2026-11-20T08:00:00Z')
const LOCK = instantOf('2026-12-07T09:00:00Z')
const PAST = addElapsed(TEST_NOW, { milliseconds: -1 })

let kit: OrderCaseTest
let maker: string
let worker: string
beforeAll(async () => {
  kit = await openOrderCaseTest()
  maker = await kit.salvia.signIn('chef@demo.example')
  worker = await kit.salvia.signIn('handlaggare@demo.example')
})
afterAll(() => kit.salvia.close())
beforeEach(() => kit.salvia.clock.set(TEST_NOW))

const attached = async () => {
  const file = { token: worker, bytes: Buffer.from('Tisdag klockan 9 passar.'), name: 'svar.txt' }
  return answer<{ id: string }>(await sendFile(kit.salvia, 'order-cases/attachments', file)).id
}

describe('a reply', () => {
  test('reaches the orderer with its file, and the case worker’s own message is not new to them', async () => {
    const id = await kit.order({ createdAt: EARLIER, unanswered: 1 })
    const files = [await attached()]
    const mails = await mailsAfter(kit.salvia, async () => {
      const body = { text: 'Vilken tid passar?', files }
      answer(await kit.salvia.call('POST', `order-cases/${id}/replies`, { token: worker, body }))
    })
    expect(mails.map(({ to }) => to?.[0]?.address)).toEqual(['chef@demo.example'])
    const seen = await kit.salvia.call('GET', `orders/10401/${id}`, { token: maker })
    const { conversation } = answer<{ conversation: Conversation }>(seen)
    expect(conversation).toMatchObject({
      unread: 1,
      messages: [{ party: 'provider', sender: 'Hanna Leijon' }],
    })
    const [href] = conversation.messages[0]?.attachments[0]?.links.map(link => link.href) ?? []
    const file = await kit.salvia.call('GET', href ?? '', { token: maker })
    expect(file.body).toBe('Tisdag klockan 9 passar.')
    const own = await kit.details(id)
    expect(own.conversation).toMatchObject({ unread: 0, messages: [{ isOwn: true, isNew: false }] })
    const [link] = own.conversation.messages[0]?.attachments[0]?.links ?? []
    expect((await kit.salvia.call('GET', link?.href ?? '', { token: worker })).statusCode).toBe(200)
    expect(await orderRow(kit.salvia.services.db, id)).toMatchObject({
      ...{ state: 'sent', version: 2, unanswered: 0, touchedAt: TEST_NOW, latestEventAt: TEST_NOW },
    })
  })

  test.each([
    ['locked', { state: 'handled', handledAt: EARLIER, locksAt: PAST }],
    ['closed', { state: 'closed', closedBy: 'provider', handledAt: null }],
    ['withdrawn', { state: 'closed', closedBy: 'maker', handledAt: null }],
  ] as const)('opens one that is %s again, as handled, for two weeks, if that is meant', async (_, given) => {
    const id = await kit.order(given)
    expect((await kit.reply(id, 'Vi har en tid till.')).code).toBe('CONVERSATION_ENDED')
    expect((await kit.details(id)).conversation.messages).toEqual([])
    const meant = { opensAgain: true }
    const { status, answer: conversation } = await kit.reply(id, 'Vi har en tid till.', meant)
    expect([status, conversation.reply]).toEqual([200, { kind: 'open', locksAt: LOCK }])
    const details = await kit.details(id)
    expect(details).toMatchObject({ status: 'handled', ending: null, isMine: true })
    expect(details.steps.map(({ event }) => event)).toEqual(['sent', 'opened-again'])
  })

  test('to a handled one moves its lock, without a step', async () => {
    const id = await kit.order({ state: 'handled', handledAt: EARLIER, locksAt: TEST_NOW })
    await kit.reply(id, 'Hör av er.')
    expect((await kit.details(id)).conversation.reply).toEqual({ kind: 'open', locksAt: LOCK })
    expect((await kit.details(id)).steps.map(({ event }) => event)).toEqual(['sent'])
  })

  test('is refused without text and file, with a file that is gone, and to no order', async () => {
    const id = await kit.order()
    expect((await kit.reply(id, ' ')).code).toBe('MESSAGE_MISSING')
    expect((await kit.reply(NO_ID, 'Hej')).code).toBe('ORDER_NOT_FOUND')
    const body = { text: 'Hej', files: [NO_ID] }
    const gone = await kit.salvia.call('POST', `order-cases/${id}/replies`, { token: worker, body })
    expect(gone.json()).toMatchObject({ code: 'ATTACHMENT_GONE' })
    expect((await orderRow(kit.salvia.services.db, id)).version).toBe(1)
  })

  test('is written once for a key', async () => {
    const id = await kit.order()
    const first = await kit.reply(id, 'Hej', { key: 'svara-en-gang' })
    expect(await kit.reply(id, 'Hej', { key: 'svara-en-gang' })).toEqual(first)
    expect((await kit.details(id)).conversation.messages).toHaveLength(1)
  })
})

test('what the customer writes waits for each case worker until they have read it', async () => {
  const id = await kit.order()
  const body = { text: 'Hur går det?', files: [] }
  answer(await kit.salvia.call('POST', `orders/10401/${id}/replies`, { token: maker, body }))
  expect((await kit.details(id)).conversation.unread).toBe(1)
  const path = `order-cases/${id}/readings`
  await kit.salvia.call('POST', path, { token: worker, body: { through: 1 } })
  expect((await kit.details(id)).conversation.unread).toBe(0)
  expect((await kit.details(id, { asSecond: true })).conversation.unread).toBe(1)
})

describe('a note', () => {
  const WORD = 'kvittenbaerskollen'

  test('is shown to case workers, and changes neither the version nor what the systems are told', async () => {
    const { db } = kit.salvia.services
    const id = await kit.order({ createdAt: EARLIER, unanswered: 1 })
    const noted = await kit.note(id, 'Ring på eftermiddagen.\r\n')
    expect(noted.answer.notes).toMatchObject([
      { text: 'Ring på eftermiddagen.', by: 'Hanna Leijon', at: TEST_NOW },
    ])
    expect((await kit.details(id, { asSecond: true })).notes).toEqual(noted.answer.notes)
    expect(await orderRow(db, id)).toMatchObject({
      ...{ version: 1, touchedAt: TEST_NOW, latestEventAt: EARLIER, unanswered: 1 },
    })
    expect(await lastChangeOf(db, id)).toBeUndefined()
    expect((await auditOf(db, 'order-noted')).map(({ object }) => object)).toContain(id)
  })

  test('of no text, too long or about no order is refused', async () => {
    const id = await kit.order()
    expect((await kit.note(id, ' ')).code).toBe('INVALID_REQUEST')
    expect((await kit.note(id, 'x'.repeat(MESSAGE_MAX_CHARACTERS + 1))).code).toBe('INVALID_REQUEST')
    expect((await kit.note(NO_ID, 'Hej')).code).toBe('ORDER_NOT_FOUND')
  })

  test('stands in no answer, download, mail or log that anybody but a case worker gets', async () => {
    const { salvia } = kit
    const id = await kit.order()
    const hr = await salvia.signIn('hr@demo.example')
    expect((await kit.note(id, WORD)).status).toBe(200)
    await kit.reply(id, 'Hej')
    const reads = endpointsOf(contract).filter(
      ({ method, access }) => method === 'GET' && (access === 'user' || access === 'person'),
    )
    const { employee, status, conversation } = await kit.details(id)
    const values: Record<string, string> = {
      ...{ clientNumber: '10401', companyId: '10401', id, context: 'all', type: 'csv' },
      ...{ pid: employee?.pidHash ?? '', employeePid: employee?.pidHash ?? '' },
    }
    let answered = 0
    for (const { path } of reads) {
      const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? name)
      for (const query of path.includes('{id}') ? [''] : ['', `?q=${WORD}`, '?format=ndjson']) {
        for (const token of [maker, hr]) {
          const response = await salvia.call('GET', filled + query, { token })
          if (response.statusCode === 200) answered += 1
          expect(response.body.includes(WORD), filled).toBe(false)
        }
      }
    }
    expect(answered).toBeGreaterThan(40)
    const written = [
      await salvia.call('POST', `orders/10401/${id}/replies`, {
        token: maker,
        body: { text: 'Tack', files: [] },
      }),
      await salvia.call('POST', 'orders/10401/searches', { token: hr, body: { q: WORD } }),
    ]
    await salvia.runJobs()
    const mails = (await mailsOf(salvia)).map(({ text, html }) => `${text} ${html}`)
    expect([status, conversation.messages.length]).toEqual(['sent', 1])
    expect(JSON.stringify([written.map(({ body }) => body), mails, salvia.log])).not.toContain(WORD)
    expect((await kit.details(id)).notes.map(({ text }) => text)).toEqual([WORD])
  })
})

test('each view of an order is audited, with whom it is about', async () => {
  const id = await kit.order()
  await kit.details(id)
  const viewed = (await auditOf(kit.salvia.services.db, 'order-viewed')).filter(({ object }) => object === id)
  expect(viewed).toMatchObject([{ clientNumber: '10401', details: { employee: kit.employee.id } }])
})
