import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { sampleDocx } from '@salvia/core/conversations/testing'
import { FEED_FILE_MAX_BYTES, FEED_FILE_UNNAMED_DAYS } from '@salvia/core/limits'
import { addElapsed } from '@salvia/core/primitives'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { transaction } from '../../db/transaction.ts'
import { providerToken, sendLines } from '../../testing/feed-calls.ts'
import { pdfOf, putFile, setFileState, sha256Of } from '../../testing/feed-files.ts'
import {
  answer,
  codeOf,
  multipart,
  onPostgres,
  openBeside,
  openTestApp,
  TEST_NOW,
  type TestApp,
} from '../../testing/index.ts'
import { auditOf, employeesOf } from '../../testing/test.store.ts'
import { entriesOf, setEntries } from '../../testing/test-certificates.store.ts'
import { findFile, holdFiles } from './feed-files.store.ts'
import { newFeedFileKey } from './file-keys.ts'
import { sweepFeedFiles } from './sweep-feed-files.ts'

const COMPANY = '10401'
let salvia: TestApp
let second: TestApp
let token: string
let person: { id: string; pid: string }
let version = 0
beforeAll(async () => {
  salvia = await openTestApp()
  second = await openBeside(salvia)
  token = await providerToken(salvia, ['certificates'])
  const [first] = await employeesOf(salvia.services.db, COMPANY)
  person = first ?? expect.fail('nobody')
  // The documents of the demo, which nothing names any more.
  await setEntries(salvia.services.db, [])
  await sweepAfter(1)
})
afterAll(async () => {
  await second.close()
  await salvia.close()
})
beforeEach(() => setEntries(salvia.services.db, []))
afterEach(async () => {
  await setEntries(salvia.services.db, [])
  await sweepAfter(1)
})

const files = () => readdirSync(join(salvia.folder, 'files')).filter(name => name.startsWith('feed-file-'))
const put = (bytes: Uint8Array, how: { name?: string; sha256?: string } = {}, on = salvia) =>
  putFile(on, { token, bytes, ...how })
/** Puts a file that is right, and answers its hash. */
const sent = async (bytes: Uint8Array, name?: string) =>
  answer<{ sha256: string }>(await put(bytes, name === undefined ? {} : { name })).sha256
const known = (sha256: string) => findFile(salvia.services.db, sha256)

/** Sweeps so many seconds after the files of the start are due. */
async function sweepAfter(seconds: number, from = TEST_NOW): Promise<void> {
  salvia.clock.set(addElapsed(from, { hours: FEED_FILE_UNNAMED_DAYS * 24, seconds }))
  await sweepFeedFiles(salvia.services)
  salvia.clock.set(TEST_NOW)
}

function issued(id: string, sha256: string | null, change: object = {}) {
  const data = {
    ...{ clientNumber: COMPANY, pid: person.pid, check: 'silica', issued: '2026-03-02', end: '2029-03-02' },
    ...(sha256 !== null && { document: { sha256, name: 'Intyg', contentType: 'application/pdf' } }),
  }
  return { id, version: ++version, op: 'put', data: { ...data, ...change } }
}
const withdrawn = (id: string) => ({ id, version: ++version, op: 'delete' })
const send = (...lines: readonly object[]) =>
  sendLines(salvia, 'feeds/certificates', { token, lines: lines.map(line => JSON.stringify(line)) })
const accepted = async (...lines: readonly object[]) => {
  const response = await send(...lines)
  expect(response.statusCode, response.body).toBe(200)
}
const named = async () =>
  (await entriesOf(salvia.services.db, person.id)).map(({ documentSha256 }) => documentSha256)

