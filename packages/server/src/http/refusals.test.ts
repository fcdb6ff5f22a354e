import { answersOf, contract, endpointsOf } from '@salvia/core/api'
import { type Endpoint, needsSession } from '@salvia/core/contract'
import type { ErrorCode } from '@salvia/core/error-catalogue'
import type { Problem } from '@salvia/core/errors'
import { FEATURE_NAMES, FEATURES } from '@salvia/core/features'
import { MATTER_KINDS } from '@salvia/core/matters'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { providerToken, sendLines } from '../testing/feed-calls.ts'
import { NO_ID, openTestApp, TEST_NOW, type TestApp } from '../testing/index.ts'
import { accountOf, setFeatures } from '../testing/test.store.ts'

const OWN = '10401'
const FOREIGN = '20877'
const NOBODYS = '99999'

let salvia: TestApp
let tokens: Record<'hr' | 'manager', string>
let pidHash: string

beforeAll(async () => {
  salvia = await openTestApp()
  tokens = { hr: await salvia.signIn('hr@demo.example'), manager: await salvia.signIn('chef@demo.example') }
  const { pid } = await accountOf(salvia.services.db, 'hr@demo.example')
  pidHash = salvia.services.secrets.pidHash(pid ?? '')
})
afterAll(() => salvia.close())
afterEach(async () => {
  salvia.clock.set(TEST_NOW)
  await setFeatures(salvia.services.db, OWN, null)
})

const endpoints = endpointsOf(contract)
const titled = (which: readonly Endpoint[]) =>
  which.map(endpoint => [`${endpoint.method} ${endpoint.path}`, endpoint] as const)

function pathOf({ path }: Endpoint, clientNumber = OWN): string {
  const values: Record<string, string> = {
    clientNumber,
    companyId: clientNumber,
    id: NO_ID,
    pid: pidHash,
    context: 'all',
    type: 'csv',
    event: 'acknowledge',
  }
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? name)
}

const call = (named: Endpoint, token: string | undefined, clientNumber?: string) =>
  salvia.call(named.method, pathOf(named, clientNumber), token ? { token } : {})

const answered = (response: Awaited<ReturnType<typeof call>>) => {
  const { code, status } = response.json<{ code: string; status: number }>()
  return { status: response.statusCode, code, bodyStatus: status }
}

const ofCompany = endpoints.filter(endpoint => /\{(clientNumber|companyId)\}/.test(endpoint.path))
const gated = endpoints.filter(endpoint => endpoint.feature !== undefined)

/** What case workers do with matters, whatever their customers have agreed on. */
const CASES_OF_MATTERS = endpoints
  .filter(({ path }) => Object.keys(MATTER_KINDS).some(kind => path.split('/')[0] === `${kind}-cases`))
  .map(({ name }) => name)
/** Who holds a link that was mailed, or asks for one, is not signed in. */
const BY_LINK = [
  'accounts.activate',
  'accounts.checkPasswordLink',
  'accounts.requestActivation',
  'accounts.requestRecovery',
  'accounts.setPassword',
  'accounts.unsubscribe',
]
const WAYS_IN = [
  ...BY_LINK,
  'auth.signIn',
  'bankid.cancel',
  'bankid.collect',
  'bankid.start',
  'pairings.cancel',
  'pairings.collect',
  'pairings.start',
]

/** Refusals that an endpoint cannot give, with the reason. */
const EXEMPT: readonly { code: ErrorCode; reason: string; names: readonly string[] }[] = [
  { code: 'NOT_SIGNED_IN', reason: 'is the way in', names: WAYS_IN },
  { code: 'SIGNED_OUT', reason: 'is the way in', names: WAYS_IN },
  {
    code: 'NOT_FOUND',
    reason: 'names no company and no object, and takes no token',
    names: [
      ...BY_LINK,
      'auth.signIn',
      'bankid.start',
      'pairings.cancel',
      'pairings.collect',
      'pairings.start',
    ],
  },
  {
    code: 'FEATURE_NOT_ALLOWED',
    reason: 'belongs to no feature',
    names: [
      ...BY_LINK,
      'auth.renew',
      'auth.signIn',
      'auth.signOut',
      'bankid.cancel',
      'bankid.collect',
      'bankid.start',
      'caseWorkers.list',
      'caseWorkers.setFunctions',
      'cases.act',
      'cases.changes',
      'cases.download',
      'cases.downloadAttachment',
      'cases.get',
      'cases.leftOut',
      'cases.list',
      'cases.search',
      'companies.select',
      'customerFiles.attach',
      'customerFiles.draftChanges',
      'customerFiles.review',
      'customerFiles.setTemplate',
      'customerFiles.submit',
      'customerFiles.template',
      'customerUsers.list',
      'customerUsers.search',
      'customers.act',
      'customers.actOnUser',
      'customers.get',
      'customers.list',
      'customers.search',
      'deadlines.list',
      'feedFiles.put',
      'feeds.list',
      'feeds.reconcile',
      'feeds.send',
      'feeds.setSilence',
      'feeds.status',
      'feeds.watch',
      'machineTokens.list',
      'machineTokens.listOfCustomer',
      'machineTokens.revoke',
      'machineTokens.revokeAllOfCustomer',
      'machineTokens.revokeOfCustomer',
      'machineTokens.rotate',
      'matters.list',
      'matters.search',
      'notifications.list',
      'notifications.turn',
      ...CASES_OF_MATTERS,
      'orderChanges.attachment',
      'orderChanges.list',
      'pairings.approve',
      'pairings.cancel',
      'pairings.collect',
      'pairings.find',
      'pairings.refuse',
      'pairings.start',
      'profile.answerConsent',
      'profile.changePassword',
      'profile.get',
      'profile.getForCompany',
      'profile.update',
      'providerTokens.create',
      'providerTokens.list',
      'providerTokens.revoke',
      'replyTemplates.create',
      'replyTemplates.list',
      'replyTemplates.remove',
      'replyTemplates.update',
      'sessions.end',
      'sessions.endOthers',
      'sessions.list',
    ],
  },
]

