import { Readable } from 'node:stream'
import type { FeedAnswer } from '@salvia/core/feed-catalogue'
import type { FeedStatus } from '@salvia/core/feeds'
import { FEED_BATCH_MAX_BYTES, FEED_BATCH_MAX_LINES, FEED_ERRORS_TOLD } from '@salvia/core/limits'
import { addElapsed } from '@salvia/core/primitives'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { clinicLine, providerToken, sendLines } from '../../testing/feed-calls.ts'
import { answer, codeOf, openTestApp, TEST_NOW, type TestApp } from '../../testing/index.ts'
import { auditOf } from '../../testing/test.store.ts'
import { allClinics } from '../services/clinics.store.ts'

let salvia: TestApp
let token: string
beforeAll(async () => {
  salvia = await openTestApp()
  token = await providerToken(salvia)
})
afterAll(() => salvia.close())

/** Each test has ids of its own. */
let prefix = 0
beforeEach(() => {
  prefix += 1
})
const own = (id: string) => `${prefix}-${id}`
const line = (id: string, version: number, how?: Parameters<typeof clinicLine>[2]) =>
  clinicLine(own(id), version, how)

const send = (lines: Parameters<typeof sendLines>[2]['lines'], query = '') =>
  sendLines(salvia, `feeds/clinics${query}`, { token, lines })
const accepted = async (...sent: Parameters<typeof send>) => {
  const response = await send(...sent)
  expect(response.statusCode, response.body).toBe(200)
  return answer<FeedAnswer>(response)
}
const refused = async (...sent: Parameters<typeof send>) => {
  const response = await send(...sent)
  expect(response.statusCode, response.body).toBe(422)
  return response.json<{ code: string; data: { refused: number }; errors: FeedAnswer['errors'] }>()
}
/** The clinics of this test, as `id city`. */
const there = async () => {
  const clinics = await allClinics(salvia.services.db)
  return clinics
    .filter(({ id }) => id.startsWith(`${prefix}-`))
    .map(({ id, city }) => `${id.slice(`${prefix}-`.length)} ${city}`)
    .sort()
}
const status = async () => answer<FeedStatus>(await salvia.call('GET', 'feeds/clinics', { token }))

