import {
  type AccessEmployee,
  absenceReason,
  coworkerContexts,
  mayOrderFor,
  type OrdererRole,
  orderAccess,
  unitTree,
  waysOfSeeing,
} from '@salvia/core/access'
import type { previewedEmployeesList } from '@salvia/core/access-preview'
import {
  COWORKER_CONTEXTS,
  type CoworkerContext,
  type CoworkerDetails,
  type coworkersList,
  type Explanation,
} from '@salvia/core/coworkers'
import type { PageOf } from '@salvia/core/lists'
import { TEST_PERSONNUMMER } from '@salvia/core/test-identities'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toldBy } from '../../testing/employee-calls.ts'
import { addGeneratedCompany, type GeneratedCompany } from '../../testing/generated-company.store.ts'
import { openTestApp, TEST_NOW, type TestApp } from '../../testing/index.ts'
import { accountOf, allAccounts } from '../../testing/test.store.ts'

/*
 * Small companies are made up, and the real calls are asked about everyone in them, by two users and by HR: the list, the
 * page under each filter, the explanation under each filter, and the preview. Each must say what the rules of core say.
 */
const HR = 'hr@demo.example'
const USERS = ['chef@demo.example', 'bestallare@demo.example'] as const
/** An account without an identity number: its employee is found by email. */
const UNBOUND = 'malin.ekwall@demo.example'
const STAFF = 6
const CODES = {
  'self-insight': '403 EXCLUDED_BY_SELF_INSIGHT',
  ordering: '403 EXCLUDED_BY_ORDERING',
  colleague: '403 EXCLUDED_BY_COLLEAGUE',
} as const

let salvia: TestApp
const tokens = new Map<string, string>()
const accounts = new Map<string, { id: string; pid: string | null }>()
/** Identity numbers that no account has. */
let nobodys: string[]
beforeAll(async () => {
  salvia = await openTestApp()
  const { db } = salvia.services
  for (const email of [HR, ...USERS]) tokens.set(email, await salvia.signIn(email))
  for (const email of [HR, ...USERS, UNBOUND]) accounts.set(email, await accountOf(db, email))
  const taken = new Set((await allAccounts(db)).map(({ pid }) => pid))
  nobodys = TEST_PERSONNUMMER.filter(pid => !taken.has(pid)).slice(0, STAFF)
})
afterAll(() => salvia.close())

const accountNamed = (email: string) => accounts.get(email) ?? expect.fail(`no account ${email}`)

/** Who an employee is: somebody with an account, or one of those without. */
const anyone = fc.constantFrom(...USERS, UNBOUND, null, null)
const anyCompany = fc
  .array(fc.nat(9), { minLength: 0, maxLength: 4 })
  .map(above => [null, ...above.map((parent, i) => parent % (i + 1))])
  .chain(parents => {
    const unit = fc.nat(parents.length - 1)
    return fc.record({
      parents: fc.constant(parents),
      // Nobody has a role for a unit twice.
      roles: fc.uniqueArray(
        fc.record({
          who: fc.constantFrom(...USERS, UNBOUND),
          unit,
          recursive: fc.boolean(),
          role: fc.constantFrom('orderer' as const, 'orderer' as const, 'extended-orderer' as const),
        }),
        { maxLength: 5, selector: ({ who, unit, role }) => `${who} ${unit} ${role}` },
      ),
      staff: fc.array(
        fc.record({
          who: anyone,
          unit,
          manager: fc.oneof(
            fc.constant(null),
            fc.record({ employee: fc.nat(STAFF) }),
            fc.record({ who: fc.constantFrom(...USERS) }),
          ),
        }),
        { minLength: 1, maxLength: STAFF },
      ),
    })
  })
type MadeUp = typeof anyCompany extends fc.Arbitrary<infer T> ? T : never

/** Everything that can be said is said of somebody here, whatever is made up besides. */
const TELLING: MadeUp = {
  parents: [null, 0],
  roles: [
    { who: USERS[0], unit: 1, recursive: false, role: 'orderer' },
    { who: UNBOUND, unit: 1, recursive: false, role: 'orderer' },
  ],
  staff: [
    { who: USERS[0], unit: 1, manager: null },
    { who: UNBOUND, unit: 1, manager: null },
    { who: null, unit: 1, manager: null },
    { who: null, unit: 0, manager: { employee: 0 } },
    { who: null, unit: 0, manager: null },
  ],
}

let made = 0

/** The company as it is stored. Nobody is employed twice, and a manager is an earlier employee. */
function companyOf({ parents, roles, staff }: MadeUp): GeneratedCompany {
  made += 1
  const employed = staff.filter(({ who }, i) => who === null || staff.findIndex(one => one.who === who) === i)
  const hr = { accountId: accountNamed(HR).id, unit: 0, recursive: true, role: 'extended-orderer' } as const
  return {
    clientNumber: String(70_000 + made),
    parents,
    roles: [hr, ...roles.map(({ who, ...role }) => ({ ...role, accountId: accountNamed(who).id }))],
    employees: employed.map(({ who, unit, manager }, i) => ({
      pid: (who && accountNamed(who).pid) ?? nobodys[i] ?? expect.fail('too few numbers'),
      email: who,
      unit,
      manager:
        manager && 'who' in manager
          ? { accountId: accountNamed(manager.who).id }
          : manager && manager.employee < i
            ? { employee: manager.employee }
            : null,
    })),
    members: [HR, ...USERS].map(email => accountNamed(email).id),
  }
}

