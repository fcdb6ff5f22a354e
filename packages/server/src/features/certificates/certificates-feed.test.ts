import type { FeedLine } from '@salvia/core/feeds'
import { isoDate } from '@salvia/core/primitives'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { providerToken, sendLines } from '../../testing/feed-calls.ts'
import { openTestApp, type TestApp } from '../../testing/index.ts'
import { employeesOf } from '../../testing/test.store.ts'
import { entriesOf, setEntries } from '../../testing/test-certificates.store.ts'

const COMPANY = '10401'
let salvia: TestApp
let token: string
let version = 0
let people: { id: string; pid: string }[]
beforeAll(async () => {
  salvia = await openTestApp()
  token = await providerToken(salvia, ['certificates'])
  people = await employeesOf(salvia.services.db, COMPANY)
})
afterAll(() => salvia.close())
beforeEach(() => setEntries(salvia.services.db, []))

const person = (at: number) => people[at] ?? expect.fail('too few employees')

function issued(id: string, change: object = {}) {
  const data = {
    clientNumber: COMPANY,
    pid: person(0).pid,
    check: 'silica',
    issued: '2026-03-02',
    end: '2029-03-02',
  }
  return { id, version: ++version, op: 'put', data: { ...data, ...change } }
}
const withdrawn = (id: string) => ({ id, version: ++version, op: 'delete' }) satisfies FeedLine<never>

async function send(...lines: readonly object[]): Promise<{ status: number; body: { errors?: object[] } }> {
  const response = await sendLines(salvia, 'feeds/certificates', {
    token,
    lines: lines.map(line => JSON.stringify(line)),
  })
  return { status: response.statusCode, body: response.json() }
}

const stored = (at = 0) => entriesOf(salvia.services.db, person(at).id)

describe('a certificate of the journal', () => {
  test('is issued, and corrected under the same id', async () => {
    expect((await send(issued('a', { limitation: 'Inte i gruvan.' }))).status).toBe(200)
    const [first] = await stored()
    expect(first).toMatchObject({
      ...{ medicalCheck: 'silica', origin: 'journal', issuedOn: '2026-03-02', startsOn: '2026-03-02' },
      ...{ endsOn: '2029-03-02', limitation: 'Inte i gruvan.', recommendedNext: null, supersededFrom: null },
    })
    await send(issued('a', { start: '2026-03-09', end: '2028-03-02', recommendedNext: '2027-09-01' }))
    expect(await stored()).toMatchObject([
      ...[{ id: first?.id, startsOn: '2026-03-09', endsOn: '2028-03-02', limitation: null }],
    ])
  })

  test('is moved to somebody else and to another check', async () => {
    await send(issued('a'))
    await send(issued('a', { pid: person(1).pid, check: 'diving' }))
    expect(await stored(0)).toEqual([])
    expect(await stored(1)).toMatchObject([{ medicalCheck: 'diving' }])
  })

  test('is withdrawn', async () => {
    await send(issued('a'), issued('b', { check: 'lead' }))
    await send(withdrawn('a'), withdrawn('never-was'))
    expect(await stored()).toMatchObject([{ medicalCheck: 'lead' }])
  })

  test('takes the place of an older one of the same check from its first day, until it is withdrawn', async () => {
    const newer = { issued: '2028-12-01', start: '2028-12-15', end: '2031-12-01' }
    await send(issued('a'), issued('b', newer), issued('c', { check: 'lead' }))
    const places = async () =>
      (await stored()).flatMap(row => (row.medicalCheck === 'silica' ? [row.supersededFrom] : []))
    expect(await places()).toEqual(['2028-12-15', null])
    await send(issued('b', { ...newer, start: '2028-12-20' }))
    expect(await places()).toEqual(['2028-12-20', null])
    await send(issued('b', { ...newer, check: 'asbestos' }))
    expect(await places()).toEqual([null])
    await send(issued('b', newer))
    await send(withdrawn('b'))
    expect(await places()).toEqual([null])
  })

  test('takes the place of a monitoring that ends before it', async () => {
    const monitoring = { employeeId: person(0).id, medicalCheck: 'silica', origin: 'monitoring' } as const
    await setEntries(salvia.services.db, [
      { ...monitoring, startsOn: isoDate(2025, 1, 1), endsOn: isoDate(2027, 1, 1) },
      { ...monitoring, startsOn: isoDate(2025, 1, 2), endsOn: isoDate(2030, 1, 1) },
    ])
    await send(issued('a'))
    expect((await stored()).map(row => row.supersededFrom)).toEqual(['2026-03-02', null, null])
  })
})

describe('a line is refused', () => {
  test.each([
    ['of an unknown customer', { clientNumber: '99999' }, 'FEED_COMPANY_UNKNOWN', 'data.clientNumber'],
    ['of somebody who is not employed there', { clientNumber: '20877' }, 'FEED_EMPLOYEE_UNKNOWN', 'data.pid'],
    ['without a last day', { end: undefined }, 'FEED_FIELD_MISSING', 'data.end'],
    ['that ends before it starts', { start: '2029-03-03' }, 'FEED_FIELD_WRONG', 'data.end'],
    ['of a check that there is not', { check: 'noise' }, 'FEED_FIELD_WRONG', 'data.check'],
    [
      'whose limitation names somebody',
      { limitation: 'Se 19811218-9876' },
      'FEED_FIELD_WRONG',
      'data.limitation',
    ],
  ])('%s', async (_, change, code, path) => {
    const { status, body } = await send(issued('a', change))
    expect(status).toBe(422)
    expect(body.errors).toMatchObject([{ id: 'a', code, path }])
    expect(await stored()).toEqual([])
  })

  test('by a token for other kinds', async () => {
    const other = await providerToken(salvia, ['clinics'])
    const response = await sendLines(salvia, 'feeds/certificates', { token: other, lines: '' })
    expect(response.json()).toMatchObject({ code: 'FEED_KIND_NOT_ALLOWED' })
  })
})
