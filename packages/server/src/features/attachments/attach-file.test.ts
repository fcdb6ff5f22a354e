import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Attachment } from '@salvia/core/conversations'
import { sampleDocx, samplePdf, samplePng } from '@salvia/core/conversations/testing'
import { UNSENT_ATTACHMENT_HOURS, UNSENT_ATTACHMENTS_MAX } from '@salvia/core/limits'
import { addElapsed } from '@salvia/core/primitives'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  answer,
  codeOf,
  type FileCaller,
  fileCaller,
  multipart,
  openTestApp,
  TEST_NOW,
  type TestApp,
} from '../../testing/index.ts'
import { deleteUnsentBefore, findAttachment } from './attachments.store.ts'
import { sweepAttachments } from './sweep-attachments.ts'

const OWN = '10401'
let app: TestApp
let token: string
let hr: FileCaller

beforeAll(async () => {
  app = await openTestApp()
  token = await app.signIn('hr@demo.example')
  hr = callerOf(token)
})
afterAll(() => app.close())
beforeEach(async () => {
  await deleteUnsentBefore(app.services.db, addElapsed(TEST_NOW, { hours: 1 }))
  for (const name of files()) rmSync(join(app.folder, 'files', name))
})

const callerOf = (of: string) => fileCaller(app, of, () => `orders/${OWN}/attachments`)
const files = () => readdirSync(join(app.folder, 'files')).filter(name => name.startsWith('attachment-'))
const attach = (bytes: Uint8Array, name: string, headers = {}) =>
  hr.attach({ bytes: Buffer.from(bytes), name, clientNumber: OWN, headers })
const unsent = async (of = token): Promise<Attachment[]> =>
  answer<{ items: Attachment[] }>(await app.call('GET', `orders/${OWN}/attachments`, { token: of })).items
const remove = (id: string, of = token) =>
  app.call('DELETE', `orders/${OWN}/attachments/${id}`, { token: of })

describe('a hostile file is refused with its sentence, and nothing is left behind', () => {
  test.each([
    ['a program named as a PDF', 'faktura.pdf', Buffer.from('MZ\0\0program'), 'ATTACHMENT_TYPE'],
    [
      'a zip bomb in a docx',
      'brev.docx',
      sampleDocx({ 'word/media/image1.png': new Uint8Array(10_000_001) }),
      'ATTACHMENT_UNPACKS_TOO_LARGE',
    ],
    ['a drawing named as text', 'a.txt', Buffer.from('<svg onload="1"/>'), 'ATTACHMENT_MARKUP'],
    ['a web page named as text', 'a.txt', Buffer.from('\ufeff <!doctype html>'), 'ATTACHMENT_MARKUP'],
    ['a document with macros', 'a.docx', sampleDocx({ 'word/vbaProject.bin': 'x' }), 'ATTACHMENT_MACROS'],
    ['a PDF with a password', 'a.pdf', samplePdf('/Encrypt 4 0 R'), 'ATTACHMENT_ENCRYPTED'],
    ['a picture that was cut', 'a.png', samplePng().subarray(0, 60), 'ATTACHMENT_DAMAGED'],
    ['an empty file', 'a.txt', new Uint8Array(), 'ATTACHMENT_EMPTY'],
  ])('%s', async (_, name, bytes, code) => {
    const refused = await attach(bytes, name)
    expect(codeOf(refused)).toBe(code)
    expect(refused.json<{ title: string }>().title).toMatch(/\.$/)
    expect([files(), await unsent()]).toEqual([[], []])
  })

  test('a form that is cut off', async () => {
    const form = multipart('a.pdf', Buffer.from(samplePdf()))
    const response = await app.app.inject({
      method: 'POST',
      url: `/api/orders/${OWN}/attachments`,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'multipart/form-data; boundary=salvia-test-boundary',
      },
      payload: form.subarray(0, form.length - 40),
    })
    expect(codeOf(response)).toBe('UPLOAD_INCOMPLETE')
    expect([files(), await unsent()]).toEqual([[], []])
  })
})