describe('a batch', () => {
  test('puts and deletes', async () => {
    expect(await accepted([line('a', 1), line('b', 1)])).toEqual({
      ...{ put: 2, deleted: 0, stale: 0, refused: 0 },
      errors: [],
    })
    expect(await accepted([line('a', 2, { city: 'Bro' }), line('b', 2, { op: 'delete' })])).toMatchObject({
      put: 1,
      deleted: 1,
    })
    expect(await there()).toEqual(['a Bro'])
  })

  test('sent again changes nothing and is stale', async () => {
    const batch = [line('a', 3), line('b', 3, { op: 'delete' })]
    await accepted(batch)
    expect(await accepted(batch)).toMatchObject({ put: 0, deleted: 0, stale: 2 })
  })

  test('that a newer one has overtaken changes nothing, and a deleted object stays deleted', async () => {
    await accepted([line('a', 5, { city: 'Ny' }), line('b', 5, { op: 'delete' })])
    expect(await accepted([line('a', 4), line('b', 4)])).toMatchObject({ put: 0, stale: 2 })
    expect(await there()).toEqual(['a Ny'])
  })

  test('with one id several times applies the highest version; of equal ones the first', async () => {
    const batch = [line('a', 2, { city: 'Två' }), line('a', 3, { city: 'Tre' }), line('a', 3), line('a', 1)]
    expect(await accepted(batch)).toMatchObject({ put: 1, stale: 3 })
    expect(await there()).toEqual(['a Tre'])
  })

  test('of nothing is accepted, so that a system can tell that nothing has changed', async () => {
    expect(await accepted('')).toMatchObject({ put: 0, deleted: 0, stale: 0, refused: 0 })
    expect((await status()).lastBatch).toMatchObject({ at: TEST_NOW, put: 0 })
  })

  test('takes a byte order mark, carriage returns, empty lines and a last line without end', async () => {
    expect(await accepted(`\u{feff}${line('a', 1)}\r\n\r\n \n${line('b', 1)}`)).toMatchObject({ put: 2 })
  })

  test('arrives in pieces of any size', async () => {
    const bytes = Buffer.from(`${line('å', 1).replace('Ås', 'Åre')}\n${line('b', 1)}\n`)
    // The id is ASCII, so this line is wrong, and the text after it is still read as UTF-8.
    const pieces = Readable.from([...bytes].map(byte => Buffer.from([byte])))
    const { errors } = await accepted(pieces, '?partial=true')
    expect(errors).toEqual([{ line: 1, id: null, path: 'id', code: 'FEED_FIELD_WRONG' }])
    expect(await there()).toEqual(['b Ås'])
  })

  test('of the most lines is accepted, one line more is refused', async () => {
    const most = Array.from({ length: FEED_BATCH_MAX_LINES }, (_, at) => line(`m${at}`, 1))
    expect(await accepted(most)).toMatchObject({ put: FEED_BATCH_MAX_LINES })
    const response = await send([...most, line('over', 1)])
    expect(codeOf(response)).toBe('FEED_TOO_MANY_LINES')
    const gone = most.map((_, at) => line(`m${at}`, 2, { op: 'delete' }))
    expect(await accepted(gone)).toMatchObject({ deleted: FEED_BATCH_MAX_LINES })
  })

  test('of the most bytes is accepted, one byte more is refused', async () => {
    const blank = Buffer.alloc(FEED_BATCH_MAX_BYTES, '\n')
    expect(await accepted(blank)).toMatchObject({ put: 0 })
    expect(codeOf(await send(Buffer.concat([blank, Buffer.from('\n')])))).toBe('FEED_TOO_LARGE')
  })

  test('whose body ends midway changes nothing', async () => {
    const cut = Readable.from(
      (async function* () {
        yield Buffer.from(`${line('a', 1)}\n`)
        throw new Error('The connection broke.')
      })(),
    )
    await expect(send(cut)).rejects.toThrow('The connection broke.')
    expect(await there()).toEqual([])
  })
})

describe('a batch with wrong lines', () => {
  const wrong = () => [line('a', 1), '{"id":"x"', line('b', -1), line('c', 1)]
  const errors = () => [
    { line: 2, id: null, path: '', code: 'FEED_LINE_NOT_JSON' },
    { line: 3, id: own('b'), path: 'version', code: 'FEED_FIELD_WRONG' },
  ]

  test('leaves everything as it was and tells each line', async () => {
    expect(await refused(wrong())).toMatchObject({
      code: 'FEED_REFUSED',
      data: { refused: 2 },
      errors: errors(),
    })
    expect(await there()).toEqual([])
  })

  test('is applied in part where that is asked for', async () => {
    expect(await accepted(wrong(), '?partial=true')).toEqual({
      ...{ put: 2, deleted: 0, stale: 0, refused: 2 },
      errors: errors(),
    })
    expect(await there()).toEqual(['a Ås', 'c Ås'])
  })

  test('counts them all and tells the first ones', async () => {
    const many = Array.from({ length: FEED_ERRORS_TOLD + 1 }, () => '-')
    const problem = await refused(many)
    expect(problem.data.refused).toBe(FEED_ERRORS_TOLD + 1)
    expect(problem.errors).toHaveLength(FEED_ERRORS_TOLD)
    expect(problem.errors.at(-1)).toMatchObject({ line: FEED_ERRORS_TOLD })
  })

  test('is told as the last refused one, beside the last accepted one', async () => {
    await accepted([line('a', 1)])
    salvia.clock.set(addElapsed(TEST_NOW, { minutes: 1 }))
    await refused(wrong())
    salvia.clock.set(TEST_NOW)
    expect(await status()).toMatchObject({
      lastBatch: { at: TEST_NOW, put: 1 },
      lastRefused: { at: addElapsed(TEST_NOW, { minutes: 1 }), refused: 2 },
    })
  })
})

