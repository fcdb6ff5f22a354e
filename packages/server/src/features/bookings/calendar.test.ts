import { CALENDAR_READS_PER_HOUR } from '@salvia/core/limits'
import { addElapsed, instantOf } from '@salvia/core/primitives'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { employeesWithinReach, openTestApp, TEST_NOW, type TestApp } from '../../testing/index.ts'
import {
  accountOf,
  auditOf,
  changeAccount,
  changeEmployee,
  removeRoles,
  setFeatures,
} from '../../testing/test.store.ts'
import { addBooking, changeBooking, type TestBooking } from '../../testing/test-bookings.store.ts'

const COMPANY = '10401'
let salvia: TestApp
let token: string
let employeeId: string
let booked: Awaited<ReturnType<typeof addBooking>>
const book = (given: Partial<TestBooking>) =>
  addBooking(salvia.services.db, { employeeId, startsAt: instantOf('2026-12-01T12:30:00Z'), ...given })
beforeAll(async () => {
  salvia = await openTestApp({ settings: { publicUrl: 'https://portal.example' } })
  token = await salvia.signIn('chef@demo.example')
  employeeId = (await employeesWithinReach(salvia, token))[0] ?? expect.fail('nobody within reach')
  await changeEmployee(salvia.services.db, employeeId, { firstName: 'Åsa', lastName: 'Öberg' })
  booked = await book({ subject: 'Sömnbesvär' })
})
afterAll(() => salvia.close())
beforeEach(() => salvia.clock.set(TEST_NOW))

const unfolded = (text: string) => text.replaceAll('\r\n ', '')
const file = (query = '', id = booked.id) =>
  salvia.call('GET', `bookings/${COMPANY}/${id}/calendar${query}`, { token })
const eventOf = (text: string, id: string) =>
  unfolded(text)
    .split('BEGIN:VEVENT')
    .find(event => event.includes(`UID:${id}`))

describe('the file of one booking', () => {
  test('tells when, and where more is told; neither whom it is for nor what it is', async () => {
    const response = await file()
    expect(response.headers['content-type']).toBe('text/calendar; charset=utf-8; method=PUBLISH')
    expect(response.headers['content-disposition']).toContain('tidsbokning.ics')
    const text = unfolded(response.body)
    expect(text).toContain('METHOD:PUBLISH\r\n')
    expect(text).toContain(
      `UID:${booked.id}\r\nSEQUENCE:0\r\nDTSTAMP:20261101T123000Z\r\nDTSTART:20261201T123000Z\r\nDTEND:20261201T131500Z`,
    )
    expect(text).toContain('SUMMARY:Tidsbokning\r\n')
    expect(text).toContain(`URL:https://portal.example/tidsbokningar/detaljer/${booked.id}`)
    expect(text).not.toMatch(/Åsa|Öberg|Ergonom|Provgatan|Sömn|Eva/)
  })

  test('names them where that is asked for, and still not what it is about', async () => {
    const text = unfolded((await file('?detailed=true')).body)
    expect(text).toContain('SUMMARY:Ergonombesök: Åsa Öberg\r\n')
    expect(text).toContain('LOCATION:Provgatan 1\\, Provstad\r\n')
    expect(text).not.toContain('Sömn')
  })

  test('of a protected identity names nobody, whatever is asked for', async () => {
    const { db } = salvia.services
    await changeEmployee(db, employeeId, { protectedIdentity: true })
    const text = unfolded((await file('?detailed=true')).body)
    await changeEmployee(db, employeeId, { protectedIdentity: false })
    expect(text).toContain('SUMMARY:Tidsbokning\r\n')
    expect(text).not.toMatch(/Åsa|Öberg|Ergonom|Provgatan/)
  })

  test('in English for who reads English', async () => {
    await changeAccount(salvia.services.db, 'chef@demo.example', { locale: 'en' })
    const response = await file()
    await changeAccount(salvia.services.db, 'chef@demo.example', { locale: 'sv' })
    expect(response.body).toContain('SUMMARY:Booking\r\n')
    expect(response.headers['content-disposition']).toContain('booking.ics')
  })

  test('keeps its UID when the booking moves, with a higher SEQUENCE, and tells of a cancellation', async () => {
    const { id } = await book({})
    await changeBooking(salvia.services.db, id, {
      version: 3,
      startsAt: instantOf('2027-03-28T00:30:00Z'),
      endsAt: instantOf('2027-03-28T01:15:00Z'),
    })
    const moved = (await file('', id)).body
    expect(moved).toContain(`UID:${id}\r\nSEQUENCE:2`)
    expect(moved).toContain('DTSTART:20270328T003000Z\r\nDTEND:20270328T011500Z\r\nSTATUS:CONFIRMED')
    await changeBooking(salvia.services.db, id, { cancelledAt: TEST_NOW, cancellationSource: 'app' })
    const cancelled = (await file('', id)).body
    expect(cancelled).toContain('STATUS:CANCELLED')
    expect(cancelled).toContain('SUMMARY:Avbokad: Tidsbokning')
  })

  test('of somebody out of reach does not exist', async () => {
    const other = await salvia.signIn('bestallare@demo.example')
    const response = await salvia.call('GET', `bookings/${COMPANY}/${booked.id}/calendar`, { token: other })
    expect(response.json()).toMatchObject({ code: 'BOOKING_NOT_FOUND' })
  })
})

