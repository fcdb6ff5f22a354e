import { addDays, stockholmDate } from '@salvia/core/primitives'
import { timelineText } from '@salvia/core/timeline'
import { RULE_EXAMPLES } from '@salvia/fixtures/demo-world'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type EmployeeCalls, employeeCalls } from '../../testing/employee-calls.ts'
import { openTestApp, TEST_NOW, type TestApp } from '../../testing/index.ts'
import { auditOf, employeesOf, setFeatures } from '../../testing/test.store.ts'
import { entriesOf, setEntries, type TestEntry } from '../../testing/test-certificates.store.ts'

const COMPANY = '10401'
const [HR, MANAGER, REPORT] = ['hr@demo.example', 'chef@demo.example', 'medarbetare@demo.example']
const TODAY = stockholmDate(TEST_NOW)

let salvia: TestApp
let calls: EmployeeCalls
let employeeId: string
beforeAll(async () => {
  salvia = await openTestApp()
  calls = employeeCalls(salvia)
  const everybody = await employeesOf(salvia.services.db, COMPANY)
  employeeId = everybody.find(({ email }) => email === REPORT)?.id ?? expect.fail('nobody')
})
afterAll(() => salvia.close())
afterEach(() => setFeatures(salvia.services.db, COMPANY, null))

const day = (days: number) => addDays(TODAY, days)
const entry = (startsIn: number, endsIn: number | null, given: Partial<TestEntry> = {}): TestEntry => ({
  ...{ employeeId, medicalCheck: 'silica', origin: 'journal', startsOn: day(startsIn) },
  endsOn: endsIn === null ? null : day(endsIn),
  ...given,
})
const set = (...entries: readonly TestEntry[]) => setEntries(salvia.services.db, entries)
async function told(user: string = MANAGER) {
  const { body } = await calls.timeline(user, await calls.nameOf(REPORT))
  return body.items.filter(({ feature }) => feature === 'certificates')
}

describe('the certificates of an employee', () => {
  test('to come, present and earlier ones, in the order of the timeline', async () => {
    await set(
      entry(-900, -100),
      entry(-120, 400),
      entry(10, 700, { medicalCheck: 'vibration' }),
      entry(-30, null, { medicalCheck: 'lead', origin: 'manual' }),
    )
    expect((await told()).map(one => [one.at, one.state, timelineText(one, 'en').detail])).toEqual([
      [day(10), 'ahead', `Journal certificate, last valid day ${day(700)}`],
      [day(-30), 'past', 'Manually added'],
      [day(-120), 'past', `Journal certificate, last valid day ${day(400)}`],
      [
        day(-900),
        'past',
        `Journal certificate, last valid day ${day(-100)}, replaced by a newer certificate`,
      ],
    ])
  })

  test('none that has been removed', async () => {
    await set(entry(-30, 300, { origin: 'monitoring', removedAt: TEST_NOW }))
    expect(await told()).toEqual([])
  })

  test('are audited with those shown, and not where there is none', async () => {
    const { db } = salvia.services
    await set()
    const before = (await auditOf(db, 'certificates-viewed')).length
    await told(HR)
    await set(entry(-30, 300))
    await told(HR)
    const [{ id } = expect.fail('none')] = await entriesOf(db, employeeId)
    expect((await auditOf(db, 'certificates-viewed')).slice(before)).toMatchObject([
      { clientNumber: COMPANY, details: { timeline: true, certificates: [id] } },
    ])
  })

  test('are left out where the user may not use the feature', async () => {
    await set(entry(-30, 300))
    await setFeatures(salvia.services.db, COMPANY, ['coworkers'])
    expect(await told()).toEqual([])
  })

  test.each(RULE_EXAMPLES)('$user is told nothing of $employee: $rule', async example => {
    const { status } = await calls.timeline(example.user, await calls.nameOf(example.employee))
    expect(status).toBe(403)
  })
})