describe('a line that points to what is not there', () => {
  const agreement = (id: string, version: number, service: string) => {
    const data = { current: { services: [service], from: '2026-01-01' }, upcoming: null }
    return JSON.stringify({ id, version, op: 'put', data })
  }
  const sendAgreements = (lines: string[], query = '') =>
    sendLines(salvia, `feeds/agreements${query}`, { token, lines })

  test('is refused with the field, and accepted later in the same version', async () => {
    const response = await sendAgreements([agreement('10402', 7, 'helt-ny')])
    expect(response.statusCode).toBe(422)
    expect(response.json()).toMatchObject({
      errors: [{ line: 1, id: '10402', path: 'data.current.services.0', code: 'FEED_SERVICE_UNKNOWN' }],
    })
    const data = {
      ...{ name: { sv: 'Ny' }, category: { sv: 'Nya' }, description: { sv: '' }, subCategories: [] },
      ...{ order: 'portal', urgent: false, for: ['person'], place: 'none' },
    }
    const service = JSON.stringify({ id: 'helt-ny', version: 1, op: 'put', data })
    expect((await sendLines(salvia, 'feeds/services', { token, lines: service })).statusCode).toBe(200)
    const again = await sendAgreements([agreement('10402', 7, 'helt-ny')])
    expect(answer(again)).toMatchObject({ put: 1, stale: 0 })
  })

  test('does not keep the others out of a partial batch', async () => {
    const lines = [agreement('99999', 1, 'helt-ny'), agreement('10402', 8, 'helt-ny')]
    expect(answer(await sendAgreements(lines, '?partial=true'))).toMatchObject({
      ...{ put: 1, refused: 1 },
      errors: [{ line: 1, id: '99999', path: 'id', code: 'FEED_COMPANY_UNKNOWN' }],
    })
  })
})

describe('the status of a kind', () => {
  test('tells objects, latest version and last batch', async () => {
    const before = await status()
    await accepted([line('a', 900), line('b', 901), line('c', 5)])
    await accepted([line('b', 902, { op: 'delete' }), line('a', 1)])
    expect(await status()).toMatchObject({
      kind: 'clinics',
      objects: before.objects + 2,
      latestVersion: 902,
      lastBatch: {
        at: TEST_NOW,
        put: 0,
        deleted: 1,
        stale: 1,
        refused: 0,
        hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    })
  })

  test('is told of the kinds of the token alone', async () => {
    const narrow = await providerToken(salvia, ['services'])
    const list = answer<{ items: FeedStatus[] }>(await salvia.call('GET', 'feeds', { token: narrow }))
    expect(list.items.map(({ kind }) => kind)).toEqual(['services'])
    expect(codeOf(await salvia.call('GET', 'feeds/clinics', { token: narrow }))).toBe('FEED_KIND_NOT_ALLOWED')
    const lines = line('a', 1)
    expect(codeOf(await sendLines(salvia, 'feeds/clinics', { token: narrow, lines }))).toBe(
      'FEED_KIND_NOT_ALLOWED',
    )
  })

  test('a kind that does not exist is not found', async () => {
    expect(codeOf(await salvia.call('GET', 'feeds/nothing', { token }))).toBe('NOT_FOUND')
  })
})

describe('what is no lines', () => {
  test.each([
    ['another content type', { 'content-type': 'application/json' }],
    ['no content type', { 'content-type': '' }],
    ['compressed lines', { 'content-encoding': 'gzip' }],
  ])('%s', async (_, headers) => {
    const response = await sendLines(salvia, 'feeds/clinics', { token, lines: line('a', 1), headers })
    expect(codeOf(response)).toBe('FEED_NOT_LINES')
  })
})

test('each batch is one line in the audit: who, kind, counts, hash', async () => {
  await accepted([line('a', 1), line('a', 2)])
  await refused('-')
  const { db } = salvia.services
  expect((await auditOf(db, 'feed-received')).at(-1)).toMatchObject({
    ...{ object: 'clinics', actor: expect.any(String), clientNumber: null },
    details: { put: 1, deleted: 0, stale: 1, refused: 0, hash: expect.any(String) },
  })
  expect((await auditOf(db, 'feed-refused')).at(-1)).toMatchObject({
    object: 'clinics',
    details: { refused: 1, hash: expect.any(String) },
  })
})
