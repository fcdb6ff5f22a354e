import { Readable } from 'node:stream'
import type { Reconciliation } from '@salvia/core/feed-catalogue'
import { RECONCILED_LISTED } from '@salvia/core/limits'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { clinicLine, providerToken, sendLines } from '../../testing/feed-calls.ts'
import { answer, codeOf, openTestApp, type TestApp } from '../../testing/index.ts'

let salvia: TestApp
let token: string
beforeAll(async () => {
  salvia = await openTestApp()
  token = await providerToken(salvia)
})
afterAll(() => salvia.close())

/** Every test leaves two clinics and one deleted one, in known versions. */
beforeEach(async () => {
  version += 100
  const { unknown } = await reconcile([])
  const gone = unknown.map(({ id }) => clinicLine(id, version, { op: 'delete' }))
  await send(gone)
  base = version + 10
  await send([clinicLine('a', base), clinicLine('b', base), clinicLine('c', base, { op: 'delete' })])
})
let base = 0
let version = 1_000_000

const send = (lines: string[]) => sendLines(salvia, 'feeds/clinics', { token, lines })
const ask = (lines: Parameters<typeof sendLines>[2]['lines']) =>
  sendLines(salvia, 'feeds/clinics/reconciliations', { token, lines })
const listed = (id: string, version: number) => JSON.stringify({ id, version })
async function reconcile(lines: Parameters<typeof sendLines>[2]['lines']): Promise<Reconciliation> {
  return answer(await ask(lines))
}

test('lists that agree differ in nothing', async () => {
  expect(await reconcile([listed('a', base), listed('b', base)])).toEqual({
    counts: { listed: 2, missing: 0, stale: 0, newer: 0, unknown: 0 },
    ...{ missing: [], stale: [], newer: [], unknown: [] },
  })
})

test('what the portal does not have is missing, with the version of the sender', async () => {
  const { missing } = await reconcile([listed('a', base), listed('b', base), listed('new', 1)])
  expect(missing).toEqual([{ id: 'new', version: 1 }])
})

test('what the portal has in an older version is stale', async () => {
  const { stale, newer } = await reconcile([listed('a', base + 1), listed('b', base)])
  expect({ stale, newer }).toEqual({ stale: [{ id: 'a', version: base + 1 }], newer: [] })
})

test('what the portal has in a newer version is told with that version', async () => {
  const { stale, newer } = await reconcile([listed('a', base - 1), listed('b', base)])
  expect({ stale, newer }).toEqual({ stale: [], newer: [{ id: 'a', version: base }] })
})

test('what the sender does not have is unknown, a deleted object never is', async () => {
  const { unknown } = await reconcile([listed('a', base)])
  expect(unknown).toEqual([{ id: 'b', version: base }])
})

test('an object that was deleted here and is there again is missing in a higher version, else newer', async () => {
  const both = [listed('a', base), listed('b', base)]
  expect((await reconcile([...both, listed('c', base + 1)])).missing).toEqual([
    { id: 'c', version: base + 1 },
  ])
  expect((await reconcile([...both, listed('c', base)])).newer).toEqual([{ id: 'c', version: base }])
})

test('of an id that comes twice the higher version counts', async () => {
  const { counts } = await reconcile([listed('a', base), listed('a', base - 1), listed('b', base)])
  expect(counts).toMatchObject({ listed: 2, stale: 0, newer: 0 })
})

test('a wrong line refuses the list', async () => {
  const response = await ask([listed('a', 1), clinicLine('b', 1)])
  expect(response.statusCode).toBe(422)
  expect(response.json()).toMatchObject({
    code: 'FEED_REFUSED',
    errors: [
      { line: 2, id: 'b', path: 'op', code: 'FEED_FIELD_UNKNOWN' },
      { line: 2, id: 'b', path: 'data', code: 'FEED_FIELD_UNKNOWN' },
    ],
  })
})

test('all are counted, as many are told as one batch can send', async () => {
  const many = Array.from({ length: RECONCILED_LISTED + 5 }, (_, at) => `${listed(`m${at}`, 1)}\n`)
  const { counts, missing } = await reconcile(Readable.from(many.map(text => Buffer.from(text))))
  expect(counts.missing).toBe(RECONCILED_LISTED + 5)
  expect(missing).toHaveLength(RECONCILED_LISTED)
})

test('a token of another kind may not ask', async () => {
  const narrow = await providerToken(salvia, ['services'])
  const response = await sendLines(salvia, 'feeds/clinics/reconciliations', { token: narrow, lines: '' })
  expect(codeOf(response)).toBe('FEED_KIND_NOT_ALLOWED')
})
