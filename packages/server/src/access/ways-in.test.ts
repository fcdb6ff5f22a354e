import { ssoHintsSchema } from '@salvia/core/auth'
import type { LoginMethod } from '@salvia/core/companies'
import { type ErrorCode, errorText } from '@salvia/core/error-catalogue'
import { AppError } from '@salvia/core/errors'
import { DEMO_PASSWORD } from '@salvia/fixtures/demo-world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MINUTE_MS } from '../clock.ts'
import { hashPassword } from '../features/auth/password-hash.ts'
import { signInPerson } from '../features/bankid/sign-in-person.ts'
import { replaceRealms } from '../features/sso/sso.store.ts'
import { openTestApp, type TestApp } from '../testing/index.ts'
import { openProvider, type TestProvider } from '../testing/openid.ts'
import { accountOf, setLoginMethod } from '../testing/test.store.ts'
import { makeVisitors, setClosed, VISITED, type Visitor } from '../testing/visitors.store.ts'

/**
 * THE policy of who gets in: each row someone, each column a way in at a customer that takes either, BankID only or
 * passwords only. `in` is a session, `link` a mail that binds BankID to the account, `activation` the way to activate
 * it, everything else the code of why not.
 */
const POLICY = `
who                                           | BankID, either     | BankID, BankID only | BankID, passwords only | password, either | password, BankID only | password, passwords only | single sign-on
orderer by file, active                       | link               | link                | BANKID_NOT_ACCEPTED    | in               | WRONG_LOGIN_METHOD    | in                       | in
orderer by file, not activated                | link               | link                | BANKID_NOT_ACCEPTED    | SIGN_IN_FAILED   | SIGN_IN_FAILED        | SIGN_IN_FAILED           | activation
orderer by file, no employee has the email    | NOT_PERMITTED      | NOT_PERMITTED       | NOT_PERMITTED          | in               | WRONG_LOGIN_METHOD    | in                       | in
orderer with a number, active                 | in                 | in                  | BANKID_NOT_ACCEPTED    | in               | WRONG_LOGIN_METHOD    | in                       | in
orderer with a number, not activated          | NOT_ACTIVE         | NOT_ACTIVE          | NOT_ACTIVE             | SIGN_IN_FAILED   | SIGN_IN_FAILED        | SIGN_IN_FAILED           | activation
orderer with a number, without a password     | in                 | in                  | BANKID_NOT_ACCEPTED    | SIGN_IN_FAILED   | SIGN_IN_FAILED        | SIGN_IN_FAILED           | in
Extended Orderer by the provider              | in                 | in                  | BANKID_NOT_ACCEPTED    | in               | WRONG_LOGIN_METHOD    | in                       | in
immediate manager by number                   | in                 | in                  | BANKID_NOT_ACCEPTED    | in               | WRONG_LOGIN_METHOD    | in                       | in
immediate manager by email                    | link               | link                | BANKID_NOT_ACCEPTED    | in               | WRONG_LOGIN_METHOD    | in                       | in
immediate manager without an account          | link               | link                | BANKID_NOT_ACCEPTED    | SIGN_IN_FAILED   | SIGN_IN_FAILED        | SIGN_IN_FAILED           | activation
manager who manages nobody any more           | NOT_PERMITTED      | NOT_PERMITTED       | NOT_PERMITTED          | NOT_PERMITTED    | NOT_PERMITTED         | NOT_PERMITTED            | NOT_PERMITTED
reviewer of statistics alone                  | NOT_PERMITTED      | NOT_PERMITTED       | NOT_PERMITTED          | NOT_PERMITTED    | NOT_PERMITTED         | NOT_PERMITTED            | NOT_PERMITTED
employee without an account                   | NOT_PERMITTED      | NOT_PERMITTED       | NOT_PERMITTED          | SIGN_IN_FAILED   | SIGN_IN_FAILED        | SIGN_IN_FAILED           | NOT_PERMITTED
left, without a role                          | NOT_AUTHORISED     | NOT_AUTHORISED      | NOT_AUTHORISED         | NOT_AUTHORISED   | NOT_AUTHORISED        | NOT_AUTHORISED           | SSO_ERROR
closed account                                | NOT_PERMITTED      | NOT_PERMITTED       | NOT_PERMITTED          | SIGN_IN_FAILED   | SIGN_IN_FAILED        | SIGN_IN_FAILED           | NOT_PERMITTED
case worker                                   | in                 | in                  | in                     | in               | in                    | in                       | SSO_ERROR
unknown                                       | NOT_AUTHORISED     | NOT_AUTHORISED      | NOT_AUTHORISED         | SIGN_IN_FAILED   | SIGN_IN_FAILED        | SIGN_IN_FAILED           | NOT_AUTHORISED
`

/** The same once the provider has closed the customer. */
const CLOSED_CUSTOMER = `
who                                           | BankID, either     | password, either | single sign-on
orderer by file, active                       | NOT_AUTHORISED     | CUSTOMER_CLOSED  | CUSTOMER_CLOSED
orderer with a number, active                 | CUSTOMER_CLOSED    | CUSTOMER_CLOSED  | CUSTOMER_CLOSED
Extended Orderer by the provider              | CUSTOMER_CLOSED    | CUSTOMER_CLOSED  | CUSTOMER_CLOSED
immediate manager by number                   | CUSTOMER_CLOSED    | CUSTOMER_CLOSED  | CUSTOMER_CLOSED
immediate manager by email                    | NOT_AUTHORISED     | CUSTOMER_CLOSED  | CUSTOMER_CLOSED
immediate manager without an account          | NOT_AUTHORISED     | SIGN_IN_FAILED   | NOT_PERMITTED
case worker                                   | in                 | in               | SSO_ERROR
`

