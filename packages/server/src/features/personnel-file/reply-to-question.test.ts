import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { CASE_WORKER_FUNCTION_NAMES } from '@salvia/core/case-worker-functions'
import type { Attachment } from '@salvia/core/conversations'
import { sampleDocx, samplePdf, samplePng, sampleXlsx } from '@salvia/core/conversations/testing'
import {
  ATTACHMENT_MAX_BYTES,
  ATTACHMENTS_PER_MESSAGE,
  UNSENT_ATTACHMENT_HOURS,
  UNSENT_ATTACHMENTS_MAX,
} from '@salvia/core/limits'
import { newFileNote, type Upload, type UploadDetails, type UploadPage } from '@salvia/core/personnel-file'
import { addElapsed } from '@salvia/core/primitives'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '../../clock.ts'
import {
  answer,
  codeOf,
  csvOf,
  type FileTest,
  fileCaller,
  newRows,
  OWN_COMPANY as OWN,
  openTestApp,
  restartFileTest,
  TEST_NOW,
  type TestApp,
} from '../../testing/index.ts'
import { mailsOf } from '../../testing/mail-box.ts'
import { changeAccount, setFunctions } from '../../testing/test.store.ts'
import { deleteUnsentBefore, findAttachment } from '../attachments/attachments.store.ts'
import { sweepAttachments } from '../attachments/sweep-attachments.ts'
import { sweepPersonnelFiles } from './sweep.ts'

const WORKER = 'handlaggare@demo.example'
const PDF = Buffer.from(samplePdf())
let app: TestApp
let token: string
let worker: FileTest['worker']
let hr: FileTest['hr']
/** A parked case, whose question the tests answer. */
let parked: string

beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

beforeEach(async () => {
  ;({ hr, hrToken: token, worker } = await restartFileTest(app))
  parked = await askedAbout()
})

/** A file like no other. */
const bytes = async (): Promise<Buffer> => csvOf(await newRows(5))

async function askedAbout(): Promise<string> {
  const { id } = await hr.send({ bytes: await bytes(), clientNumber: OWN })
  answer(await worker.act(id, 'ask', { text: 'Vilken enhet är Lager?' }))
  await app.runJobs()
  return id
}

const own = (id: string, rest = '') => `personnel-files/${OWN}/${id}${rest}`
const reply = (id: string, body: object, headers: Record<string, string> = {}) =>
  app.call('POST', own(id, '/replies'), { token, body, headers })
const attachTo = (id: string) => fileCaller(app, token, () => own(id, '/attachments'))
const attach = (id: string, content: Buffer, name = 'svar.pdf') =>
  attachTo(id).attach({ bytes: content, name, clientNumber: OWN })
const details = async (id: string): Promise<UploadDetails> =>
  answer(await app.call('GET', own(id), { token }))

async function mailsAbout(id: string) {
  const { number } = await details(id)
  const mails = await mailsOf(app)
  return mails.filter(({ subject }) => subject === `Kunden har svarat, ${number}`)
}

