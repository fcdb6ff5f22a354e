import type { Certificate, MonitorableEmployee, PersonCertificates } from '@salvia/core/certificates'
import { addDays, isoDate, stockholmDate } from '@salvia/core/primitives'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { providerToken, sendLines } from '../../testing/feed-calls.ts'
import {
  answer,
  employeesWithinReach,
  openBeside,
  openTestApp,
  TEST_NOW,
  type TestApp,
} from '../../testing/index.ts'
import {
  accountOf,
  auditOf,
  changeEmployee,
  employeesOf,
  giveRoles,
  removeRoles,
  rolesOf,
} from '../../testing/test.store.ts'
import { entriesOf, setEntries, type TestEntry } from '../../testing/test-certificates.store.ts'

const COMPANY = '10401'
const [HR, MANAGER, ORDERER] = ['hr@demo.example', 'chef@demo.example', 'bestallare@demo.example']
const TODAY = stockholmDate(TEST_NOW)
const END = addDays(TODAY, 400)

type Employee = Awaited<ReturnType<typeof employeesOf>>[number]
interface Answered {
  readonly status: number
  readonly body: {
    readonly code?: string
    readonly kind?: string
    readonly certificate?: Certificate
    readonly existing?: readonly { readonly id: string }[]
  }
}

let salvia: TestApp
let second: TestApp
let everybody: Employee[]
const tokens = new Map<string, string>()
/** One whom every user sees, and one whom a rule shuts ORDERER out from. */
let anna: Employee
let shut: Employee
beforeAll(async () => {
  salvia = await openTestApp()
  second = await openBeside(salvia)
  everybody = await employeesOf(salvia.services.db, COMPANY)
  for (const user of [HR, MANAGER, ORDERER]) tokens.set(user, await salvia.signIn(user))
  const reach = await employeesWithinReach(salvia, tokenOf(ORDERER), { context: 'orderable' })
  const excluded = await employeesWithinReach(salvia, tokenOf(ORDERER), { context: 'excluded' })
  const named = (id: string | undefined) => everybody.find(one => one.id === id) ?? expect.fail('nobody')
  anna = named(reach[0])
  shut = named(excluded[0])
})
afterAll(async () => {
  await second.close()
  await salvia.close()
})
beforeEach(() => setEntries(salvia.services.db, []))

const tokenOf = (user: string) => tokens.get(user) ?? expect.fail('not signed in')
const hashOf = ({ pid }: Employee) => salvia.services.secrets.pidHash(pid)

interface Act {
  readonly user?: string
  readonly at?: TestApp
  readonly key?: string
  readonly company?: string
}

async function post(path: string, body: object | undefined, act: Act = {}): Promise<Answered> {
  const { user = ORDERER, at = salvia, key, company = COMPANY } = act
  const response = await at.call('POST', `certificates/${company}${path}`, {
    token: tokenOf(user),
    ...(body && { body }),
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  })
  return { status: response.statusCode, body: response.body === '' ? {} : response.json() }
}
const bodyFor = (employee: Employee, given: object = {}) => ({
  ...{ employee: hashOf(employee), check: 'silica', start: TODAY, end: END, ...given },
})
const add = (given: object = {}, act?: Act) => post('', bodyFor(anna, given), act)
const remove = (id: string, act?: Act) => post(`/${id}/removals`, undefined, act)
const person = async (employee: Employee, user = ORDERER) =>
  salvia.call('GET', `certificates/${COMPANY}/employees/${hashOf(employee)}`, { token: tokenOf(user) })
const checksOf = async (employee: Employee, user?: string) =>
  answer<PersonCertificates>(await person(employee, user))
const entry = (given: Partial<TestEntry> = {}): TestEntry => ({
  ...{ employeeId: anna.id, medicalCheck: 'silica', origin: 'journal', ...given },
  startsOn: given.startsOn ?? addDays(TODAY, -300),
  endsOn: given.endsOn === undefined ? addDays(TODAY, 30) : given.endsOn,
})
const idOf = ({ body }: Answered) => body.certificate?.id ?? expect.fail(JSON.stringify(body))

