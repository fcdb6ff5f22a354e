import { rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { STANDARD_TEMPLATE, templateFile } from '@salvia/core/personnel-file'
import { afterAll, beforeAll, describe, expect, type TestContext, test } from 'vitest'
import { FeedSender } from './feed-sender.ts'
import { Session } from './sender.ts'
import { copyOf, type ServerProcess, seededFolder, startProcess } from './server-process.ts'

/** Enough for several pieces when attached. */
const SENT_ROWS = 300
/** Enough for several chunks when staged. */
const ROWS = 1200
/** More objects than are applied at a time. */
const FEED_IDS = Array.from({ length: 1200 }, (_, at) => `clinic-${at}`)
const HR = 'hr@demo.example'
const CASE_WORKER = 'handlaggare@demo.example'
/**
 * Until a job whose process died has been taken up by another and done, while servers start beside it. That it is taken
 * up within the promised minute is tested where nothing else runs.
 */
const TAKEN_UP_AND_DONE_MS = 180_000
/** How long it may take until a parent notices that its process has ended. */
const DEATH_TOLD_MS = 5_000

let seeded: string
let bytes: Uint8Array
let sentBytes: Uint8Array
const folders: string[] = []

beforeAll(async () => {
  seeded = await seededFolder()
  folders.push(seeded)
  bytes = await templateFile(STANDARD_TEMPLATE, { type: 'csv', examples: ROWS })
  sentBytes = await templateFile(STANDARD_TEMPLATE, { type: 'csv', examples: SENT_ROWS })
})
afterAll(() =>
  Promise.all(folders.map(folder => rm(dirname(folder), { recursive: true, force: true, maxRetries: 10 }))),
)

/** Runs `work` on a server that dies at the named fault, then starts a new server on the same data. */
async function restartAfter(
  fault: string,
  work: (server: ServerProcess) => Promise<unknown>,
  { onTestFinished }: TestContext,
): Promise<ServerProcess> {
  const folder = await copyOf(seeded)
  folders.push(folder)
  const server = await startProcess(folder, fault)
  onTestFinished(() => server.stop('SIGKILL'))
  const survived = work(server).then(
    () => 'The work was done, and the fault not reached.',
    // A broken connection is expected when the server dies; any other error fails the test.
    async error => {
      await new Promise(resolve => setTimeout(resolve, DEATH_TOLD_MS))
      throw error
    },
  )
  expect(await Promise.race([server.ended, survived])).toBe('SIGKILL')
  const next = await startProcess(folder)
  onTestFinished(() => next.stop('SIGKILL'))
  return next
}

async function sendAsHr(server: ServerProcess, content = sentBytes): Promise<void> {
  await (await Session.open(server.api, HR)).send(content, 'the-same-upload')
}

async function importAsCaseWorker(server: ServerProcess): Promise<void> {
  await sendAsHr(server, bytes)
  const worker = await Session.open(server.api, CASE_WORKER)
  const hr = await Session.open(server.api, HR)
  const { id } = (await hr.sentUploads())[0] ?? expect.fail('no case')
  await until(async () => (await worker.getCase(id)).changes.state === 'counted')
  for (const event of ['acknowledge', 'ready', 'import']) await worker.act(id, event)
  await server.ended
}

type BookingChange = Awaited<ReturnType<Session['movableBooking']>>

function change(hr: Session, fault: string, { booking, slot }: BookingChange) {
  const key = 'the-same-change'
  return fault.startsWith('cancel') ? hr.cancel(booking, key) : hr.reschedule(booking, slot.id, key)
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + TAKEN_UP_AND_DONE_MS
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error('Not so within three minutes.')
    await new Promise(resolve => setTimeout(resolve, 250))
  }
}

