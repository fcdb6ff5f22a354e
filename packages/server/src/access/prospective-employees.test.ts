import type { BookingDetails, BookingPage } from '@salvia/core/bookings'
import type { OrderableUnit } from '@salvia/core/companies'
import { coworkersList } from '@salvia/core/coworkers'
import { filtersOf } from '@salvia/core/lists'
import { addElapsed } from '@salvia/core/primitives'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { employeeCalls } from '../testing/employee-calls.ts'
import { openTestApp, TEST_NOW, type TestApp } from '../testing/index.ts'
import { mailsAfter } from '../testing/mail-box.ts'
import { NEW_NUMBERS, orderCalls } from '../testing/order-calls.ts'
import { accountOf, employeesOf } from '../testing/test.store.ts'
import { addBooking } from '../testing/test-bookings.store.ts'
import { prospectsOf } from '../testing/test-orders.store.ts'
import {
  deleteUnusedProspects,
  joinProspects,
  type NewProspect,
  putProspect,
} from './prospective-employees.store.ts'

const COMPANY = '10401'
const [HR, CHEF, ORDERER] = ['hr@demo.example', 'chef@demo.example', 'bestallare@demo.example']
const START = addElapsed(TEST_NOW, { hours: 24 * 10 })

let salvia: TestApp
let unit: OrderableUnit
let calls: ReturnType<typeof orderCalls>
const numbers = [...NEW_NUMBERS]
const freshNumber = () => numbers.pop() ?? expect.fail('no number is left')
beforeAll(async () => {
  salvia = await openTestApp()
  calls = orderCalls(salvia)
  unit = (await calls.units(CHEF))[0] ?? expect.fail('no unit')
})
afterAll(() => salvia.close())

const put = (more: Partial<NewProspect> = {}) =>
  putProspect(
    salvia.services.db,
    {
      ...{ clientNumber: COMPANY, pid: freshNumber(), unitId: unit.id, firstName: 'Qvintus' },
      ...{ lastName: 'Zetaberg', email: 'qvintus@foretag.example', mobilePhone: '0701740605' },
      ...{ protectedIdentity: false, ...more },
    },
    TEST_NOW,
  )
const get = async (user: string, path: string) => {
  const response = await salvia.call('GET', path, { token: await calls.tokenOf(user) })
  return { status: response.statusCode, text: response.body, body: response.json() }
}
const search = async (user: string, path: string, body: object) =>
  (await salvia.call('POST', path, { token: await calls.tokenOf(user), body })).body
const found = async (user: string, q: string) => {
  const path = `bookings/${COMPANY}?q=${encodeURIComponent(q)}&from=2020-01-01`
  return (await get(user, path)).body as BookingPage
}

describe('whoever asks for employees gets those who are employed alone', () => {
  const pid = freshNumber()

  /** What calls about employees answer, to HR and to a chef of the unit. */
  async function answers() {
    const told: Record<string, string> = {}
    for (const user of [HR, CHEF]) {
      for (const context of filtersOf(coworkersList)) {
        const body = { q: '', context }
        told[`${user} ${context}`] = await search(user, `employees/${COMPANY}/searches`, body)
      }
      for (const q of ['Zetaberg', pid, pid.slice(0, 8)]) {
        told[`${user} ${q.length}`] = await search(user, `employees/${COMPANY}/searches`, {
          q,
          context: 'all',
        })
        const explained = `employees/${COMPANY}/explanations/searches`
        told[`${user} why ${q.length}`] = await search(user, explained, { q, context: 'orderable' })
      }
      told[`${user} units`] = (await get(user, `units/${COMPANY}`)).text
      const csv = `employees/${COMPANY}/exports?context=all&format=csv`
      told[`${user} file`] = (await salvia.call('GET', csv, { token: await calls.tokenOf(user) })).body
    }
    told.preview = (await get(HR, `access/${COMPANY}/people`)).text
    return told
  }

  test('lists, counts, searches, explanations, files, units and previews stay as they were', async () => {
    const before = await answers()
    await put({ pid })
    const after = await answers()
    // One by one: a difference of all of them together is too long to read.
    for (const [what, answer] of Object.entries(after)) {
      expect(answer, what).toBe(before[what])
      expect(answer, what).not.toContain('"status":')
      expect(answer, what).not.toContain('Zetaberg')
    }
  })

  test('there is no page, no number and no timeline', async () => {
    const employee = employeeCalls(salvia)
    const name = salvia.services.secrets.pidHash(pid)
    for (const { code } of [
      await employee.page(HR, name),
      await employee.page(HR, pid),
      await employee.number(HR, name),
      await employee.timeline(HR, name),
    ]) {
      expect(code).toBe('COWORKER_NOT_FOUND')
    }
  })

  test('the address belongs to nobody: it is not in the system, and no mail is sent to it', async () => {
    const body = { email: 'qvintus@foretag.example' }
    const recovered = await salvia.call('POST', 'recoveries', { body })
    expect(recovered.statusCode).toBe(404)
    expect(await mailsAfter(salvia, () => salvia.call('POST', 'activations', { body }))).toEqual([])
  })

  test('somebody whom an order calls protected keeps the name and contacts of the account', async () => {
    const chef = await accountOf(salvia.services.db, CHEF)
    const { page, nameOf } = employeeCalls(salvia)
    const name = await nameOf('medarbetare@demo.example')
    const before = (await page(HR, name)).text
    await put({ pid: chef.pid ?? '', firstName: 'Någon', lastName: 'Annan', protectedIdentity: true })
    expect((await page(HR, name)).text).toBe(before)
  })
})

