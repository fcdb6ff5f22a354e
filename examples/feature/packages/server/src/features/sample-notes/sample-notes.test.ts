import type { PageOf } from '@salvia/core/lists'
import { MATTER_KINDS } from '@salvia/core/matters'
import { addCalendarDays, addMonths, onOtherDate } from '@salvia/core/primitives'
import type { SampleNoteCase, SampleNoteDetails, sampleNotesList } from '@salvia/core/sample-notes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, TEST_NOW, type TestApp } from '../../testing/index.ts'
import { mailsAfter } from '../../testing/mail-box.ts'
import { deleteOldSampleNotesJob } from './delete-old-sample-notes.job.ts'

const LIST = 'sample-notes/10401'
const CASES = 'sample-note-cases'
const NO_ID = '00000000-0000-4000-8000-000000000000'

let salvia: TestApp
let token: string
let caseWorker: string
beforeAll(async () => {
  salvia = await openTestApp()
  token = await salvia.signIn('hr@demo.example')
  caseWorker = await salvia.signIn('handlaggare@demo.example')
})
afterAll(() => salvia.close())

const pageOf = async (query = '', company = '10401') =>
  (await salvia.call('GET', `sample-notes/${company}?${query}`, { token })).json<
    PageOf<typeof sampleNotesList>
  >()
const titles = async (query: string) => (await pageOf(query)).items.map(({ title }) => title)
const idOf = async (title: string) => (await pageOf()).items.find(row => row.title === title)?.id ?? NO_ID
const shown = async (id: string) =>
  (await salvia.call('GET', `${LIST}/${id}`, { token })).json<SampleNoteDetails>()
const opened = async (id: string) =>
  (await salvia.call('GET', `${CASES}/${id}`, { token: caseWorker })).json<SampleNoteCase>()

describe('the list', () => {
  test('shows what was sent last first, with what is overdue by the end of the day, and counts by status', async () => {
    const { items, total, counts } = await pageOf()
    expect(items.map(({ isOverdue }) => isOverdue)).toEqual([false, false, true])
    expect({ total, counts }).toEqual({
      total: 3,
      counts: { all: 3, sent: 3, received: 0, handled: 0, closed: 0 },
    })
  })

  test.each([
    ['the filter', 'status=handled', []],
    ['the opposite order', 'sort=sent', ['Ergonomi', 'Åtgärdsplan', 'Hälsokontroll']],
    ['a search without diacritics', 'q=atgard', ['Åtgärdsplan']],
    ['a page', 'page=2&pageSize=2', ['Ergonomi']],
  ])('keeps to %s', async (_, query, expected) => {
    expect(await titles(query)).toEqual(expected)
  })

  test('refuses a search of six digits in the address with INVALID_REQUEST, and takes it in a body', async () => {
    const refused = await salvia.call('GET', `${LIST}?q=198001`, { token })
    expect(refused.json()).toMatchObject({ code: 'INVALID_REQUEST' })
    const answer = await salvia.call('POST', `${LIST}/searches`, { token, body: { q: '198001' } })
    expect(answer.json()).toMatchObject({ total: 0 })
  })
})

describe('one of them', () => {
  test('is told with its text', async () => {
    expect(await shown(await idOf('Ergonomi'))).toMatchObject({ title: 'Ergonomi', text: 'Ergonomi.' })
  })

  test('is SAMPLE_NOTE_NOT_FOUND where there is none, and where it is another company’s', async () => {
    const [other] = (await pageOf('', '10402')).items
    expect(other).toBeDefined()
    for (const id of [NO_ID, other?.id]) {
      const answer = await salvia.call('GET', `${LIST}/${id}`, { token })
      expect(answer.json()).toMatchObject({ status: 404, code: 'SAMPLE_NOTE_NOT_FOUND' })
    }
  })
})

describe('the conversation', () => {
  test('is written in by both sides, and the customer is mailed and shown what is new', async () => {
    const id = await idOf('Åtgärdsplan')
    const asked = { token, body: { text: 'Hur lång tid tar det?' } }
    expect((await salvia.call('POST', `${LIST}/${id}/replies`, asked)).statusCode).toBe(200)
    expect((await opened(id)).conversation.messages).toHaveLength(1)
    const told = { token: caseWorker, body: { text: 'En vecka.' } }
    const [mail] = await mailsAfter(salvia, () => salvia.call('POST', `${CASES}/${id}/replies`, told))
    expect(mail).toMatchObject({ to: [{ address: 'hr@demo.example' }] })
    expect((await pageOf()).items.find(row => row.id === id)?.unread).toBe(1)
    await salvia.call('POST', `${LIST}/${id}/readings`, { token, body: { through: 2 } })
    expect((await pageOf()).items.find(row => row.id === id)?.unread).toBe(0)
  })
})

describe('its life', () => {
  test('goes from the queue through what case workers do until it is closed', async () => {
    const id = await idOf('Ergonomi')
    const queued = await salvia.call('GET', 'matters?kind=sample-note', { token: caseWorker })
    expect(queued.json<{ items: { id: string }[] }>().items.map(row => row.id)).toContain(id)
    for (const [event, status] of [
      ['take-on', 'received'],
      ['handle', 'handled'],
      ['close', 'closed'],
    ] as const) {
      const { version } = await opened(id)
      const asked = { token: caseWorker, body: { version } }
      expect((await salvia.call('POST', `${CASES}/${id}/${event}`, asked)).statusCode).toBe(200)
      expect((await shown(id)).status).toBe(status)
    }
    const late = await salvia.call('POST', `${LIST}/${id}/replies`, { token, body: { text: 'Tack' } })
    expect(late.json()).toMatchObject({ code: 'CONVERSATION_LOCKED' })
  })

  test('ends when its maker withdraws it, which is SAMPLE_NOTE_NOT_WITHDRAWABLE afterwards', async () => {
    const id = await idOf('Hälsokontroll')
    expect((await shown(id)).mayWithdraw).toBe(true)
    const withdraw = () => salvia.call('POST', `${LIST}/${id}/withdrawals`, { token })
    expect((await withdraw()).json()).toMatchObject({ status: 'closed', ending: 'withdrawn' })
    expect((await withdraw()).json()).toMatchObject({ code: 'SAMPLE_NOTE_NOT_WITHDRAWABLE' })
  })

  test.each([
    ['another version than was seen', 'take-on', 0, 'SAMPLE_NOTE_CHANGED'],
    ['a state that has no such event', 'handle', null, 'SAMPLE_NOTE_EVENT_REFUSED'],
  ])('refuses %s', async (_, event, seen, code) => {
    const id = await idOf('Hälsokontroll')
    const version = seen ?? (await opened(id)).version
    const answer = await salvia.call('POST', `${CASES}/${id}/${event}`, {
      token: caseWorker,
      body: { version },
    })
    expect(answer.json()).toMatchObject({ code })
  })

  test('ends for good once it has been kept as long as its kind is', async () => {
    const id = await idOf('Åtgärdsplan')
    const { keptMonths } = MATTER_KINDS['sample-note']
    salvia.clock.set(
      addCalendarDays(
        onOtherDate(TEST_NOW, date => addMonths(date, keptMonths)),
        1,
      ),
    )
    await deleteOldSampleNotesJob.run({}, salvia.services)
    salvia.clock.set(TEST_NOW)
    expect((await salvia.call('GET', `${LIST}/${id}`, { token })).statusCode).toBe(404)
  })
})