describe('a file', () => {
  test('is kept under its hash, with the type of its content, and audited without its name', async () => {
    const bytes = pdfOf('kept')
    const sha256 = sha256Of(bytes)
    expect(answer(await put(bytes, { name: 'Intyg 19811218-9876.txt' }))).toEqual({
      ...{ sha256, bytes: bytes.byteLength, type: 'pdf', state: 'unscanned' },
    })
    const [key] = files()
    const content = await salvia.services.files.open(key ?? '')
    expect(Buffer.concat((await content?.toArray()) ?? [])).toEqual(bytes)
    const [line] = await auditOf(salvia.services.db, 'feed-file-received')
    expect(line).toMatchObject({ object: sha256, details: { bytes: bytes.byteLength, type: 'pdf' } })
  })

  test('sent twice is kept once, and is of the later time', async () => {
    const bytes = pdfOf('twice')
    const sha256 = await sent(bytes)
    salvia.clock.set(addElapsed(TEST_NOW, { hours: 24 }))
    await sent(bytes)
    salvia.clock.set(TEST_NOW)
    expect(files()).toHaveLength(1)
    await sweepAfter(1)
    expect(await known(sha256)).toBeDefined()
    await sweepAfter(1, addElapsed(TEST_NOW, { hours: 24 }))
    expect([await known(sha256), files()]).toEqual([undefined, []])
  })

  test('sent to two servers at once is kept once', async () => {
    const bytes = pdfOf('two servers')
    const both = await Promise.all([put(bytes), put(bytes, {}, second), put(bytes), put(bytes, {}, second)])
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    expect(files()).toHaveLength(1)
    expect(files()).toEqual([(await known(sha256Of(bytes)))?.fileKey])
  })

  test.each([
    ['whose hash is another', pdfOf('a'), { sha256: sha256Of(pdfOf('b')) }, 'FEED_FILE_HASH_WRONG'],
    ['whose hash is in capitals', pdfOf('a'), { sha256: sha256Of(pdfOf('a')).toUpperCase() }, 'NOT_FOUND'],
    ['that is too large', Buffer.alloc(FEED_FILE_MAX_BYTES + 1, 'a'), {}, 'FEED_FILE_TOO_LARGE'],
    ['that is a program', Buffer.from('MZ\0\0program'), {}, 'ATTACHMENT_TYPE'],
    ['that is empty', Buffer.alloc(0), {}, 'ATTACHMENT_EMPTY'],
  ])('%s is refused, and nothing is left behind', async (_, bytes, how, code) => {
    const refused = await put(bytes, how)
    expect(codeOf(refused)).toBe(code)
    expect([files(), await known(sha256Of(bytes))]).toEqual([[], undefined])
  })

  test('of just the largest size is taken', async () => {
    const text = Buffer.alloc(FEED_FILE_MAX_BYTES, 'a')
    expect(answer(await put(text, { name: 'a.txt' }))).toMatchObject({ type: 'txt' })
  })

  test('that is cut off in the middle is refused', async () => {
    const bytes = pdfOf('cut')
    const form = multipart('a.pdf', bytes)
    const response = await salvia.app.inject({
      method: 'PUT',
      url: `/api/feeds/files/${sha256Of(bytes)}`,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'multipart/form-data; boundary=salvia-test-boundary',
      },
      payload: form.subarray(0, form.length - 60),
    })
    expect(codeOf(response)).toBe('UPLOAD_INCOMPLETE')
    expect([files(), await known(sha256Of(bytes))]).toEqual([[], undefined])
  })

  test('is not taken with a token for kinds that take none, nor from a person', async () => {
    const other = await providerToken(salvia, ['clinics'])
    const bytes = pdfOf('others')
    expect(codeOf(await putFile(salvia, { token: other, bytes }))).toBe('FEED_KIND_NOT_ALLOWED')
    const hr = await salvia.signIn('hr@demo.example')
    expect(codeOf(await putFile(salvia, { token: hr, bytes }))).toBe('NOT_FOUND')
    expect(files()).toEqual([])
  })
})

