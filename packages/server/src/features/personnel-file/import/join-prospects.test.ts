import { addElapsed } from '@salvia/core/primitives'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { putProspect } from '../../../access/prospective-employees.store.ts'
import {
  type Cells,
  type FileTest,
  newRows,
  OWN_COMPANY as OWN,
  openFileTest,
  TEST_NOW,
  unitCells,
} from '../../../testing/index.ts'
import { newEmployee, orderCalls, personBody } from '../../../testing/order-calls.ts'
import { employeesOf } from '../../../testing/test.store.ts'
import { addBooking } from '../../../testing/test-bookings.store.ts'
import { prospectsOf, storedOrder } from '../../../testing/test-orders.store.ts'
import { findBooking } from '../../bookings/bookings.store.ts'

const HR = 'hr@demo.example'

let salvia: FileTest
let calls: ReturnType<typeof orderCalls>
let rows: Cells[]
/** People whom the file does not know at first: who comes into the unit, into another one, and not at all. */
let joining: Cells
let moving: Cells
let unknown: Cells
beforeAll(async () => {
  salvia = await openFileTest()
  calls = orderCalls(salvia.app)
  const all = await newRows(17, unitCells('Drift', 'Lager'))
  ;[joining = {}, moving = {}, unknown = {}, ...rows] = all
  rows = rows.map((row, at) => (at < 2 ? { ...row, ...unitCells('Drift', 'Kontor') } : row))
  await importFile(rows)
})
afterAll(() => salvia.app.close())

async function importFile(file: readonly Cells[]): Promise<void> {
  const details = await salvia.worker.import((await salvia.send(file)).id)
  expect(details.status).toBe('IMPORTED')
}

/** An order for a new employee of the store, with a booking. */
async function orderFor({ Personnummer: pid = '' }: Cells) {
  const { db } = salvia.app.services
  const unit = (await calls.units(HR)).find(({ path }) => path.at(-1) === 'Lager')
  const body = personBody(newEmployee(pid), { selectedOrg: unit?.id })
  const { id } = (await calls.person(HR, body)).body
  const { order } = await storedOrder(db, id)
  const startsAt = addElapsed(TEST_NOW, { hours: 240 })
  const booking = await addBooking(db, { employeeId: order.employeeId ?? '', startsAt, orderId: id })
  return { id, bookingId: booking.id, prospectId: order.employeeId }
}

test('a file that brings the number into the unit joins orders and bookings; into another it leaves them apart', async () => {
  const { db } = salvia.app.services
  const [joins, stays, other] = [await orderFor(joining), await orderFor(moving), await orderFor(unknown)]
  await importFile([...rows, joining, { ...moving, ...unitCells('Drift', 'Kontor') }])

  const employee = (await employeesOf(db, OWN)).find(({ pid }) => pid === joining.Personnummer)
  expect((await storedOrder(db, joins.id)).order.employeeId).toBe(employee?.id)
  expect((await findBooking(db, OWN, joins.bookingId))?.employee.id).toBe(employee?.id)
  for (const apart of [stays, other]) {
    expect((await storedOrder(db, apart.id)).order.employeeId).toBe(apart.prospectId)
    expect((await findBooking(db, OWN, apart.bookingId))?.employee).toMatchObject({ isProspective: true })
  }
  const ordered = [joining, moving, unknown].map(({ Personnummer }) => Personnummer)
  const left = (await prospectsOf(db, OWN)).filter(({ pid }) => ordered.includes(pid))
  expect(left.map(({ pid }) => pid).sort()).toEqual([moving.Personnummer, unknown.Personnummer].sort())
})

test('the file tells who joins and leaves as if nobody had been ordered for, and leaves prospective employees alone', async () => {
  const { db } = salvia.app.services
  const before = await prospectsOf(db, OWN)
  const { id } = await salvia.send([...rows, { ...unknown, ...unitCells('Drift', 'Kontor') }])
  const details = await salvia.worker.import(id)
  // The two who came with the last file leave, and the one who was ordered for in the store joins the office.
  expect(details.changes).toMatchObject({ before: rows.length + 2, joining: 1, leaving: 2, moving: 0 })
  const after = await prospectsOf(db, OWN)
  expect(after.map(({ searchText: _, ...kept }) => kept)).toEqual(
    before.map(({ searchText: _, ...kept }) => kept),
  )
})

test('a file that calls somebody protected deletes the contact details that orders named, also at another customer', async () => {
  const { db } = salvia.app.services
  const { Personnummer: pid = '' } = unknown
  await orderFor(unknown)
  const [like] = await employeesOf(db, '20877')
  const { clientNumber, unitId } = like ?? expect.fail('nobody')
  const named = { firstName: 'Nils', lastName: 'Nyman', email: 'nils@foretag.example', mobilePhone: '0701' }
  await putProspect(db, { ...named, pid, clientNumber, unitId, protectedIdentity: false }, TEST_NOW)
  const contacts = async () =>
    [...(await prospectsOf(db, OWN)), ...(await prospectsOf(db, clientNumber))]
      .filter(row => row.pid === pid)
      .map(({ email, mobilePhone }) => ({ email, mobilePhone }))
  expect(await contacts()).toMatchObject([{ email: expect.anything() }, { email: named.email }])
  const shielded = {
    ...unknown,
    'Skyddad identitet': 'Ja',
    'E-post': '',
    Mobiltelefon: '',
    Arbetstelefon: '',
  }
  await importFile([...rows, { ...shielded, ...unitCells('Drift', 'Kontor') }])
  const nothing = { email: null, mobilePhone: null }
  expect(await contacts()).toEqual([nothing, nothing])
})

test('of a unit that a file closes they move to the open unit above, whose order managers see them', async () => {
  const { db } = salvia.app.services
  const units = await calls.units(HR)
  const [above, closed] = ['Drift', 'Lager'].map(name => units.find(({ path }) => path.at(-1) === name)?.id)
  const inClosed = (await prospectsOf(db, OWN)).filter(({ unitId }) => unitId === closed)
  expect(inClosed.length).toBeGreaterThan(0)
  await importFile(rows.map(row => ({ ...row, ...unitCells('Drift', 'Kontor') })))
  for (const { id } of inClosed) {
    expect((await prospectsOf(db, OWN)).find(row => row.id === id)?.unitId).toBe(above)
  }
})