describe.concurrent('the server dies', () => {
  // The slowest tests come first: while they wait for a job to be taken up, the others run.
  test('import: after a staged chunk: all rows are staged in the end, each once', async context => {
    const server = await restartAfter('import: after a staged chunk', importAsCaseWorker, context)
    const hr = await Session.open(server.api, HR)
    const worker = await Session.open(server.api, CASE_WORKER)
    const { id } = (await hr.sentUploads())[0] ?? expect.fail('the case is gone')
    expect((await worker.getCase(id)).changes.state).toBe('counting')
    await until(async () => (await worker.getCase(id)).changes.state === 'counted')
    expect((await worker.getCase(id)).changes).toMatchObject({ after: ROWS, leftOut: 0 })
  })

  test('import: before commit: nobody is imported yet, and everybody is when it is taken up again', async context => {
    const server = await restartAfter('import: before commit', importAsCaseWorker, context)
    const hr = await Session.open(server.api, HR)
    const upload = (await hr.sentUploads())[0] ?? expect.fail('the case is gone')
    expect(upload.status).toBe('PROCESSING')
    expect(await hr.employees()).not.toBe(ROWS)
    await until(async () => (await hr.sentUploads())[0]?.status === 'IMPORTED')
    expect(await hr.employees()).toBe(ROWS)
  })

  test('import: after commit: everybody is imported, once', async context => {
    const server = await restartAfter('import: after commit', importAsCaseWorker, context)
    const hr = await Session.open(server.api, HR)
    expect((await hr.sentUploads())[0]).toMatchObject({ status: 'IMPORTED' })
    expect(await hr.employees()).toBe(ROWS)
    expect(await hr.send(bytes, 'another-upload')).toMatchObject({ existing: true, status: 'IMPORTED' })
  })

  test.for([
    ['attach: first byte', 0],
    ['attach: half', 0],
    ['file: before rename', 0],
    ['file: after rename', 0],
    ['attach: after draft row', 0],
    ['review: before child', 0],
    ['review: in child', 0],
    ['review: before storing', 0],
    ['submit: before commit', 0],
    ['submit: after commit', 1],
  ] as const)(
    '%s: cases that stand: %i; the same upload sent again gives the same case',
    async ([fault, cases], context) => {
      const server = await restartAfter(fault, sendAsHr, context)
      const hr = await Session.open(server.api, HR)
      const left = await hr.sentUploads()
      expect(left).toHaveLength(cases)
      const sent = await hr.send(sentBytes, 'the-same-upload')
      expect(sent).toMatchObject({ existing: false, status: 'UPLOADED', rows: SENT_ROWS })
      if (left[0]) expect(sent.id).toBe(left[0].id)
      expect(await hr.send(sentBytes, 'another-upload')).toMatchObject({ id: sent.id, existing: true })
      expect(await hr.sentUploads()).toHaveLength(1)
    },
  )

  test.for([
    ['reschedule: after slot', 1],
    ['cancel: after commit', 2],
  ] as const)(
    '%s: the booking stands in version %i; the same call sent again changes it once',
    async ([fault, version], context) => {
      let changed: BookingChange | undefined
      const server = await restartAfter(
        fault,
        async first => {
          const hr = await Session.open(first.api, HR)
          changed = await hr.movableBooking()
          await change(hr, fault, changed)
        },
        context,
      )
      const hr = await Session.open(server.api, HR)
      const { booking, slot } = changed ?? expect.fail('nothing was changed')
      expect((await hr.booking(booking.id)).version).toBe(version)
      const isFree = (await hr.freeSlots(booking.id)).some(({ id }) => id === slot.id)
      expect(isFree).toBe(true)
      const done = await change(hr, fault, { booking, slot })
      expect(done).toMatchObject(
        fault.startsWith('cancel')
          ? { version: 2, status: 'cancelled', startsAt: booking.startsAt }
          : { version: 2, status: 'upcoming', startsAt: slot.startsAt },
      )
      expect(await hr.booking(booking.id)).toEqual(done)
    },
  )

  test.for([
    ['order booking: after time', 0],
    ['order booking: before commit', 0],
    ['order booking: after commit', 1],
  ] as const)(
    '%s: times that are booked for the order: %i; the same call sent again books it once',
    async ([fault, booked], context) => {
      let wanted: Awaited<ReturnType<Session['bookableOrder']>> | undefined
      const key = 'the-same-time-for-an-order'
      const server = await restartAfter(
        fault,
        async first => {
          const worker = await Session.open(first.api, CASE_WORKER)
          wanted = await worker.bookableOrder()
          await worker.bookForOrder(wanted.order, wanted.slotId, key)
        },
        context,
      )
      const worker = await Session.open(server.api, CASE_WORKER)
      const { order, slotId } = wanted ?? expect.fail('nothing was booked')
      const left = await worker.orderCase(order.id)
      expect(left.bookings).toHaveLength(order.bookings.length + booked)
      expect(left.version).toBe(order.version + booked)
      const done = await worker.bookForOrder(order, slotId, key)
      expect(done.bookings).toHaveLength(order.bookings.length + 1)
      const bookedSteps = ({ steps }: typeof order) => steps.filter(({ event }) => event === 'booked').length
      expect(bookedSteps(done)).toBe(bookedSteps(order) + 1)
      expect(await worker.orderCase(order.id)).toEqual(done)
    },
  )

  test.for([
    ['reply: after message', 0],
    ['reply: before commit', 0],
    ['reply: after commit', 1],
  ] as const)(
    '%s of a case worker: kept messages: %i; the same reply sent again is kept once',
    async ([fault, kept], context) => {
      let wanted: Awaited<ReturnType<Session['bookableOrder']>> | undefined
      const reply = (worker: Session, id: string) =>
        worker.replyToCustomer(id, 'Vilken dag passar?', 'the-same-reply')
      const server = await restartAfter(
        fault,
        async first => {
          const worker = await Session.open(first.api, CASE_WORKER)
          wanted = await worker.bookableOrder()
          await reply(worker, wanted.order.id)
        },
        context,
      )
      const worker = await Session.open(server.api, CASE_WORKER)
      const { id, conversation } = wanted?.order ?? expect.fail('nothing was replied')
      const count = async () => (await worker.orderCase(id)).conversation.messages.length
      expect(await count()).toBe(conversation.messages.length + kept)
      await reply(worker, id)
      expect(await count()).toBe(conversation.messages.length + 1)
    },
  )

  test.for([
    ['order: after files', 1],
    ['order: before commit', 1],
    ['order: after commit', 0],
  ] as const)(
    '%s: files that are not sent: %i; the same order sent again stands once, with its file',
    async ([fault, unsent], context) => {
      const key = 'the-same-order'
      let file = ''
      const server = await restartAfter(
        fault,
        async first => {
          const hr = await Session.open(first.api, HR)
          file = (await hr.attachToOrder('Sju personer, två skift.')).id
          await hr.orderCounselling([file], key)
        },
        context,
      )
      const hr = await Session.open(server.api, HR)
      expect(await hr.unsentFiles()).toHaveLength(unsent)
      const sent = await hr.orderCounselling([file], key)
      expect(await hr.orderCounselling([file], key)).toEqual(sent)
      expect(await hr.order(sent.id)).toMatchObject({
        number: sent.number,
        attachments: [{ id: file }],
        steps: [{ event: 'sent' }],
      })
      expect(await hr.unsentFiles()).toHaveLength(0)
    },
  )

  test.for([
    ['reply: after message', 0],
    ['reply: before commit', 0],
    ['reply: after commit', 1],
  ] as const)(
    '%s: replies that stand: %i; the same reply sent again stands once, with its file',
    async ([fault, written], context) => {
      const key = 'the-same-reply'
      let [file, order] = ['', '']
      const server = await restartAfter(
        fault,
        async first => {
          const hr = await Session.open(first.api, HR)
          order = (await hr.orderCounselling([], 'the-order-of-the-reply')).id
          file = (await hr.attachToOrder('Sju personer, två skift.')).id
          await hr.replyToOrder(order, [file], key)
        },
        context,
      )
      const hr = await Session.open(server.api, HR)
      expect((await hr.order(order)).conversation.messages).toHaveLength(written)
      expect(await hr.unsentFiles()).toHaveLength(1 - written)
      const { messages } = await hr.replyToOrder(order, [file], key)
      expect(messages).toMatchObject([{ attachments: [{ id: file }] }])
      expect((await hr.order(order)).conversation.messages).toHaveLength(1)
    },
  )

  test.for([
    ['feed: before transaction', 0],
    ['feed: before commit', 0],
    ['feed: after commit', FEED_IDS.length],
  ] as const)(
    '%s: objects that stand: %i; the same batch sent again leaves the state of its versions',
    async ([fault, objects], context) => {
      let token = ''
      let before = 0
      const server = await restartAfter(
        fault,
        async first => {
          token = await FeedSender.token(first.api)
          const system = new FeedSender(first.api, token)
          before = (await system.status()).objects
          await system.send(900_000, FEED_IDS)
        },
        context,
      )
      const system = new FeedSender(server.api, token)
      expect((await system.status()).objects).toBe(before + objects)
      const isThere = objects > 0
      expect(await system.send(900_000, FEED_IDS)).toMatchObject({
        put: isThere ? 0 : FEED_IDS.length,
        stale: isThere ? FEED_IDS.length : 0,
      })
      expect((await system.status()).objects).toBe(before + FEED_IDS.length)
    },
  )
})