describe('adding', () => {
  test('a monitoring with a last day, and a manual entry without one', async () => {
    expect((await add()).body).toMatchObject({
      kind: 'added',
      certificate: {
        ...{ source: 'monitoring', status: 'expires', mayChange: true, mayOrder: true },
        isRemovable: true,
      },
    })
    expect((await add({ check: 'asbestos', end: null })).body).toMatchObject({
      certificate: { source: 'manual', status: 'manual', end: null },
    })
    const { entries, earlier, mayChange } = await checksOf(anna)
    expect(entries.map(({ check, status }) => [check, status])).toEqual([
      ['silica', 'expires'],
      ['asbestos', 'manual'],
    ])
    expect([earlier, mayChange]).toEqual([[], true])
    expect((await auditOf(salvia.services.db, 'certificate-added')).at(-1)).toMatchObject({
      clientNumber: COMPANY,
      details: { employee: anna.id, check: 'asbestos' },
    })
  })

  test('where one exists answers both, changes nothing, and replaces once it is named', async () => {
    const first = idOf(await add())
    const later = { end: addDays(END, 30) }
    const asked = await add(later)
    expect(asked.body).toEqual({
      kind: 'exists',
      existing: [{ id: first, source: 'monitoring', start: TODAY, end: END }],
    })
    expect((await checksOf(anna)).entries.map(({ id }) => id)).toEqual([first])
    const replacing = idOf(await add({ ...later, replaces: [first] }))
    expect((await checksOf(anna)).entries.map(({ id }) => id)).toEqual([replacing])
    const stored = await entriesOf(salvia.services.db, anna.id)
    expect(stored.find(({ id }) => id === first)).toMatchObject({ removedEndsOn: END })
  })

  test('in the place of one that was removed meanwhile says so, and adds it only without naming it', async () => {
    const first = idOf(await add())
    await remove(first, { user: HR })
    const later = { end: addDays(END, 30) }
    expect((await add({ ...later, replaces: [first] })).body).toEqual({ kind: 'gone' })
    expect((await checksOf(anna)).entries).toEqual([])
    const added = idOf(await add(later))
    expect((await checksOf(anna)).entries.map(({ id }) => id)).toEqual([added])
  })

  test('in the place of one and of another that was removed meanwhile asks about what is left', async () => {
    await setEntries(salvia.services.db, [
      entry({ origin: 'monitoring' }),
      entry({ origin: 'monitoring', endsOn: addDays(TODAY, 40) }),
    ])
    const [gone, left] = (await checksOf(anna)).entries.map(({ id }) => id)
    await remove(gone ?? '')
    const asked = await add({ replaces: [gone, left] })
    expect(asked.body).toMatchObject({ kind: 'exists', existing: [{ id: left }] })
    expect((await add({ replaces: [left] })).body).toMatchObject({ kind: 'added' })
  })

  test('of new dates that is sent again after a lost answer gets that answer, and not that its entry is gone', async () => {
    const first = idOf(await add())
    const change = { end: addDays(END, 30), replaces: [first] }
    const [sent, again] = [
      await add(change, { key: 'dates-changed' }),
      await add(change, { key: 'dates-changed' }),
    ]
    expect(again.body).toEqual(sent.body)
    expect((await checksOf(anna)).entries.map(({ id }) => id)).toEqual([idOf(sent)])
  })

  test('of new dates by two at once asks the second about the dates of the first', async () => {
    const first = idOf(await add())
    const both = await Promise.all([
      add({ end: addDays(END, 30), replaces: [first] }, { at: salvia }),
      add({ end: addDays(END, 60), replaces: [first] }, { at: second, user: HR }),
    ])
    expect(both.map(one => one.body.kind).sort()).toEqual(['added', 'exists'])
    const [stands] = (await checksOf(anna)).entries
    expect(both.find(one => one.body.kind === 'exists')?.body.existing).toMatchObject([{ id: stands?.id }])
  })

  test('a certificate of the journal stands beside it, and one that reaches further refuses it', async () => {
    await setEntries(salvia.services.db, [entry()])
    expect((await add()).body).toMatchObject({ kind: 'added' })
    const { entries, earlier } = await checksOf(anna)
    expect(entries.map(({ source }) => source).sort()).toEqual(['journal', 'monitoring'])
    expect(earlier).toEqual([])
    await setEntries(salvia.services.db, [entry({ endsOn: addDays(END, 1) })])
    expect(await add()).toMatchObject({ status: 409, body: { code: 'MONITORING_COVERED' } })
  })

  test('a certificate of the journal that has turned into a monitoring is replaced', async () => {
    await setEntries(salvia.services.db, [
      entry({ startsOn: addDays(TODAY, -900), endsOn: addDays(TODAY, -400) }),
    ])
    const asked = await add()
    expect(asked.body).toMatchObject({ kind: 'exists', existing: [{ source: 'monitoring' }] })
    const [turned] = asked.body.existing ?? []
    await add({ replaces: [turned?.id] })
    expect((await checksOf(anna)).entries.map(({ end }) => end)).toEqual([END])
  })

  test.each([
    ['the start is the last day', { start: END }, 400, 'MONITORING_START_AFTER_END'],
    [
      'the last day was yesterday',
      { start: isoDate(2020, 1, 1), end: addDays(TODAY, -1) },
      400,
      'MONITORING_ENDED',
    ],
    ['the start is far off', { start: isoDate(1850, 1, 1) }, 400, 'MONITORING_DATE_FAR_OFF'],
    ['the check is none', { check: 'sugar' }, 400, 'INVALID_REQUEST'],
    ['the employee is nobody', { employee: 'nobody' }, 404, 'COWORKER_NOT_FOUND'],
  ])('is refused where %s', async (_, given, status, code) => {
    expect(await add(given)).toMatchObject({ status, body: { code } })
    expect(await entriesOf(salvia.services.db, anna.id)).toEqual([])
  })

  test('is refused for a number that belongs to nobody', async () => {
    const { db } = salvia.services
    await changeEmployee(db, anna.id, { pid: `${anna.pid.slice(0, 8)}0000` })
    const found = await post('/employees/searches', { q: `${anna.firstName} ${anna.lastName}`.toUpperCase() })
    const { items } = found.body as { items?: MonitorableEmployee[] }
    const answered = await add()
    await changeEmployee(db, anna.id, { pid: anna.pid })
    expect(items?.filter(({ hasValidNumber }) => !hasValidNumber)).toHaveLength(1)
    expect(answered).toMatchObject({ status: 409, body: { code: 'EMPLOYEE_NUMBER_INVALID' } })
  })

  test('twice with one key is one, and by two at once asks one of them', async () => {
    const body = bodyFor(anna)
    const pressed = await Promise.all(
      [salvia, second].map(at => post('', body, { at, key: 'monitoring-pressed' })),
    )
    expect(pressed.map(({ status }) => status).sort()).toContain(200)
    expect(await entriesOf(salvia.services.db, anna.id)).toHaveLength(1)
    await setEntries(salvia.services.db, [])
    const both = await Promise.all([add({}, { at: salvia }), add({}, { at: second, user: HR })])
    expect(both.map(one => one.body.kind).sort()).toEqual(['added', 'exists'])
    expect((await checksOf(anna)).entries).toHaveLength(1)
  })
})