describe('a reply', () => {
  test('stands in the history with its name and lets the case go on', async () => {
    const answered = answer<Upload>(await reply(parked, { text: 'Lager hör till Produktion.' }))
    expect(answered).toMatchObject({ status: 'FEEDBACK_RECEIVED', feedbackDeadline: null })
    expect((await details(parked)).history.at(-1)).toMatchObject({
      ...{ event: 'answered', from: 'FEEDBACK_REQUESTED', to: 'FEEDBACK_RECEIVED' },
      ...{ by: 'Henrik Rosenlund', text: 'Lager hör till Produktion.', attachments: [] },
    })
  })

  test('is mailed to the case worker who asked, and to nobody else', async () => {
    answer(await reply(parked, { text: 'Lager hör till Produktion.' }))
    await app.runJobs()
    const [mail, ...others] = await mailsAbout(parked)
    expect(others).toEqual([])
    expect(mail?.to?.map(({ address }) => address)).toEqual([WORKER])
    expect(mail?.text).toContain('Lager hör till Produktion.')
    expect(mail?.text).toContain('Kvarnhälle Industri AB')
  })

  test('is mailed to every case worker when the one who asked is one no longer', async () => {
    await changeAccount(app.services.db, WORKER, { isCaseWorker: false })
    answer(await reply(parked, { text: 'Lager hör till Produktion.' }))
    await app.runJobs()
    await changeAccount(app.services.db, WORKER, { isCaseWorker: true })
    const mails = await mailsAbout(parked)
    expect(mails.map(({ to }) => to?.[0]?.address)).toEqual(['kollega@demo.example'])
  })

  test('is mailed to those who handle personnel files when the one who asked does so no longer', async () => {
    await setFunctions(app.services.db, WORKER, ['orders'])
    answer(await reply(parked, { text: 'Lager hör till Produktion.' }))
    await app.runJobs()
    await setFunctions(app.services.db, WORKER, CASE_WORKER_FUNCTION_NAMES)
    const mails = await mailsAbout(parked)
    expect(mails.map(({ to }) => to?.[0]?.address)).toEqual(['kollega@demo.example'])
  })

  test('is not mailed to a colleague who does not handle personnel files', async () => {
    const { db } = app.services
    await changeAccount(db, WORKER, { isCaseWorker: false })
    await setFunctions(db, 'kollega@demo.example', ['orders'])
    answer(await reply(parked, { text: 'Lager hör till Produktion.' }))
    await app.runJobs()
    await changeAccount(db, WORKER, { isCaseWorker: true })
    await setFunctions(db, 'kollega@demo.example', CASE_WORKER_FUNCTION_NAMES)
    expect(await mailsAbout(parked)).toEqual([])
  })

  test('is counted in the queue until the case is taken on', async () => {
    const answeredCases = async () => {
      const queue = await app.call('GET', 'cases', { token: await app.signIn(WORKER) })
      return queue.json<{ answered: number }>().answered
    }
    const before = await answeredCases()
    answer(await reply(parked, { text: 'Produktion.' }))
    expect(await answeredCases()).toBe(before + 1)
    answer(await worker.act(parked, 'acknowledge'))
    expect(await answeredCases()).toBe(before)
  })

  test('sent again with its key acts once, and without it is refused', async () => {
    const headers = { 'idempotency-key': 'one-reply' }
    const first = await reply(parked, { text: 'Produktion.' }, headers)
    const again = await reply(parked, { text: 'Produktion.' }, headers)
    expect(again.json()).toEqual(first.json())
    expect((await details(parked)).history.filter(({ event }) => event === 'answered')).toHaveLength(1)
    expect(codeOf(await reply(parked, { text: 'Produktion.' }))).toBe('CASE_EVENT_REFUSED')
  })

  test.each([
    [{ text: '  ' }, 'REPLY_MISSING'],
    [{ text: 'x'.repeat(4001) }, 'INVALID_REQUEST'],
  ])('%# that is empty or too long is refused', async (body, code) => {
    expect(codeOf(await reply(parked, body))).toBe(code)
    expect((await details(parked)).status).toBe('FEEDBACK_REQUESTED')
  })

  test('of another company or a case worker finds nothing', async () => {
    expect(
      (await app.call('POST', `personnel-files/10402/${parked}/replies`, { token, body: { text: 'x' } }))
        .statusCode,
    ).toBe(404)
    const stranger = await app.signIn(WORKER)
    const body = { text: 'x' }
    const refused = await app.call('POST', own(parked, '/replies'), { token: stranger, body })
    expect(refused.statusCode).toBe(404)
  })
})