describe('the address of a calendar', () => {
  const calls = `booking-calendars/${COMPANY}`
  const create = async (isDetailed = false, by = token) => {
    const response = await salvia.call('POST', calls, { token: by, body: { isDetailed } })
    return new URL(response.json<{ address: string }>().address).pathname
  }
  const read = (path: string, headers: Record<string, string> = {}) =>
    salvia.app.inject({ method: 'GET', url: path, headers })
  const gone = async (path: string) => {
    const { traceId: _, ...body } = (await read(path)).json<{ traceId: string }>()
    return body
  }

  test('is told once, works without signing in, and shows what its owner may see', async () => {
    expect((await salvia.call('GET', calls, { token })).json()).toEqual({ feed: null })
    const response = await salvia.call('POST', calls, { token, body: {} })
    const { address, feed } = response.json<{ address: string; feed: object }>()
    expect(address).toMatch(/^https:\/\/portal\.example\/calendar\/[\w-]{43}\.ics$/)
    expect((await salvia.call('GET', calls, { token })).json()).toEqual({ feed })
    expect(feed).toEqual({ createdAt: TEST_NOW, isDetailed: false })
    const calendar = await read(new URL(address).pathname)
    expect(calendar.headers['cache-control']).toBe('private, no-cache')
    expect(eventOf(calendar.body, booked.id)).toContain('SUMMARY:Tidsbokning')
    expect(calendar.body).not.toMatch(/Åsa|Ergonom|Provgatan/)
    const own = await accountOf(salvia.services.db, 'chef@demo.example')
    const [employee] = await employeesWithinReach(salvia, token, { context: 'excluded' })
    const shut = await book({ employeeId: employee ?? expect.fail('nobody is shut') })
    expect(eventOf((await read(new URL(address).pathname)).body, shut.id)).toBeUndefined()
    const secret = new URL(address).pathname.slice('/calendar/'.length, -'.ics'.length)
    const rows = await salvia.database.boss.executeSql('select * from calendar_feeds')
    expect(JSON.stringify(rows)).not.toContain(secret)
    expect(salvia.log.join('')).not.toContain(secret)
    expect(salvia.log.join('')).toContain('/calendar/…')
    const kept = await auditOf(salvia.services.db, 'booking-calendar-read')
    expect(kept.at(-1)).toMatchObject({ actor: own.id, clientNumber: COMPANY })
  })

  test('holds what is to come and the last 30 days, cancelled ones too', async () => {
    const path = await create(true)
    // Thirty days on the Stockholm calendar, over the change to winter time.
    const old = await book({ startsAt: instantOf('2026-10-24T07:59:00Z') })
    const recent = await book({ startsAt: instantOf('2026-10-24T08:00:00Z') })
    const off = await book({ cancelledAt: TEST_NOW, cancellationSource: 'portal', version: 2 })
    const { body } = await read(path)
    expect(eventOf(body, old.id)).toBeUndefined()
    expect(eventOf(body, recent.id)).toContain('SUMMARY:Ergonombesök: Åsa Öberg')
    expect(eventOf(body, off.id)).toMatch(/SEQUENCE:1\r[\s\S]*STATUS:CANCELLED/)
  })

  test('answers nothing anew to who has it already', async () => {
    const path = await create()
    const { etag } = (await read(path)).headers
    const before = (await auditOf(salvia.services.db, 'booking-calendar-read')).length
    const again = await read(path, { 'if-none-match': `W/${etag}` })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect(await auditOf(salvia.services.db, 'booking-calendar-read')).toHaveLength(before)
    await book({})
    expect((await read(path, { 'if-none-match': String(etag) })).statusCode).toBe(200)
  })

  describe('keeps who was looked at, in lines that are no more than what changed', () => {
    const kept = async () =>
      (await auditOf(salvia.services.db, 'booking-calendar-read')).map(({ details }) => details)
    /** Reads the calendar and returns the audit lines of that reading. */
    const linesOf = async (path: string) => {
      const before = (await kept()).length
      expect((await read(path)).statusCode).toBe(200)
      return (await kept()).slice(before)
    }
    test('the first reading tells everyone, each later one who came and who went', async () => {
      const path = await create()
      const [first] = await linesOf(path)
      const everyone = first?.added as string[]
      expect(first).toMatchObject({ detailed: false, employees: everyone.length, removed: [] })
      expect(everyone).toContain(employeeId)
      const { db } = salvia.services
      const [left = ''] = everyone.filter(id => id !== employeeId)
      await changeEmployee(db, left, { endedAt: TEST_NOW })
      expect(await linesOf(path)).toMatchObject([
        { employees: everyone.length - 1, added: [], removed: [left] },
      ])
      await changeEmployee(db, left, { endedAt: null })
      expect(await linesOf(path)).toMatchObject([{ employees: everyone.length, added: [left], removed: [] }])
    })

    test('a program that asks again, and other bookings of the same people, leave nothing', async () => {
      const path = await create()
      await linesOf(path)
      for (let asked = 0; asked < 5; asked += 1) expect(await linesOf(path)).toEqual([])
      await book({})
      expect(await linesOf(path)).toEqual([])
    })

    test('a new date in Stockholm leaves one line, without anybody in it', async () => {
      const path = await create()
      // 23:59 in Stockholm, and midnight.
      salvia.clock.set(instantOf('2026-11-22T22:59:00Z'))
      await linesOf(path)
      expect(await linesOf(path)).toEqual([])
      salvia.clock.set(instantOf('2026-11-22T23:00:00Z'))
      const lines = await linesOf(path)
      salvia.clock.set(TEST_NOW)
      expect(lines).toMatchObject([{ added: [], removed: [] }])
    })

    test('two readings at the same moment are one line, and an address made anew begins anew', async () => {
      const path = await create()
      const before = (await kept()).length
      await Promise.all([read(path), read(path), read(path)])
      const lines = (await kept()).slice(before)
      expect(lines).toHaveLength(1)
      expect((await linesOf(await create()))[0]).toEqual(lines[0])
    })
  })

  test('unknown, replaced and revoked ones are answered alike', async () => {
    const first = await create()
    const second = await create()
    const unknown = await gone(`/calendar/${'x'.repeat(43)}.ics`)
    expect(unknown).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect(await gone(first)).toEqual(unknown)
    expect((await read(second)).statusCode).toBe(200)
    expect((await salvia.call('DELETE', calls, { token })).statusCode).toBe(204)
    expect(await gone(second)).toEqual(unknown)
    expect(await gone('/calendar/x')).toEqual(unknown)
    expect((await salvia.call('DELETE', calls, { token })).statusCode).toBe(204)
    expect((await salvia.call('GET', calls, { token })).json()).toEqual({ feed: null })
  })

  test('ends with the feature, and with the account of its owner', async () => {
    const path = await create()
    const { db } = salvia.services
    await setFeatures(db, COMPANY, ['coworkers'])
    expect((await read(path)).statusCode).toBe(404)
    await setFeatures(db, COMPANY, null)
    expect((await read(path)).statusCode).toBe(200)
    await changeAccount(db, 'chef@demo.example', { state: 'closed' })
    expect((await read(path)).statusCode).toBe(404)
    await changeAccount(db, 'chef@demo.example', { state: 'active' })
    expect((await read(path)).statusCode).toBe(200)
  })

  test('follows the roles of its owner, and ends with the right to sign in', async () => {
    const { db } = salvia.services
    const orderer = await salvia.signIn('bestallare@demo.example')
    const reports = await employeesWithinReach(salvia, orderer, { context: 'managed' })
    const ordered = await employeesWithinReach(salvia, orderer)
    const other = ordered.find(id => !reports.includes(id)) ?? expect.fail('only direct reports')
    const { id } = await book({ employeeId: other })
    const path = await create(false, orderer)
    expect(eventOf((await read(path)).body, id)).toBeDefined()
    await removeRoles(db, 'bestallare@demo.example')
    expect(eventOf((await read(path)).body, id)).toBeUndefined()
    // The manager is recognised by an employment of the same person.
    await changeAccount(db, 'bestallare@demo.example', { pid: null })
    expect((await read(path)).statusCode).toBe(404)
  })

  test('is read no more often than a calendar program needs to', async () => {
    salvia.clock.set(addElapsed(TEST_NOW, { minutes: 2 }))
    const path = await create()
    expect((await read(path)).statusCode).toBe(200)
    await salvia.database.boss.executeSql(
      `update rate_limits set count = $1 where "limit" = 'calendar-reads' and window_start =
        (select max(window_start) from rate_limits where "limit" = 'calendar-reads')`,
      [CALENDAR_READS_PER_HOUR - 1],
    )
    expect((await read(path)).statusCode).toBe(200)
    const response = await read(path)
    expect([response.statusCode, response.json().code]).toEqual([429, 'TOO_MANY_REQUESTS'])
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
    salvia.clock.set(addElapsed(TEST_NOW, { hours: 1, minutes: 2 }))
    expect((await read(path)).statusCode).toBe(200)
  })
})
