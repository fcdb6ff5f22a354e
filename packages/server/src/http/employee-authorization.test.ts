import { EXCLUSION_RULE_ERRORS } from '@salvia/core/coworkers'
import { RULE_EXAMPLES } from '@salvia/fixtures/demo-world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { employeeCalls } from '../testing/employee-calls.ts'
import { NO_ID, openTestApp, type TestApp } from '../testing/index.ts'
import { accountOf, employeesOf } from '../testing/test.store.ts'

/*
 * Every call about one employee, by every kind of user, of somebody whom the user may order for, whom each rule shuts, and
 * who is out of reach in each way. authorization.test.ts asks the same calls with every kind of token.
 */
const COMPANY = '10401'
const [HR, MANAGER, ORDERER] = ['hr@demo.example', 'chef@demo.example', 'bestallare@demo.example']
const NOT_FOUND = '404 COWORKER_NOT_FOUND'

/** The calls, each with what it is asked of. `own` is the hash of the user. */
const CALLS: Readonly<Record<string, (own: string, employee: string) => string>> = {
  'coworkers.get': (own, name) => `persons/${own}/companies/${COMPANY}/subcompanies/all/${name}`,
  'coworkers.number': (_, name) => `employees/${COMPANY}/${name}/number`,
  'timeline.get': (_, name) => `employees/${COMPANY}/${name}/timeline`,
}

let salvia: TestApp
const tokens = new Map<string, string>()
beforeAll(async () => {
  salvia = await openTestApp()
  for (const email of [HR, MANAGER, ORDERER]) tokens.set(email, await salvia.signIn(email))
})
afterAll(() => salvia.close())

async function ask(call: string, user: string, name: string): Promise<string> {
  const { pid } = await accountOf(salvia.services.db, user)
  const path = CALLS[call]?.(salvia.services.secrets.pidHash(pid ?? ''), name) ?? expect.fail('no call')
  const response = await salvia.call('GET', path, { token: tokens.get(user) ?? '' })
  return [response.statusCode, response.json<{ code?: string }>().code].filter(Boolean).join(' ')
}
const nameOf = (email: string) => employeeCalls(salvia).nameOf(email)
const anyoneAt = async (clientNumber: string) =>
  salvia.services.secrets.pidHash((await employeesOf(salvia.services.db, clientNumber))[0]?.pid ?? '')

describe.each(Object.keys(CALLS))('%s', call => {
  test.each([
    [HR, 'medarbetare@demo.example'],
    [MANAGER, 'medarbetare@demo.example'],
    [HR, 'bestallare@demo.example'],
    [HR, 'dag.skoglund@demo.example'],
  ])('%s is let in to %s', async (user, employee) => {
    expect(await ask(call, user, await nameOf(employee))).toBe('200')
  })

  test.each(RULE_EXAMPLES)('$user is shut out from $employee by $rule', async ({ user, employee, rule }) => {
    expect(await ask(call, user, await nameOf(employee))).toBe(`403 ${EXCLUSION_RULE_ERRORS[rule]}`)
  })

  test('HR is shut out from oneself alone', async () => {
    expect(await ask(call, HR, await nameOf(HR))).toBe('403 EXCLUDED_BY_SELF_INSIGHT')
  })

  test.each([MANAGER, ORDERER])('%s is told of nobody out of reach', async user => {
    expect(await ask(call, user, await nameOf(HR))).toBe(NOT_FOUND)
  })

  test.each(['10402', '10403', '20877'])(
    '%s: nobody of another company is known at this one',
    async other => {
      for (const user of [HR, MANAGER, ORDERER])
        expect(await ask(call, user, await anyoneAt(other))).toBe(NOT_FOUND)
    },
  )

  test.each(['199001012385', NO_ID, 'x', '%2e%2e%2f'])('%s is nobody', async name => {
    for (const user of [HR, MANAGER, ORDERER]) expect(await ask(call, user, name)).toBe(NOT_FOUND)
  })
})