describe('removing', () => {
  test('takes it out of every list for everybody, and keeps what it was', async () => {
    const id = idOf(await add())
    expect((await remove(id)).status).toBe(204)
    expect((await checksOf(anna, HR)).entries).toEqual([])
    expect(await remove(id)).toMatchObject({ status: 404, body: { code: 'CERTIFICATE_NOT_FOUND' } })
    expect(await entriesOf(salvia.services.db, anna.id)).toMatchObject([
      { id, removedAt: TEST_NOW, removedBy: (await accountOf(salvia.services.db, ORDERER)).id },
    ])
    expect((await auditOf(salvia.services.db, 'certificate-removed')).at(-1)).toMatchObject({ object: id })
  })

  test('never a certificate of the journal', async () => {
    await setEntries(salvia.services.db, [entry()])
    const [{ id } = expect.fail('none')] = (await checksOf(anna)).entries
    expect(await remove(id)).toMatchObject({ status: 409, body: { code: 'CERTIFICATE_NOT_REMOVABLE' } })
  })

  test('one that has turned into a monitoring comes back only with a later last day', async () => {
    const token = await providerToken(salvia, ['certificates'])
    const [issued, end] = [addDays(TODAY, -900), addDays(TODAY, -400)]
    const data = { clientNumber: COMPANY, pid: anna.pid, check: 'silica', issued, end }
    const send = (version: number, given: object = {}) =>
      sendLines(salvia, 'feeds/certificates', {
        token,
        lines: JSON.stringify({ id: 'turned', version, op: 'put', data: { ...data, ...given } }),
      })
    const ends = async () => (await checksOf(anna)).entries.map(one => one.end)
    await send(1)
    const [{ id } = expect.fail('none')] = (await checksOf(anna)).entries
    await remove(id)
    await send(2, { limitation: 'Inte i trycksatta utrymmen.' })
    await send(3, { end: addDays(end, -10) })
    await send(4)
    expect(await ends()).toEqual([])
    await send(5, { end: addDays(end, 1) })
    expect(await ends()).toEqual([addDays(end, 1)])
  })
})

