import { sortKey } from '@salvia/core/primitives'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp, testPostgres } from '../../testing/index.ts'
import { addManyEmployees } from '../../testing/many-employees.store.ts'
import { orderCalls } from '../../testing/order-calls.ts'
import { employeesOf, giveRoles, removeRoles } from '../../testing/test.store.ts'

const COMPANY = '10401'
const [HR, CHEF] = ['hr@demo.example', 'chef@demo.example']
/** PGlite serves one customer on one machine, so the larger amount is asked on a PostgreSQL server only. */
const UNITS = testPostgres() === undefined ? 200 : 4_000

let salvia: TestApp
let calls: ReturnType<typeof orderCalls>
beforeAll(async () => {
  salvia = await openTestApp()
  calls = orderCalls(salvia)
})
afterAll(() => salvia.close())

test('HR gets every unit, each after the one above it, with the people employed in the unit itself', async () => {
  const units = await calls.units(HR)
  const [root] = units
  expect(root).toMatchObject({ parentId: null, path: [] })
  const places = new Map(units.map(({ id }, at) => [id, at]))
  const late = units.filter(
    ({ parentId, id }) => parentId !== null && (places.get(parentId) ?? 0) >= (places.get(id) ?? 0),
  )
  expect(late).toEqual([])
  const siblings = units.filter(({ parentId }) => parentId === root?.id).map(({ path }) => path.at(-1) ?? '')
  expect(siblings).toEqual(siblings.toSorted((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1)))
  const employed = await employeesOf(salvia.services.db, COMPANY)
  expect(units.reduce((sum, { employees }) => sum + employees, 0)).toBe(employed.length)
})

test('an orderer gets the units of the roles alone; the highest of them have nothing above', async () => {
  const units = await calls.units(CHEF)
  const ids = new Set(units.map(({ id }) => id))
  expect(units.length).toBeGreaterThan(0)
  expect(units.filter(({ parentId }) => parentId !== null && !ids.has(parentId))).toEqual([])
  expect(units.filter(({ path }) => path.length === 0)).toEqual([])
})

test('whoever has no orderer role gets none', async () => {
  const { db } = salvia.services
  const token = await calls.tokenOf(CHEF)
  const roles = await removeRoles(db, CHEF)
  const response = await salvia.call('GET', `units/${COMPANY}`, { token })
  await giveRoles(db, roles)
  expect(response.json()).toEqual({ items: [] })
})

test('very many units are all there', async () => {
  await addManyEmployees(salvia.services.db, {
    ...{ clientNumber: COMPANY, units: UNITS, employees: UNITS },
    orderer: CHEF,
  })
  const units = await calls.units(CHEF)
  expect(units.filter(({ path }) => path[0] === 'Koncern')).toHaveLength(UNITS)
}, 120_000)