describe('an attached file', () => {
  beforeEach(() => deleteUnsentBefore(app.services.db, addElapsed(TEST_NOW, { hours: 1 })))

  test('comes with the reply, to customer and case worker', async () => {
    const attachment = answer<Attachment>(await attach(parked, PDF, 'Enheter.pdf'))
    expect((await details(parked)).history.flatMap(entry => entry.attachments)).toEqual([])
    answer(await reply(parked, { text: '', attachments: [attachment.id] }))
    expect((await details(parked)).history.at(-1)?.attachments).toEqual([
      {
        ...{ id: attachment.id, name: 'Enheter.pdf', bytes: PDF.byteLength, type: 'pdf', state: 'unscanned' },
        ...{
          attachedAt: TEST_NOW,
          links: [{ rel: 'file', href: own(parked, `/attachments/${attachment.id}`) }],
        },
      },
    ])
    const paths = [
      [own(parked, `/attachments/${attachment.id}`), token],
      [`cases/${parked}/attachments/${attachment.id}`, await app.signIn(WORKER)],
    ] as const
    for (const [path, reader] of paths) {
      const file = await app.call('GET', path, { token: reader })
      expect(file.rawPayload.equals(PDF)).toBe(true)
      expect(file.headers['content-type']).toContain('application/pdf')
      expect(file.headers['content-disposition']).toContain('attachment')
    }
  })

  test.each([
    ['a program', Buffer.from('MZ\0\0program'), 'ATTACHMENT_TYPE'],
    ['a part of a zip', Buffer.from('504b0304000000', 'hex'), 'ATTACHMENT_DAMAGED'],
    ['a web page', Buffer.from('<html><script>1</script>'), 'ATTACHMENT_MARKUP'],
    ['an empty file', Buffer.alloc(0), 'ATTACHMENT_EMPTY'],
    ['a file over the limit', Buffer.alloc(ATTACHMENT_MAX_BYTES + 1, 'Lager. '), 'ATTACHMENT_TOO_LARGE'],
  ])('that is %s is refused, whatever its name', async (_, content, code) => {
    expect(codeOf(await attach(parked, content))).toBe(code)
  })

  test.each([
    ['a picture', Buffer.from(samplePng())],
    ['a Word document', Buffer.from(sampleDocx())],
    ['a workbook', Buffer.from(sampleXlsx())],
    ['a text', Buffer.from('Lager hör till Produktion.\r\n')],
    ['a file at the limit', Buffer.alloc(ATTACHMENT_MAX_BYTES, 'Lager. ')],
  ])('that is %s is taken', async (_, content) => {
    expect((await attach(parked, content)).statusCode).toBe(200)
  })

  test('beyond the last place is refused: of a reply, and of what one may have unsent', async () => {
    const ids: string[] = []
    for (let number = 0; number < UNSENT_ATTACHMENTS_MAX; number++) {
      ids.push(answer<Attachment>(await attach(parked, PDF)).id)
    }
    expect(codeOf(await attach(parked, PDF))).toBe('TOO_MANY_UNSENT_ATTACHMENTS')
    const tooMany = { text: '', attachments: ids.slice(0, ATTACHMENTS_PER_MESSAGE + 1) }
    expect(codeOf(await reply(parked, tooMany))).toBe('INVALID_REQUEST')
    answer(await reply(parked, { text: '', attachments: ids.slice(0, ATTACHMENTS_PER_MESSAGE) }))
    expect((await details(parked)).history.at(-1)?.attachments).toHaveLength(ATTACHMENTS_PER_MESSAGE)
  })

  test('of another case is not sent, and the reply is not either', async () => {
    const attachment = answer<Attachment>(await attach(await askedAbout(), PDF))
    expect(codeOf(await reply(parked, { text: 'Se filen.', attachments: [attachment.id] }))).toBe(
      'ATTACHMENT_GONE',
    )
    expect((await details(parked)).status).toBe('FEEDBACK_REQUESTED')
  })

  test('is listed for its case alone until it is sent or removed', async () => {
    const other = await askedAbout()
    const unsent = async (id: string) =>
      answer<{ items: Attachment[] }>(await app.call('GET', own(id, '/attachments'), { token })).items
    const [kept, removed] = [
      answer<Attachment>(await attach(parked, PDF)),
      answer<Attachment>(await attach(parked, PDF)),
    ]
    answer(await attach(other, PDF))
    expect(new Set(await unsent(parked))).toEqual(new Set([kept, removed]))
    const path = own(parked, `/attachments/${removed.id}`)
    expect((await app.call('DELETE', path, { token })).statusCode).toBe(204)
    expect((await app.call('DELETE', path, { token })).statusCode).toBe(204)
    expect(await unsent(parked)).toEqual([kept])
    answer(await reply(parked, { text: '', attachments: [kept.id] }))
    expect(await unsent(parked)).toEqual([])
    const elsewhere = `personnel-files/10402/${parked}/attachments`
    expect((await app.call('GET', elsewhere, { token })).statusCode).toBe(404)
    expect((await app.call('DELETE', `${elsewhere}/${kept.id}`, { token })).statusCode).toBe(404)
  })

  test('to a case that does not ask is refused', async () => {
    answer(await reply(parked, { text: 'Produktion.' }))
    expect(codeOf(await attach(parked, PDF))).toBe('CASE_EVENT_REFUSED')
  })

  test('that is not sent is deleted after a day; one that is sent goes with the original', async () => {
    const stored = () => readdirSync(join(app.folder, 'files'))
    const unsent = await askedAbout()
    answer(await attach(unsent, PDF))
    const sent = answer<Attachment>(await attach(parked, PDF))
    answer(await reply(parked, { text: '', attachments: [sent.id] }))
    answer(await worker.act(parked, 'reject', { text: 'Fel fil.' }))
    const before = stored().length
    const { fileKey } = (await findAttachment(app.services.db, sent.id)) ?? expect.fail()
    expect(stored()).toContain(fileKey)
    app.clock.set(addElapsed(TEST_NOW, { milliseconds: UNSENT_ATTACHMENT_HOURS * HOUR_MS + DAY_MS }))
    await sweepPersonnelFiles(app.services)
    await sweepAttachments(app.services)
    expect(stored().length).toBeLessThan(before)
    token = await app.signIn('hr@demo.example')
    const path = own(parked, `/attachments/${sent.id}`)
    expect((await app.call('GET', path, { token })).statusCode).toBe(200)
    app.clock.set(addElapsed(TEST_NOW, { milliseconds: 91 * DAY_MS }))
    await sweepPersonnelFiles(app.services)
    await sweepAttachments(app.services)
    expect(stored()).not.toContain(fileKey)
    token = await app.signIn('hr@demo.example')
    expect(codeOf(await app.call('GET', path, { token }))).toBe('ORIGINAL_DELETED')
  })
})