describe('a line', () => {
  test('names a file, by a name without identity numbers', async () => {
    const sha256 = await sent(pdfOf('named'))
    const document = { sha256, name: '../Intyg 19811218-9876', contentType: 'application/pdf' }
    await accepted(issued('a', null, { document }))
    const [entry] = await entriesOf(salvia.services.db, person.id)
    expect(entry?.documentSha256).toBe(sha256)
    expect(entry?.documentName).toMatch(/^[^/]*Intyg.*\.pdf$/)
    expect(entry?.documentName).not.toContain('9876')
  })

  test('that names a file which is not there is refused, and taken once it is', async () => {
    const bytes = pdfOf('later')
    const line = issued('a', sha256Of(bytes))
    const refused = await send(line)
    expect(refused.json<{ errors: object[] }>().errors).toMatchObject([
      { id: 'a', code: 'FEED_FILE_UNKNOWN', path: 'data.document.sha256' },
    ])
    expect(await named()).toEqual([])
    const sha256 = await sent(bytes)
    await accepted(line)
    expect(await named()).toEqual([sha256])
  })

  test('that names a file of another type than a PDF is refused, whatever it is called', async () => {
    const sha256 = await sent(sampleDocx(), 'intyg.pdf')
    const refused = await send(issued('a', sha256))
    expect(refused.json<{ errors: object[] }>().errors).toMatchObject([{ code: 'FEED_FILE_TYPE' }])
  })

  test('names one that still waits for its scan, and is refused one that was infected', async () => {
    const sha256 = await sent(pdfOf('scanned'))
    await setFileState(salvia.services.db, sha256, 'waiting')
    await accepted(issued('a', sha256))
    await setFileState(salvia.services.db, sha256, 'infected')
    const refused = await send(issued('b', sha256))
    expect(refused.json<{ errors: object[] }>().errors).toMatchObject([{ code: 'FEED_FILE_INFECTED' }])
  })

  test('that is older than what is here names what it likes: it changes nothing', async () => {
    const line = issued('a', sha256Of(pdfOf('never sent')))
    await accepted(issued('a', null))
    await accepted(line)
    expect(await named()).toEqual([null])
  })
})

describe('a file that no line names', () => {
  test('is deleted after 7 days, and not before', async () => {
    const sha256 = await sent(pdfOf('unnamed'))
    await sweepAfter(0)
    expect(await known(sha256)).toBeDefined()
    await sweepAfter(1)
    expect([await known(sha256), files()]).toEqual([undefined, []])
  })

  test('is one that a correction has replaced, and one whose certificate is withdrawn', async () => {
    const [one, other] = [await sent(pdfOf('one')), await sent(pdfOf('other'))]
    await accepted(issued('a', one), issued('b', one, { check: 'lead' }))
    await sweepAfter(1)
    expect([await known(one), await known(other)]).toMatchObject([{ sha256: one }, undefined])
    const again = await sent(pdfOf('other'))
    await accepted(issued('a', again))
    await sweepAfter(1)
    // The other certificate names it still.
    expect(await known(one)).toBeDefined()
    await accepted(withdrawn('b'))
    await sweepAfter(1)
    expect([await known(one), await known(again)]).toMatchObject([undefined, { sha256: again }])
    await accepted(issued('a', null))
    await sweepAfter(1)
    expect(files()).toEqual([])
  })

  // PGlite has one connection, on which the sweep would wait for the line.
  onPostgres(() => {
    test('stays while a line that names it is being stored', async () => {
      const sha256 = await sent(pdfOf('held'))
      await transaction(second.services.db, async tx => {
        await holdFiles(tx, [sha256])
        await sweepAfter(1)
      })
      expect(await known(sha256)).toBeDefined()
    })
  })

  test('leaves no bytes behind that an interruption has left without a row', async () => {
    await salvia.services.files.write(newFeedFileKey(), Readable.from([Buffer.from('a')]))
    await sweepAfter(1)
    expect(files()).toEqual([])
  })
})
