import { bookingsList } from '@salvia/core/bookings'
import { coworkersList } from '@salvia/core/coworkers'
import { readListQuery, sortsOf } from '@salvia/core/lists'
import { addElapsed } from '@salvia/core/primitives'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person } from '../access/caller.ts'
import { bookingsSource } from '../features/bookings/booking-list.ts'
import { coworkersSource } from '../features/coworkers/coworker-list.ts'
import { COMPANY } from '../testing/every-list.ts'
import { openTestApp, TEST_NOW, type TestApp } from '../testing/index.ts'
import { changeEmployee, employeesOf } from '../testing/test.store.ts'
import { addBooking } from '../testing/test-bookings.store.ts'
import { testCompany, testPerson } from '../testing/test-caller.ts'
import { listBatches } from './list-batches.ts'

const BATCH_ROWS = 7

let salvia: TestApp
let caller: Person
beforeAll(async () => {
  salvia = await openTestApp()
  caller = await testPerson(salvia.services.db, 'hr@demo.example')
})
afterAll(() => salvia.close())

const call = () => ({
  ...({
    services: salvia.services,
    now: TEST_NOW,
    locale: 'sv',
    gone: new AbortController().signal,
  } as const),
  ...{ caller, company: testCompany(COMPANY), params: { clientNumber: COMPANY, pid: '' } },
})

async function bookingBatches(sort: string) {
  const query = readListQuery(bookingsList, { status: 'all', sort })
  return listBatches(bookingsList, await bookingsSource.prepare({ ...call(), query }), {
    batchRows: BATCH_ROWS,
  })
}
async function coworkerBatches(sort: string) {
  const query = readListQuery(coworkersList, { sort })
  return listBatches(coworkersList, await coworkersSource.prepare({ ...call(), query }), {
    batchRows: BATCH_ROWS,
  })
}

/** The ids of all batches; after each of them something happens. */
async function idsOf(
  batches: AsyncIterable<readonly { readonly id: string }[]>,
  happens: (shown: readonly string[]) => Promise<void> = async () => undefined,
): Promise<string[]> {
  const ids: string[] = []
  for await (const batch of batches) {
    ids.push(...batch.map(({ id }) => id))
    await happens(ids)
  }
  return ids
}

test.each(sortsOf(bookingsList))(
  'bookings by %s go on after the last one: none is missing or twice',
  async sort => {
    const { db } = salvia.services
    const before = await idsOf(await bookingBatches(sort))
    expect(new Set(before).size).toBe(before.length)
    const staff = await employeesOf(db, COMPANY)
    const added: string[] = []
    const ids = await idsOf(await bookingBatches(sort), async () => {
      const n = added.length
      const employeeId = staff[(n * 13) % staff.length]?.id ?? ''
      const startsAt = addElapsed(TEST_NOW, { hours: n % 2 === 0 ? n : -n })
      if (n < 20) added.push((await addBooking(db, { employeeId, startsAt })).id)
    })
    expect(ids.filter(id => !added.includes(id))).toEqual(before)
    expect(new Set(ids).size).toBe(ids.length)
  },
)

test.each(sortsOf(coworkersList))(
  'employees by %s: who stays is there once, whoever leaves meanwhile',
  async sort => {
    const { db } = salvia.services
    const before = await idsOf(await coworkerBatches(sort))
    expect(new Set(before).size).toBe(before.length)
    const left: string[] = []
    const ids = await idsOf(await coworkerBatches(sort), async shown => {
      // One who was shown, and one who was not.
      const leavers = [shown.at(-2), before.find(id => !shown.includes(id) && !left.includes(id))]
      if (left.length >= 20) return
      for (const id of leavers) {
        if (id === undefined) continue
        left.push(id)
        await changeEmployee(db, id, { endedAt: TEST_NOW })
      }
    })
    expect(left.length).toBeGreaterThan(10)
    expect(ids.filter(id => !left.includes(id))).toEqual(before.filter(id => !left.includes(id)))
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of left) await changeEmployee(db, id, { endedAt: null })
  },
)