describe('a new file as the answer', () => {
  test('names the case that it answers, which goes on, and the case worker is told', async () => {
    const draft = answer<{ id: string }>(await hr.attach({ bytes: await bytes(), clientNumber: OWN }))
    await app.call('POST', `personnel-file-drafts/${OWN}/${draft.id}/review`, { token })
    const submitted = await app.call('POST', `personnel-file-drafts/${OWN}/${draft.id}/submit`, {
      token,
      body: { answers: parked },
    })
    const { number } = await details(parked)
    const made = answer<Upload>(submitted)
    expect(made.answers).toEqual({ id: parked, number })
    expect((await worker.get(made.id)).answers).toEqual({ id: parked, number })
    expect((await details(parked)).history.at(-1)).toMatchObject({
      ...{ event: 'answered', text: newFileNote(made.number) },
    })
    await app.runJobs()
    expect((await mailsAbout(parked))[0]?.text).toContain(`En ny fil är skickad: ${made.number}.`)
  })

  test('to a case of another company is refused', async () => {
    const draft = answer<{ id: string }>(await hr.attach({ bytes: await bytes(), clientNumber: '10402' }))
    await app.call('POST', `personnel-file-drafts/10402/${draft.id}/review`, { token })
    const path = `personnel-file-drafts/10402/${draft.id}/submit`
    expect((await app.call('POST', path, { token, body: { answers: parked } })).statusCode).toBe(404)
  })
})

test('the case that waits is told first, also when a newer file is under way', async () => {
  await hr.send({ bytes: await bytes(), clientNumber: OWN })
  const page = answer<UploadPage>(await app.call('GET', `personnel-files/${OWN}`, { token }))
  expect(page.ongoing?.id).not.toBe(parked)
  expect(page.waiting.map(({ id }) => id)).toContain(parked)
})