/** What the tables shorten. */
const CODES: Readonly<Record<string, ErrorCode>> = {
  link: 'BANKID_LINK_MAILED',
  NOT_PERMITTED: 'SIGN_IN_NOT_PERMITTED',
  NOT_AUTHORISED: 'SIGN_IN_NOT_AUTHORISED',
  NOT_ACTIVE: 'BANKID_ACCOUNT_NOT_ACTIVE',
}
const METHODS: Readonly<Record<string, LoginMethod>> = {
  either: 'either',
  'BankID only': 'bankid',
  'passwords only': 'password',
}
const REALM = 'acme'

let salvia: TestApp
let provider: TestProvider
let visitors: ReadonlyMap<string, Visitor>
beforeAll(async () => {
  salvia = await openTestApp()
  const { db } = salvia.services
  visitors = await makeVisitors(db, await hashPassword(DEMO_PASSWORD), salvia.clock.now())
  provider = await openProvider({ origin: 'http://localhost', realms: [REALM] })
  await replaceRealms(db, [provider.realm({ realm: REALM, clientNumbers: [VISITED] })])
  for (const [who, { email }] of visitors) provider.add(who, { email, email_verified: true })
})
afterAll(async () => {
  await provider.close()
  await salvia.close()
})

/** What a refusal says; a code without its sentence is none. */
function told(code: string, data: AppError['data'] = {}): string {
  for (const locale of ['sv', 'en'] as const) {
    const { title, action } = errorText(code as ErrorCode, locale, data)
    expect(`${title} ${action}`).toMatch(/^\S.{20,}\.$/s)
  }
  return code
}

async function byBankId({ pid }: Visitor): Promise<string> {
  const { services, clock } = salvia
  const call = {
    ...{
      services,
      now: clock.now(),
      isSecure: true,
      isPortal: false,
      userAgent: '',
      origin: 'http://localhost',
    },
    clientAddress: '192.0.2.1',
    cookies: { set: () => undefined },
  }
  return signInPerson(call, pid).then(
    () => 'in',
    (error: unknown) => {
      if (error instanceof AppError) return told(error.code, error.data)
      throw error
    },
  )
}

async function byPassword({ email }: Visitor): Promise<string> {
  const response = await salvia.call('POST', 'tokens', { body: { email, password: DEMO_PASSWORD } })
  return response.statusCode === 200 ? 'in' : told(response.json<{ code: string }>().code)
}

async function bySso(who: string): Promise<string> {
  const cookies = new Map<string, string>()
  const open = async (url: string) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await salvia.app.inject({ url, headers: { cookie } })
    for (const { name, value } of response.cookies) cookies.set(name, value)
    return String(response.headers.location)
  }
  const back = await provider.signIn(await open(`/api/sso/${REALM}`), who)
  const end = new URL(await open(back.pathname + back.search), 'http://localhost')
  const code = end.searchParams.get('error')
  if (code !== null) return told(code)
  const hints = ssoHintsSchema.parse(JSON.parse(decodeURIComponent(cookies.get('wp_sso') ?? '')))
  return hints.activationToken === undefined ? 'in' : 'activation'
}

async function comeIn(who: string, column: string): Promise<string> {
  const visitor = visitors.get(who) ?? expect.fail(`Nobody is ${who}.`)
  const [way, customer = 'either'] = column.split(', ')
  await setLoginMethod(salvia.services.db, VISITED, METHODS[customer] ?? expect.fail(customer))
  // Beyond the pauses between mails and the limits of a network.
  salvia.clock.advance(61 * MINUTE_MS)
  if (way === 'BankID') return byBankId(visitor)
  return way === 'password' ? byPassword(visitor) : bySso(who)
}

/** The cells of a table, by who and by way. */
function cellsOf(table: string): { who: string; ways: [string, string][] }[] {
  const [head = [], ...rows] = table
    .trim()
    .split('\n')
    .map(line => line.split('|').map(cell => cell.trim()))
  return rows.map(([who = '', ...cells]) => ({
    who,
    ways: cells.map((cell, at) => [head[at + 1] ?? '', CODES[cell] ?? cell]),
  }))
}

async function expectWays({ who, ways }: ReturnType<typeof cellsOf>[number]): Promise<void> {
  const found: [string, string][] = []
  for (const [column] of ways) {
    found.push([column, await comeIn(who, column)])
    await visitors.get(who)?.forget?.()
  }
  expect(found).toEqual(ways)
}

test('every visitor stands in the policy', () => {
  expect(cellsOf(POLICY).map(({ who }) => who)).toEqual([...visitors.keys()])
})

describe('who gets in, and what the others are told', () => {
  test.each(cellsOf(POLICY))('$who', expectWays)
})

describe('who gets in once the customer is closed', () => {
  beforeAll(() => setClosed(salvia.services.db, VISITED, salvia.clock.now()))
  afterAll(() => setClosed(salvia.services.db, VISITED, null))
  test.each(cellsOf(CLOSED_CUSTOMER))('$who', expectWays)
})

test('nobody was bound to a number by any of it', async () => {
  const { pid } = await accountOf(salvia.services.db, visitors.get('orderer by file, active')?.email ?? '')
  expect(pid).toBeNull()
})