test('slow files of one user keep no other user waiting, and are taken when they have come', async () => {
  const form = multipart('a.pdf', Buffer.from(samplePdf()))
  const half = form.length / 2
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  const slowly = () =>
    app.app.inject({
      method: 'POST',
      url: `/api/orders/${OWN}/attachments`,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'multipart/form-data; boundary=salvia-test-boundary',
      },
      payload: Readable.from(
        (async function* () {
          yield form.subarray(0, half)
          await released
          yield form.subarray(half)
        })(),
      ),
    })
  const slow = Array.from({ length: 4 }, slowly)
  const chef = callerOf(await app.signIn('chef@demo.example'))
  answer(await chef.attach({ bytes: Buffer.from(samplePdf()), name: 'b.pdf', clientNumber: OWN }))
  expect(await unsent()).toEqual([])
  release()
  expect((await Promise.all(slow)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
  expect(await unsent()).toHaveLength(4)
})

describe('the name of a file', () => {
  test.each([
    ['mapp\\..\\Underlag å.pdf', 'Underlag å.pdf'],
    ['../../../etc/passwd', 'passwd.pdf'],
    ['fak\u202efdp.exe', 'fakfdp.exe.pdf'],
    ['CON.pdf', '_CON.pdf'],
    ['start.bat', 'start.bat.pdf'],
  ])('%j is kept as %j', async (sent, kept) => {
    expect(answer<Attachment>(await attach(samplePdf(), sent)).name).toBe(kept)
  })

  test('that is over-long keeps its ending, and identity numbers in it are masked', async () => {
    const long = answer<Attachment>(await attach(samplePdf(), `${'å'.repeat(300)}.pdf`)).name
    expect(Buffer.byteLength(long)).toBeLessThanOrEqual(255)
    expect(long).toMatch(/å\.pdf$/)
    const masked = answer<Attachment>(await attach(samplePdf(), 'Intyg 19900118-2394.pdf')).name
    expect(masked).not.toContain('2394')
  })
})

describe('an unsent file', () => {
  test('is seen and removed by its uploader alone, with its bytes', async () => {
    const { id } = answer<Attachment>(await attach(samplePdf(), 'a.pdf'))
    expect(await unsent()).toEqual([
      {
        ...{ id, name: 'a.pdf', bytes: samplePdf().length, type: 'pdf', state: 'unscanned' },
        ...{ attachedAt: TEST_NOW, links: [] },
      },
    ])
    const other = await app.signIn('chef@demo.example')
    expect(await unsent(other)).toEqual([])
    expect((await remove(id, other)).statusCode).toBe(204)
    expect(await unsent()).toHaveLength(1)
    expect((await remove(id)).statusCode).toBe(204)
    expect((await remove(id)).statusCode).toBe(204)
    expect([files(), await unsent()]).toEqual([[], []])
  })

  test('of another customer or of the back office is not seen here', async () => {
    const worker = await app.signIn('handlaggare@demo.example')
    const office = fileCaller(app, worker, () => 'order-cases/attachments')
    answer(await office.attach({ bytes: Buffer.from(samplePdf()), name: 'a.pdf', clientNumber: OWN }))
    const path = 'order-cases/attachments'
    expect(answer<{ items: unknown[] }>(await app.call('GET', path, { token: worker })).items).toHaveLength(1)
    answer(await attach(samplePdf(), 'b.pdf'))
    const elsewhere = await app.call('GET', 'orders/10402/attachments', { token })
    expect(answer<{ items: unknown[] }>(elsewhere).items).toEqual([])
  })

  test('sent again with its key is there once', async () => {
    const headers = { 'idempotency-key': 'the-same-attachment' }
    const first = answer<Attachment>(await attach(samplePdf(), 'a.pdf', headers))
    expect(answer(await attach(samplePdf(), 'a.pdf', headers))).toEqual(first)
    expect(await unsent()).toHaveLength(1)
  })

  test('takes one of 30 places, of which two files at once cannot both take the last', async () => {
    for (let taken = 1; taken < UNSENT_ATTACHMENTS_MAX; taken += 1) answer(await attach(samplePdf(), 'a.pdf'))
    const last = await Promise.all([attach(samplePdf(), 'b.pdf'), attach(samplePdf(), 'c.pdf')])
    expect(last.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect(codeOf(await attach(samplePdf(), 'd.pdf'))).toBe('TOO_MANY_UNSENT_ATTACHMENTS')
    expect(files()).toHaveLength(UNSENT_ATTACHMENTS_MAX)
  })

  test('is deleted with its bytes after a day, and not before', async () => {
    const { id } = answer<Attachment>(await attach(samplePdf(), 'a.pdf'))
    const sweepAfter = async (seconds: number) => {
      app.clock.set(addElapsed(TEST_NOW, { hours: UNSENT_ATTACHMENT_HOURS, seconds }))
      await sweepAttachments(app.services)
      app.clock.set(TEST_NOW)
    }
    await sweepAfter(0)
    expect(files()).toHaveLength(1)
    await sweepAfter(1)
    expect([files(), await findAttachment(app.services.db, id)]).toEqual([[], undefined])
  })

  test('whose bytes cannot be stored leaves no row', async () => {
    const broken = await openTestApp()
    const sender = fileCaller(
      broken,
      await broken.signIn('hr@demo.example'),
      () => `orders/${OWN}/attachments`,
    )
    rmSync(join(broken.folder, 'files'), { recursive: true })
    const response = await sender.attach({ bytes: Buffer.from(samplePdf()), clientNumber: OWN })
    expect(codeOf(response)).toBe('ATTACH_FAILED')
    expect(broken.log.join('')).toContain('attachment-not-stored')
    const { rows } = await broken.services.db.execute(sql`select id from attachments where sent_at is null`)
    expect(rows).toEqual([])
    await broken.close()
  })
})
