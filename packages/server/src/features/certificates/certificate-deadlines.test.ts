import { type Deadline, type DeadlineList, deadlineText } from '@salvia/core/deadlines'
import { addDays, stockholmDate } from '@salvia/core/primitives'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { answer, employeesWithinReach, openTestApp, TEST_NOW, type TestApp } from '../../testing/index.ts'
import {
  accountOf,
  auditOf,
  changeEmployee,
  employeesOf,
  giveRoles,
  removeRoles,
  rolesOf,
  setFeatures,
} from '../../testing/test.store.ts'
import { entriesOf, setEntries, type TestEntry } from '../../testing/test-certificates.store.ts'

const COMPANY = '10401'
const [HR, MANAGER, ORDERER] = ['hr@demo.example', 'chef@demo.example', 'bestallare@demo.example']
const TODAY = stockholmDate(TEST_NOW)

type Employee = Awaited<ReturnType<typeof employeesOf>>[number]

let salvia: TestApp
let everybody: Employee[]
const tokens = new Map<string, string>()
/** One whom every user sees, and one whom a rule shuts ORDERER out from. */
let anna: Employee
let shut: Employee
beforeAll(async () => {
  salvia = await openTestApp()
  everybody = await employeesOf(salvia.services.db, COMPANY)
  for (const user of [HR, MANAGER, ORDERER]) tokens.set(user, await salvia.signIn(user))
  const [first] = await employeesWithinReach(salvia, tokenOf(ORDERER), { context: 'orderable' })
  const [excluded] = await employeesWithinReach(salvia, tokenOf(ORDERER), { context: 'excluded' })
  anna = named(first)
  shut = named(excluded)
})
afterAll(() => salvia.close())
beforeEach(() => setEntries(salvia.services.db, []))

const named = (id: string | undefined) => everybody.find(one => one.id === id) ?? expect.fail('nobody')
const tokenOf = (user: string) => tokens.get(user) ?? expect.fail('not signed in')
const told = async (token = tokenOf(ORDERER), within = 30): Promise<Deadline[]> => {
  const response = await salvia.call('GET', `deadlines/${COMPANY}?within=${within}`, { token })
  return answer<DeadlineList>(response).items.filter(({ feature }) => feature === 'certificates')
}
const lastDays = async (token?: string, within?: number) => (await told(token, within)).map(({ at }) => at)
const entry = (endsIn: number | null, given: Partial<TestEntry> = {}): TestEntry => ({
  ...{ employeeId: anna.id, medicalCheck: 'silica', origin: 'journal', startsOn: addDays(TODAY, -300) },
  endsOn: endsIn === null ? null : addDays(TODAY, endsIn),
  ...given,
})
const set = (...entries: readonly TestEntry[]) => setEntries(salvia.services.db, entries)

test('the last valid day, with check and employee, and what follows by the type', async () => {
  await set(entry(20), entry(25, { medicalCheck: 'vibration', origin: 'monitoring' }))
  const [fitness, offered] = await told()
  expect(fitness).toMatchObject({ kind: 'fitness-last-day', at: addDays(TODAY, 20), isProtected: false })
  expect(offered).toMatchObject({ kind: 'offered-last-day', at: addDays(TODAY, 25) })
  expect(deadlineText(fitness as Deadline, 'en').detail).toBe(
    `Silica dust, ${anna.firstName} ${anna.lastName}`,
  )
})

test('from today on, as long as the last day ends within what is asked for', async () => {
  const checks = ['silica', 'asbestos', 'cadmium', 'lead', 'vibration', 'night-work'] as const
  const ends = [-1, 0, 29, 30, 31, null]
  await set(
    ...checks.map((medicalCheck, at) => entry(ends[at] ?? null, { medicalCheck, origin: 'monitoring' })),
  )
  expect(await lastDays()).toEqual([0, 29].map(days => addDays(TODAY, days)))
  expect(await lastDays(undefined, 31)).toHaveLength(3)
})

test('none of what has been removed, or was of somebody who has left', async () => {
  const { db } = salvia.services
  await set(
    entry(20, { origin: 'monitoring', removedAt: TEST_NOW }),
    entry(21, { origin: 'monitoring', medicalCheck: 'lead' }),
  )
  expect(await lastDays()).toEqual([addDays(TODAY, 21)])
  await changeEmployee(db, anna.id, { endedAt: TEST_NOW })
  const ofLeaver = await lastDays(tokenOf(HR))
  await changeEmployee(db, anna.id, { endedAt: null })
  expect(ofLeaver).toEqual([])
})