describe('who', () => {
  test('a rule shuts the user out as if the employee did not exist, from every call', async () => {
    await setEntries(salvia.services.db, [entry({ employeeId: shut.id, origin: 'manual', endsOn: null })])
    const [{ id } = expect.fail('none')] = await entriesOf(salvia.services.db, shut.id)
    expect((await person(shut)).json()).toMatchObject({ status: 404, code: 'COWORKER_NOT_FOUND' })
    const one = await salvia.call('GET', `certificates/${COMPANY}/${id}`, { token: tokenOf(ORDERER) })
    expect(one.json()).toMatchObject({ status: 404, code: 'CERTIFICATE_NOT_FOUND' })
    expect(await remove(id)).toMatchObject({ status: 404, body: { code: 'CERTIFICATE_NOT_FOUND' } })
    expect(await post('', bodyFor(shut))).toMatchObject({ body: { code: 'COWORKER_NOT_FOUND' } })
    expect((await post('/numbers/searches', { ids: [id] })).body).toEqual({ items: [] })
    const found = await post('/employees/searches', { q: `${shut.firstName} ${shut.lastName}` })
    const { items } = found.body as { items?: MonitorableEmployee[] }
    expect(items?.map(({ pidHash }) => pidHash)).not.toContain(hashOf(shut))
    expect((await checksOf(shut, HR)).entries.map(one => one.id)).toEqual([id])
  })

  test('one who only manages sees and does not change', async () => {
    const roles = await removeRoles(salvia.services.db, MANAGER)
    const { id: accountId } = await accountOf(salvia.services.db, MANAGER)
    // A role elsewhere lets the user sign in.
    const elsewhere = roles.find(({ unitId }) => unitId !== anna.unitId)
    await giveRoles(salvia.services.db, [{ ...(elsewhere ?? expect.fail('no role')), recursive: false }])
    await changeEmployee(salvia.services.db, anna.id, {
      managerAccountId: accountId,
      managerEmployeeId: null,
    })
    await setEntries(salvia.services.db, [entry({ origin: 'manual', endsOn: null })])
    const { entries, mayChange } = await checksOf(anna, MANAGER)
    expect([entries.map(one => one.mayChange), mayChange]).toEqual([[false], false])
    expect(entries.map(one => one.mayOrder)).toEqual([false])
    const refused = { status: 403, body: { code: 'CERTIFICATE_CHANGE_NOT_PERMITTED' } }
    expect(await add({}, { user: MANAGER })).toMatchObject(refused)
    expect(await remove(entries[0]?.id ?? '', { user: MANAGER })).toMatchObject(refused)
    const { managerAccountId, managerEmployeeId } = anna
    await changeEmployee(salvia.services.db, anna.id, { managerAccountId, managerEmployeeId })
    await removeRoles(salvia.services.db, MANAGER)
    await giveRoles(salvia.services.db, roles)
  })

  test('a check-up reviewer sees and changes those of the unit alone, until the role is gone', async () => {
    const { db } = salvia.services
    const roles = await rolesOf(db, MANAGER)
    const [role = expect.fail('no role')] = roles
    const reach = new Set(await employeesWithinReach(salvia, tokenOf(MANAGER)))
    const far = everybody.find(one => !reach.has(one.id) && one.id !== anna.id) ?? expect.fail('none')
    await setEntries(db, [entry({ employeeId: far.id, origin: 'manual', endsOn: null })])
    const [{ id } = expect.fail('none')] = await entriesOf(db, far.id)
    expect((await person(far, MANAGER)).statusCode).toBe(404)
    await giveRoles(db, [
      { ...role, id: crypto.randomUUID(), unitId: far.unitId, role: 'checkup-reviewer', recursive: false },
    ])
    const reviewed = await checksOf(far, MANAGER)
    // Changing monitorings does not let the reviewer order.
    expect(reviewed.entries.map(one => [one.id, one.mayChange, one.mayOrder])).toEqual([[id, true, false]])
    // Nothing leads to a page that the reviewer does not see.
    expect([reviewed.seesEmployee, ...reviewed.entries.map(one => one.seesEmployee)]).toEqual([false, false])
    expect(idOf(await post('', bodyFor(far, { check: 'asbestos' }), { user: MANAGER }))).toBeTruthy()
    const elsewhere = everybody.find(one => !reach.has(one.id) && one.unitId !== far.unitId)
    expect((await person(elsewhere ?? expect.fail('none'), MANAGER)).statusCode).toBe(404)
    // The role opens nothing else.
    const employee = `persons/${(await accountOf(db, MANAGER)).pid}/companies/${COMPANY}/subcompanies/all/${hashOf(far)}`
    expect((await salvia.call('GET', employee, { token: tokenOf(MANAGER) })).statusCode).toBe(404)
    await removeRoles(db, MANAGER)
    await giveRoles(db, roles)
    expect((await person(far, MANAGER)).statusCode).toBe(404)
    expect((await remove(id, { user: MANAGER })).status).toBe(404)
  })

  test('identity numbers are shown with their entries, never a protected one, and each answer is audited', async () => {
    const { db } = salvia.services
    await setEntries(db, [entry()])
    const [{ id } = expect.fail('none')] = await entriesOf(db, anna.id)
    const shown = async () => (await post('/numbers/searches', { ids: [id] })).body
    expect(await shown()).toEqual({ items: [{ id, pid: anna.pid }] })
    await changeEmployee(db, anna.id, { protectedIdentity: true })
    expect(await shown()).toEqual({ items: [{ id, pid: null }] })
    await changeEmployee(db, anna.id, { protectedIdentity: false })
    const audited = (await auditOf(db, 'certificate-numbers-viewed')).map(({ details }) => details)
    expect(audited.slice(-2)).toEqual([{ employees: [anna.id] }, { employees: [] }])
  })
})