describe('bookings of a prospective employee', () => {
  test('are seen and changed by whoever orders for the unit, and lead to no page', async () => {
    const employeeId = await put({ lastName: 'Bokström' })
    const { id } = await addBooking(salvia.services.db, { employeeId, startsAt: START })
    for (const [user, count] of [
      [HR, 1],
      [CHEF, 1],
      [ORDERER, 0],
    ] as const) {
      expect((await found(user, 'Bokström')).items).toHaveLength(count)
      const details = await get(user, `bookings/${COMPANY}/${id}`)
      expect(details.status).toBe(count === 1 ? 200 : 404)
      const calendar = await salvia.call('GET', `bookings/${COMPANY}/${id}/calendar`, {
        token: await calls.tokenOf(user),
      })
      expect(calendar.statusCode).toBe(count === 1 ? 200 : 404)
    }
    const { body } = await get(CHEF, `bookings/${COMPANY}/${id}`)
    const details = body as BookingDetails
    expect(details).toMatchObject({
      mayChange: true,
      employee: { pidHash: null, email: 'qvintus@foretag.example' },
    })
    const cancelled = await salvia.call('POST', `bookings/${COMPANY}/${id}/cancellations`, {
      token: await calls.tokenOf(CHEF),
      body: { version: details.version },
    })
    expect(cancelled.json()).toMatchObject({ status: 'cancelled' })
  })

  test('are hidden from the person: self-insight holds by the account of the number', async () => {
    const { db } = salvia.services
    const { pid } = await accountOf(db, CHEF)
    const employeeId = await put({ pid: pid ?? '', lastName: 'Själv' })
    await addBooking(db, { employeeId, startsAt: START })
    expect((await found(CHEF, 'Själv')).items).toHaveLength(0)
    expect((await found(HR, 'Själv')).items).toHaveLength(1)
  })

  test('are hidden by the ordering rule from who may not order for the person', async () => {
    const { db } = salvia.services
    const dag = (await employeesOf(db, COMPANY)).find(({ email }) => email === 'dag.skoglund@demo.example')
    const employeeId = await put({ pid: dag?.pid ?? '', lastName: 'Regelfors' })
    const { id } = await addBooking(db, { employeeId, startsAt: START })
    expect((await found(CHEF, 'Regelfors')).items).toHaveLength(0)
    expect((await get(CHEF, `bookings/${COMPANY}/${id}`)).status).toBe(404)
    expect((await found(HR, 'Regelfors')).items).toHaveLength(1)
  })
})

describe('joining', () => {
  test('a prospective employee without order and booking is deleted, another stays', async () => {
    const { db } = salvia.services
    const [unused, used] = [await put(), await put()]
    await addBooking(db, { employeeId: used, startsAt: START })
    await deleteUnusedProspects(db)
    const left = (await prospectsOf(db, COMPANY)).map(({ id }) => id)
    expect([left.includes(unused), left.includes(used)]).toEqual([false, true])
    expect(await deleteUnusedProspects(db, [used])).toBe(0)
  })

  test('the same number in the unit takes the bookings over; in another unit it does not', async () => {
    const { db } = salvia.services
    const employee = (await employeesOf(db, COMPANY)).find(
      ({ email }) => email === 'medarbetare@demo.example',
    )
    const { pid, unitId, id } = employee ?? expect.fail('no employee')
    const there = await put({ pid, unitId, lastName: 'Samma' })
    const elsewhere = await put({ pid, unitId: (await calls.units(HR)).at(-1)?.id ?? '', lastName: 'Annan' })
    const [moved, left] = [
      await addBooking(db, { employeeId: there, startsAt: START, service: 'Flyttas' }),
      await addBooking(db, { employeeId: elsewhere, startsAt: START, service: 'Stannar' }),
    ]
    await joinProspects(db, COMPANY)
    const prospects = await prospectsOf(db, COMPANY)
    expect(prospects.filter(row => row.pid === pid)).toMatchObject([{ id: elsewhere }])
    const details = await get(CHEF, `bookings/${COMPANY}/${moved.id}`)
    expect(details.body.employee).toMatchObject({ lastName: employee?.lastName })
    expect((await found(HR, 'Stannar')).items).toMatchObject([{ id: left.id, employee: { pidHash: null } }])
    expect(id).not.toBe(there)
  })
})