test.each([
  ['applies already', -10, 400, []],
  ['starts on the last day', 20, 400, []],
  ['starts on the day after', 21, 400, []],
  ['starts when a day has gone by without one', 22, 400, [20]],
])('of one whose renewal %s', async (_, startsIn, endsIn, days) => {
  await set(entry(20), entry(endsIn, { startsOn: addDays(TODAY, startsIn) }))
  expect(await lastDays()).toEqual(days.map(day => addDays(TODAY, day)))
})

test('nothing of somebody whom a rule shuts, or who is out of reach', async () => {
  const reach = new Set(await employeesWithinReach(salvia, tokenOf(ORDERER), { context: 'all' }))
  const far = everybody.find(({ id }) => !reach.has(id)) ?? expect.fail('none')
  await set(entry(20, { employeeId: shut.id }), entry(21, { employeeId: far.id }))
  expect(await told()).toEqual([])
  const ofHr = (await told(tokenOf(HR))).map(({ facts }) => facts.employee)
  expect(ofHr).toContain(`${shut.firstName} ${shut.lastName}`)
})

test('who only manages is told: the employee may not do the work afterwards', async () => {
  const { db } = salvia.services
  const roles = await rolesOf(db, MANAGER)
  const [report = ''] = await employeesWithinReach(salvia, tokenOf(MANAGER), { context: 'managed' })
  await removeRoles(db, MANAGER)
  await set(entry(20, { employeeId: report }))
  const managed = await lastDays(tokenOf(MANAGER))
  await giveRoles(db, roles)
  expect(managed).toEqual([addDays(TODAY, 20)])
})

test('a check-up reviewer is told of the unit, until the role is gone', async () => {
  const { db } = salvia.services
  const roles = await rolesOf(db, MANAGER)
  const [role = expect.fail('no role')] = roles
  const reach = new Set(await employeesWithinReach(salvia, tokenOf(MANAGER)))
  const far = everybody.find(({ id }) => !reach.has(id)) ?? expect.fail('none')
  await set(entry(20, { employeeId: far.id }))
  expect(await told(tokenOf(MANAGER))).toEqual([])
  await giveRoles(db, [
    { ...role, id: crypto.randomUUID(), unitId: far.unitId, role: 'checkup-reviewer', recursive: false },
  ])
  const reviewed = await lastDays(tokenOf(MANAGER))
  await removeRoles(db, MANAGER)
  await giveRoles(db, roles)
  expect(reviewed).toEqual([addDays(TODAY, 20)])
  expect(await told(tokenOf(MANAGER))).toEqual([])
})

test('a machine has none, nor has another customer, nor who has not the feature', async () => {
  const { db } = salvia.services
  await set(entry(20))
  const body = { name: 'natt', grants: ['certificates'] }
  const made = await salvia.call('POST', `machine-tokens/${COMPANY}`, { token: tokenOf(HR), body })
  expect(await told(answer<{ token: string }>(made).token)).toEqual([])
  const other = await salvia.call('GET', 'deadlines/10402', { token: tokenOf(HR) })
  const ofOther = answer<DeadlineList>(other).items.filter(({ feature }) => feature === 'certificates')
  expect(ofOther).toEqual([])
  await setFeatures(db, COMPANY, ['bookings'])
  const closed = await told()
  await setFeatures(db, COMPANY, null)
  expect(closed).toEqual([])
})

test('a protected identity goes with it, so that a calendar shows only the heading', async () => {
  const { db } = salvia.services
  await set(entry(20))
  await changeEmployee(db, anna.id, { protectedIdentity: true })
  const deadlines = await told()
  await changeEmployee(db, anna.id, { protectedIdentity: false })
  expect(deadlines).toMatchObject([{ isProtected: true }])
})

test('that they were told is kept, and which; nothing where none was', async () => {
  const { db } = salvia.services
  const before = (await auditOf(db, 'certificates-viewed')).length
  await told()
  await set(entry(20))
  await told()
  const [{ id } = expect.fail('none')] = await entriesOf(db, anna.id)
  const kept = (await auditOf(db, 'certificates-viewed')).slice(before)
  expect(kept).toMatchObject([
    {
      actor: (await accountOf(db, ORDERER)).id,
      ...{ clientNumber: COMPANY, details: { deadlines: true, certificates: [id] } },
    },
  ])
})