test.each(EXEMPT)('cannot answer $code: $reason', ({ code, names }) => {
  const without = endpoints.filter(endpoint => !answersOf(endpoint).includes(code))
  expect(without.map(({ name }) => name).sort()).toEqual([...names].sort())
})

describe("with another customer's number: 404, as for a number that nobody has", () => {
  test.each(titled(ofCompany))('%s', async (_, named) => {
    const foreign = await call(named, tokens.hr, FOREIGN)
    const nobodys = await call(named, tokens.hr, NOBODYS)
    expect(answered(foreign)).toEqual({ status: 404, code: 'NOT_FOUND', bodyStatus: 404 })
    const { traceId: _a, ...foreignBody } = foreign.json<{ traceId: string }>()
    const { traceId: _b, ...nobodysBody } = nobodys.json<{ traceId: string }>()
    expect(foreignBody).toEqual(nobodysBody)
  })
})

describe('with the feature off for the organisation: 403 with its key', () => {
  test.each(titled(gated))('%s', async (_, named) => {
    const off = named.feature
    const others = FEATURE_NAMES.filter(feature => feature !== off && feature !== named.orFeature).map(
      feature => FEATURES[feature].key,
    )
    await setFeatures(salvia.services.db, OWN, others)
    const response = await call(named, tokens.hr)
    expect(answered(response)).toEqual({ status: 403, code: 'FEATURE_NOT_ALLOWED', bodyStatus: 403 })
    expect(response.json()).toMatchObject({ feature: off && FEATURES[off].key, lacks: 'agreement' })
    expect(response.json<Problem>().title).toBe(
      `Er organisation har inget avtal för ${off && FEATURES[off].name.sv}.`,
    )
  })
})

describe('with the feature off for the role: 403', () => {
  const ofHr = gated.filter(endpoint => endpoint.feature === 'personnel-file')
  test.each(titled(ofHr))('%s', async (_, named) => {
    const response = await call(named, tokens.manager)
    expect(response.json()).toMatchObject({
      status: 403,
      code: 'FEATURE_NOT_ALLOWED',
      feature: 'persim',
      lacks: 'permission',
      title: 'Du har inte behörighet till Personalfil.',
    })
  })
})

describe('with the token of one of the provider’s own systems: 404 on every call but those of systems', () => {
  let systems: Record<'every kind' | 'one kind', string>
  beforeAll(async () => {
    systems = {
      'every kind': await providerToken(salvia),
      'one kind': await providerToken(salvia, ['clinics']),
    }
  })
  const elsewhere = endpoints.filter(endpoint => needsSession(endpoint) && endpoint.access !== 'provider')

  test.each(titled(elsewhere))('%s', async (_, named) => {
    for (const token of Object.values(systems)) {
      expect(answered(await call(named, token))).toEqual({ status: 404, code: 'NOT_FOUND', bodyStatus: 404 })
    }
  })

  test('a kind that the token does not name: 403', async () => {
    const ofKinds = endpoints.filter(({ access, path }) => access === 'provider' && path.includes('{kind}'))
    expect(ofKinds).toHaveLength(3)
    for (const { method, path } of ofKinds) {
      const address = path.replace('{kind}', 'services')
      const token = systems['one kind']
      const response =
        method === 'GET'
          ? await salvia.call('GET', address, { token })
          : await sendLines(salvia, address, { token, lines: '' })
      expect(response.json()).toMatchObject({ status: 403, code: 'FEED_KIND_NOT_ALLOWED' })
    }
  })
})