/** What the rules of core are told about each employee. */
function factsOf(company: GeneratedCompany): AccessEmployee[] {
  const accountOfEmployee = (place: number) => accounts.get(company.employees[place]?.email ?? '')?.id ?? null
  return company.employees.map(({ unit, manager }, place) => ({
    unitId: String(unit),
    accountId: accountOfEmployee(place),
    managerAccountId:
      manager === null
        ? null
        : 'accountId' in manager
          ? manager.accountId
          : accountOfEmployee(manager.employee),
  }))
}

function accessOf(company: GeneratedCompany, email: string) {
  const { clientNumber } = company
  const tree = unitTree(
    company.parents.map((parent, unit) => ({
      ...{ id: String(unit), parentId: parent === null ? null : String(parent), clientNumber },
    })),
  )
  const roles: OrdererRole[] = company.roles.map(({ unit, ...role }) => ({ ...role, unitId: String(unit) }))
  const own = company.employees.find(employee => employee.email === email)
  const employment = own
    ? ({ kind: 'unit', unitId: String(own.unit) } as const)
    : ({ kind: 'elsewhere' } as const)
  return orderAccess({ accountId: accountNamed(email).id, employment }, tree, roles)
}

/** What the calls say about one employee under one filter, in one word each. */
interface Said {
  readonly listed: boolean
  readonly previewed: boolean
  readonly page: string
  readonly reason: string
  /** The rule, and the right to order, as list and preview tell them. */
  readonly verdicts: readonly string[]
}

const word = ({ excludedBy, mayOrder }: { excludedBy: string | null; mayOrder: boolean }) =>
  excludedBy ?? (mayOrder ? 'allowed' : 'no-role')

async function get<T>(email: string, path: string) {
  return toldBy<T>(await salvia.call('GET', path, { token: tokens.get(email) ?? '' }))
}

/** Asks everything about everyone, by one user and by HR about that user. */
async function askedBy(email: string, company: GeneratedCompany, ids: readonly string[]) {
  const { clientNumber } = company
  const { id: accountId, pid } = accountNamed(email)
  const { pidHash } = salvia.services.secrets
  const own = pidHash(pid ?? '')
  const said = new Map<string, Said>()
  for (const context of COWORKER_CONTEXTS) {
    const base = `persons/${own}/companies/${clientNumber}`
    const list = await get<PageOf<typeof coworkersList>>(email, `${base}/subordinates/${context}`)
    const previewPath = `access/${clientNumber}/people/${accountId}/employees?context=${context}`
    const preview = await get<PageOf<typeof previewedEmployeesList>>(HR, previewPath)
    for (const [place, employee] of company.employees.entries()) {
      const name = pidHash(employee.pid)
      const listed = list.body.items.find(({ id }) => id === ids[place])
      const previewed = preview.body.items.find(({ id }) => id === ids[place])
      const page = await get<CoworkerDetails>(email, `${base}/subcompanies/${context}/${name}`)
      said.set(`${place} ${context}`, {
        listed: listed !== undefined,
        previewed: previewed !== undefined,
        page: page.code
          ? `${page.status} ${page.code}`
          : `${word({ ...page.body, excludedBy: null })} ${page.body.contexts}`,
        reason: await reasonOf(email, clientNumber, { q: employee.pid, context }),
        verdicts: [listed, previewed]
          .flatMap(row => (row ? [word(row)] : []))
          .concat(previewed?.through ?? []),
      })
    }
  }
  return said
}

async function reasonOf(email: string, clientNumber: string, body: { q: string; context: CoworkerContext }) {
  const path = `employees/${clientNumber}/explanations/searches`
  const response = await salvia.call('POST', path, { token: tokens.get(email) ?? '', body })
  return JSON.stringify(toldBy<Explanation>(response).body.people.map(({ reason }) => reason))
}

/** The same by the rules of core. */
function expectedFor(email: string, company: GeneratedCompany): Map<string, Said> {
  const access = accessOf(company, email)
  const said = new Map<string, Said>()
  for (const [place, facts] of factsOf(company).entries()) {
    const verdict = mayOrderFor(access, facts)
    const contexts = coworkerContexts(access, facts)
    for (const context of COWORKER_CONTEXTS) {
      const isThere = contexts.includes(context)
      const reason = absenceReason(context, access, facts)
      const told = verdict.kind === 'excluded' ? verdict.rule : verdict.kind
      const page = verdict.kind === 'excluded' ? CODES[verdict.rule] : `${told} ${contexts}`
      said.set(`${place} ${context}`, {
        listed: isThere,
        previewed: isThere,
        page: isThere ? page : '404 COWORKER_NOT_FOUND',
        reason: JSON.stringify(reason ? [reason] : []),
        verdicts: isThere ? [told, told, ...waysOfSeeing(access, facts)] : [],
      })
    }
  }
  return said
}

test('property: list, page, explanation and preview say of everybody what the rules say', async () => {
  const seen = new Set<string>()
  await fc.assert(
    fc.asyncProperty(anyCompany, async madeUp => {
      const company = companyOf(madeUp)
      const { employees } = await addGeneratedCompany(salvia.services.db, company, TEST_NOW)
      for (const email of USERS) {
        const said = await askedBy(email, company, employees)
        expect(Object.fromEntries(said)).toEqual(Object.fromEntries(expectedFor(email, company)))
        for (const { page } of said.values()) seen.add(page.split(' ').slice(0, 2).join(' '))
      }
    }),
    { numRuns: 5, endOnFailure: true, examples: [[TELLING]] },
  )
  for (const page of ['allowed', 'no-role', '403 EXCLUDED_BY_SELF_INSIGHT', '403 EXCLUDED_BY_ORDERING'])
    expect(
      [...seen].some(said => said.startsWith(page)),
      page,
    ).toBe(true)
  expect([...seen]).toContain('404 COWORKER_NOT_FOUND')
}, 300_000)
