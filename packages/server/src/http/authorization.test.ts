import { createHash } from 'node:crypto'
import { contract, endpointsOf } from '@salvia/core/api'
import { type Endpoint, needsSession } from '@salvia/core/contract'
import type { Upload } from '@salvia/core/personnel-file'
import { addElapsed } from '@salvia/core/primitives'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { providerToken, sendLines } from '../testing/feed-calls.ts'
import {
  answer,
  csvOf,
  draftsForCustomer,
  fileCaller,
  NO_ID,
  openTestApp,
  rightRows,
  TEST_NOW,
  type TestApp,
} from '../testing/index.ts'
import { mailsAfter, secretIn } from '../testing/mail-box.ts'
import {
  changedAccount,
  newMachineToken,
  newReplyTemplate,
  newSession,
  newSubscription,
  orderableEmployee,
  rootUnit,
  USER_OF_CUSTOMER,
  upcomingBooking,
  visibleCertificate,
  visibleOrder,
} from '../testing/objects-of-calls.ts'
import { sendFile } from '../testing/personnel-file-calls.ts'
import { KNOWN, type Known, type KnownName, REFUSED, type RefusedName } from '../testing/principals.ts'
import { rightBody } from '../testing/right-bodies.ts'
import { accountOf, setFeatures } from '../testing/test.store.ts'
import { withdrawAnother } from '../testing/test-certificates.store.ts'

/** Every call of the contract, for everyone who could make it, on every kind of object. */
const ENDPOINTS = endpointsOf(contract)
/** The calls that are made: all, or those of one concept where the others were made already. */
const CALLED = ENDPOINTS.filter(({ name }) => name.startsWith(process.env.TEST_CALLS_OF ?? ''))
const [OWN, SISTER, SHUT, FOREIGN, NOBODYS] = ['10401', '10402', '10403', '20877', '99999']
const HR = 'hr@demo.example'
const SENT_FILE = Buffer.from('Hej')

/** `own` exists and is the company's; `not allowed` is of the same customer and not within reach here. */
const OBJECTS = ['own', 'not allowed', 'foreign', 'non-existent'] as const
type ObjectKind = (typeof OBJECTS)[number]

let salvia: TestApp
const tokens = new Map<string, string>()
const uploads = new Map<string, string>()
/** A booking to come that each account sees, by its email; and one of the sister company. */
const bookings = new Map<string, string>()
/** An order that each account sees all of, by its email; and one of the sister company. */
const orders = new Map<string, string>()
/** A certificate that each account sees, by its email; and one of the sister company. */
const certificates = new Map<string, string>()
/** Somebody whom each account may order for, as addresses name them, by its email; and somebody of the sister company. */
const employees = new Map<string, string>()
/** A row of each other list of the own and of the sister company, by its concept. */
const rows = new Map<string, string>()
/** Machine tokens of the sister company, and of the own one: HR and case workers use them up. */
const spares: string[] = []
/** Three calls on one token, by three who may make one of them. */
const SPARES = 9
let file: Uint8Array
beforeAll(async () => {
  salvia = await openTestApp()
  for (const [name, known] of Object.entries<Known>(KNOWN)) {
    if (known.email) tokens.set(name, await salvia.signIn(known.email))
  }
  const hr = tokens.get('extended orderer') ?? ''
  tokens.set('machine', (await newMachineToken(salvia, { clientNumber: OWN, token: hr })).token)
  spares.push((await newMachineToken(salvia, { clientNumber: SISTER, token: hr })).id)
  for (let made = 0; made < SPARES; made += 1)
    spares.push((await newMachineToken(salvia, { clientNumber: OWN, token: hr })).id)
  for (const [name, { kinds }] of Object.entries<Known>(KNOWN)) {
    if (kinds) tokens.set(name, await providerToken(salvia, kinds))
  }
  tokens.set('garbage', 'not.a.token')
  const over = await salvia.signIn('hr@demo.example')
  await salvia.call('DELETE', 'tokens', { token: over })
  tokens.set('revoked', over)
  salvia.clock.set(addElapsed(TEST_NOW, { hours: -1 }))
  tokens.set('expired', await salvia.signIn('hr@demo.example'))
  salvia.clock.set(TEST_NOW)
  const body = { email: 'hr@demo.example' }
  const [mail] = await mailsAfter(salvia, () => salvia.call('POST', 'recoveries', { body }))
  tokens.set('link', secretIn(mail))
  file = csvOf(await rightRows(3))
  for (const clientNumber of [OWN, SISTER]) {
    const sent = await fileCaller(salvia, hr).send({ bytes: file, clientNumber })
    uploads.set(clientNumber, sent.id)
  }
  for (const name of ['orderer', 'recursive orderer', 'extended orderer'] as const) {
    const place = { clientNumber: OWN, token: tokens.get(name) ?? '' }
    orders.set(KNOWN[name].email, await visibleOrder(salvia, place))
    bookings.set(KNOWN[name].email, await upcomingBooking(salvia, place))
    certificates.set(KNOWN[name].email, await visibleCertificate(salvia, place))
    employees.set(KNOWN[name].email, await orderableEmployee(salvia, place))
  }
  const sister = { clientNumber: SISTER, token: hr }
  bookings.set(SISTER, await upcomingBooking(salvia, sister))
  orders.set(SISTER, await visibleOrder(salvia, sister))
  certificates.set(SISTER, await visibleCertificate(salvia, sister))
  const at = addElapsed(TEST_NOW, { minutes: 1 })
  for (const id of new Set(certificates.values())) await withdrawAnother(salvia.services.db, id, at)
  employees.set(SISTER, await orderableEmployee(salvia, sister))
  await keepRows(hr)
})
afterAll(() => salvia.close())

/** Keeps the first row of each list of a feature whose calls name one of its rows; files are made anew. */
async function keepRows(token: string): Promise<void> {
  const lists = ENDPOINTS.filter(({ name, path, access }) => {
    const isOfRow = (other: Endpoint) => other.path.startsWith(`${path}/{id}`)
    const isOfOthers = access === 'caseWorker' || name.startsWith('personnelFile.')
    return name.endsWith('.list') && ENDPOINTS.some(isOfRow) && !isOfOthers
  })
  for (const { name, path } of lists.filter(hasCompany)) {
    for (const clientNumber of [OWN, SISTER]) {
      const page = await salvia.call('GET', path.replace('{clientNumber}', clientNumber), { token })
      const [first] = answer<{ items: { id: string }[] }>(page).items
      if (first) rows.set(`${name.split('.')[0]} ${clientNumber}`, first.id)
    }
  }
}

const hasCompany = ({ path }: Endpoint) => /\{(clientNumber|companyId)\}/.test(path)
const hasKind = ({ path }: Endpoint) => path.includes('{kind}')
const hasObject = ({ path }: Endpoint) => /\{(id|pid|orderRef|unit)\}/.test(path)

function companyOf(named: Endpoint, object: ObjectKind): string {
  if (object === 'foreign') return FOREIGN
  if (object === 'own' || hasObject(named)) return OWN
  return object === 'not allowed' ? SHUT : NOBODYS
}

const OF_EMPLOYEE = ['coworkers.get', 'coworkers.number', 'timeline.get', 'certificates.person']
const isOfPreview = (name: string) => /^(accessPreview|previewedEmployees)\./.test(name)
const isOfBooking = (name: string) => name.startsWith('bookings.')
const isOfCertificate = (name: string) => name.startsWith('certificates.')
const isOfOrder = (name: string) => /^(orders|orderCases)\./.test(name)
const isOfMachineToken = (name: string) => name.startsWith('machineTokens.')
const ENDING_CALLS = ['auth.signOut', 'sessions.endOthers']
const SERVICE = 'services.get'
const DRAFT_CALLS = [
  'personnelFile.review',
  'personnelFile.submit',
  'customerFiles.review',
  'customerFiles.submit',
]

/** What is kept for each account of the objects that a call names. */
function keptObjects(name: string): ReadonlyMap<string, string> | undefined {
  if (OF_EMPLOYEE.includes(name)) return employees
  if (isOfBooking(name)) return bookings
  if (isOfOrder(name)) return orders
  return isOfCertificate(name) ? certificates : undefined
}

/** A draft is used up by what it is let into: who may do that gets a new one. */
async function idOf({ name }: Endpoint, object: ObjectKind, known?: Known): Promise<string> {
  const place = object === 'not allowed' ? SISTER : OWN
  if (object === 'non-existent') return NO_ID
  const kept = keptObjects(name)
  if (kept) {
    const whose = object === 'not allowed' ? SISTER : (object === 'own' && known?.email) || HR
    return kept.get(whose) ?? kept.get(HR) ?? expect.fail(`no object of ${name}`)
  }
  if (name === 'providerTokens.revoke') return newProviderToken()
  if (name.startsWith('replyTemplates.') && known?.isCaseWorker) {
    return newReplyTemplate(salvia, tokens.get('case worker') ?? '')
  }
  if (isOfPreview(name)) return rows.get(`accessPreview ${place}`) ?? expect.fail('nobody')
  const changed = changedAccount(name, object === 'own')
  if (changed !== undefined) return (await accountOf(salvia.services.db, changed)).id
  if (isOfMachineToken(name)) {
    const isUsedUp = object === 'own' && (known?.isHr || known?.isCaseWorker)
    return (isUsedUp ? spares.pop() : spares[0]) ?? NO_ID
  }
  // A service that only others have agreed on, and one that every customer has.
  if (name === SERVICE) return object === 'not allowed' ? 'kontroll-klattring' : 'psykologsamtal'
  if (name === 'sessions.end') return newSession(salvia, ownerOf(object, known))
  if (name === 'notifications.turn') return newSubscription(salvia, ownerOf(object, known))
  const listed = rows.get(`${name.split('.')[0]?.replace(/Cases$/, 's')} ${place}`)
  if (listed !== undefined) return listed
  const mayUseUp = known?.isCaseWorker || known?.features.includes('personnel-file')
  if (!DRAFT_CALLS.includes(name) || !mayUseUp) {
    return uploads.get(place) ?? expect.fail('no upload')
  }
  const caller = name.startsWith('customerFiles.')
    ? fileCaller(salvia, tokens.get('case worker') ?? '', draftsForCustomer)
    : fileCaller(salvia, tokens.get('extended orderer') ?? '')
  return answer<Upload>(await caller.attach({ bytes: file, clientNumber: place })).id
}

async function newProviderToken(): Promise<string> {
  const token = tokens.get('case worker') ?? ''
  const body = { name: 'natt', kinds: ['clinics'] }
  return answer<{ id: string }>(await salvia.call('POST', 'provider-tokens', { token, body })).id
}

/** The caller, or someone who is not. */
function ownerOf(object: ObjectKind, known?: Known): string {
  const own = known?.email ?? HR
  return object === 'own' ? own : own === HR ? 'chef@demo.example' : HR
}

/** After a call that ends sessions of an account its users sign in again. */
async function signInAgain(email: string): Promise<void> {
  for (const [name, known] of Object.entries<Known>(KNOWN)) {
    if (known.email === email) tokens.set(name, await salvia.signIn(email))
  }
}

async function pidOf(email: string | undefined): Promise<string> {
  if (email === undefined) return NO_ID
  const { pid } = await accountOf(salvia.services.db, email)
  return salvia.services.secrets.pidHash(pid ?? '')
}

async function pathOf(named: Endpoint, object: ObjectKind, known?: Known): Promise<string> {
  const email = (known ?? KNOWN['extended orderer']).email
  const colleague = email === 'chef@demo.example' ? 'hr@demo.example' : 'chef@demo.example'
  const whose = { own: email, 'not allowed': colleague, foreign: email, 'non-existent': undefined }[object]
  const values: Record<string, string> = {
    clientNumber: companyOf(named, object),
    companyId: companyOf(named, object),
    orderRef: NO_ID,
    context: 'all',
    sha256: createHash('sha256').update(SENT_FILE).digest('hex'),
    type: 'csv',
    kind: object === 'non-existent' ? 'nothing' : 'services',
    graph: 'visits',
    unit: await rootUnit(salvia, { own: OWN, 'not allowed': SISTER, foreign: FOREIGN }[object as string]),
    event: EVENTS[named.name.split('.')[0] ?? ''] ?? 'take-on',
    pid: await pidOf(OF_EMPLOYEE.includes(named.name) ? email : whose),
    id: /\{(id|employeePid)\}/.test(named.path) ? await idOf(named, object, known) : '',
  }
  values.employeePid = values.id ?? ''
  const path = named.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? name)
  return path + (QUERIES[named.name] ?? '')
}

const EVENTS: Readonly<Record<string, string>> = { customers: 'reopen', cases: 'acknowledge' }
const QUERIES: Readonly<Record<string, string>> = {
  'bookings.slots': '?week=2026-W50',
  'orderCases.slots': '?week=2026-W50',
  'statistics.graph': '?start_date=2026-01-01&end_date=2026-10-31',
}

type Expected = 'let in' | 'open' | `${number} ${string}`

/** There is no attachment: who is let in to one is told that it is not there. */
const isOfAttachment = (name: string): boolean => /\.(download|remove)Attachment$/.test(name)

/** What the rules say, in their order. */
function expectedFor(named: Endpoint, known: Known, object: ObjectKind): Expected {
  const endpoint = named
  const { name } = endpoint
  if (!needsSession(endpoint)) return 'open'
  if (known.kinds || endpoint.access === 'provider') return expectedOfSystem(named, known, object)
  if (endpoint.access === 'caseWorker') {
    const isOfAny = hasObject(named) || hasCompany(named) || hasKind(named)
    if (!known.isCaseWorker) return '404 NOT_FOUND'
    if (isOfAny && object === 'non-existent') return notFound(named)
    // A case worker works for every customer; a draft, a token or a user is still one customer's.
    const isElsewhere = name === USER_OF_CUSTOMER ? object === 'not allowed' : object !== 'own'
    if (hasCompany(named) && hasObject(named) && isElsewhere) return '404 NOT_FOUND'
    return isOfAttachment(name) ? '404 NOT_FOUND' : 'let in'
  }
  const company = companyOf(named, object)
  const isSelection = name === 'companies.select'
  const isMember = known.companies.includes(company)
  if (hasCompany(named) && !isSelection && !isMember) return '404 NOT_FOUND'
  if (endpoint.access === 'person' && known.isMachine) return '403 MACHINE_TOKEN_NOT_ALLOWED'
  if (isSelection && !isMember) {
    return company === SHUT && known.companies.includes(SISTER) ? '401 WRONG_LOGIN_METHOD' : '404 NOT_FOUND'
  }
  if (isOfMachineToken(name) && !known.isHr) return '403 MACHINE_TOKENS_HR_ONLY'
  const { grant, feature = name === 'machineTokens.create' ? 'personnel-file' : undefined } = endpoint
  if (known.isMachine && feature && !known.features.some(known => known === (grant ?? feature)))
    return '403 MACHINE_GRANT_MISSING'
  if (feature && !known.features.includes(feature)) return '403 FEATURE_NOT_ALLOWED'
  if (isOfPreview(name) && !known.isHr) return '403 ACCESS_PREVIEW_HR_ONLY'
  if (name === 'orders.changes' && known.isHr === undefined) return '403 ORDER_CHANGES_HR_ONLY'
  if (name === SERVICE && object === 'not allowed') return '403 SERVICE_NOT_IN_AGREEMENT'
  const isThere = object === 'own' || (object === 'foreign' && ['coworkers.list', SERVICE].includes(name))
  if (isOfAttachment(name)) return '404 NOT_FOUND'
  if (!hasObject(named) || isThere) return 'let in'
  return notFound(named)
}

function notFound({ errors, name }: Endpoint): Expected {
  if (isOfAttachment(name)) return '404 NOT_FOUND'
  return `404 ${errors.find(code => code.endsWith('_NOT_FOUND')) ?? 'NOT_FOUND'}`
}

/** The calls of systems are for systems alone, and systems find no other call. */
function expectedOfSystem(named: Endpoint, { kinds }: Known, object: ObjectKind): Expected {
  if (named.access !== 'provider' || !kinds) return '404 NOT_FOUND'
  // The orders have no attachment of that id.
  if (named.name === 'orderChanges.attachment') return '404 NOT_FOUND'
  if (named.name === 'orderChanges.list')
    return kinds.includes('orders') ? 'let in' : '403 FEED_KIND_NOT_ALLOWED'
  if (named.name === 'feedFiles.put')
    return kinds.includes('certificates') ? 'let in' : '403 FEED_KIND_NOT_ALLOWED'
  if (!hasKind(named)) return 'let in'
  if (object === 'non-existent') return '404 NOT_FOUND'
  return kinds.includes('services') ? 'let in' : '403 FEED_KIND_NOT_ALLOWED'
}

async function answered(named: Endpoint, principal: string, path: string): Promise<string> {
  const token = tokens.get(principal)
  const body = rightBody(named.name)
  const response =
    named.kind === 'lines'
      ? await sendLines(salvia, path, { ...(token !== undefined && { token }), lines: '' })
      : named.kind === 'upload'
        ? await sendFile(salvia, path, {
            ...{ token, bytes: SENT_FILE, name: 'svar.txt' },
            ...(named.method === 'PUT' && { method: 'PUT' }),
          })
        : await salvia.call(named.method, path, {
            ...(token !== undefined && { token }),
            ...(body && { body }),
          })
  const code = response.headers['content-type']?.toString().includes('problem')
    ? response.json<{ code: string }>().code
    : ''
  return `${response.statusCode} ${code}`.trim()
}

/** The open call that takes no input. */
const NEEDS_NOTHING = 'pairings.start'

/** Let in: whatever is then missing, nothing of the access. Open: anyone is asked for what is needed. */
function fits(expected: Expected, got: string, { name }: Endpoint, principal: string): boolean {
  // A link opens the call that looks at it, and leaves it as it is.
  if (name === 'accounts.checkPasswordLink' && principal === 'link') return got === '204'
  if (expected === 'open') return name === NEEDS_NOTHING ? got === '200' : /^4(00|04) /.test(got)
  if (expected === 'let in') return /^(200|204|400|409|410|422)/.test(got)
  return got === expected
}

async function unexpected(principal: KnownName | RefusedName): Promise<{ cells: number; wrong: string[] }> {
  const known: Known | undefined = (KNOWN as Record<string, Known>)[principal]
  const status = (REFUSED as Record<string, number>)[principal]
  const wrong: string[] = []
  let cells = 0
  for (const named of CALLED) {
    for (const object of OBJECTS) {
      const path = await pathOf(named, object, known)
      const refusal: Expected = `${status ?? 0} ${status === 498 ? 'SIGNED_OUT' : 'NOT_SIGNED_IN'}`
      const expected = known ? expectedFor(named, known, object) : needsSession(named) ? refusal : 'open'
      const got = await answered(named, principal, path)
      cells += 1
      if (!fits(expected, got, named, principal))
        wrong.push(`${named.name} of ${object}: ${got}, not ${expected}`)
      if (ENDING_CALLS.includes(named.name) && known?.email) await signInAgain(known.email)
    }
  }
  return { cells, wrong }
}

const CELLS = CALLED.length * OBJECTS.length

describe('every call on every kind of object', () => {
  test('is there to be made', () => expect(CALLED).not.toEqual([]))

  test.each(Object.keys(REFUSED) as RefusedName[])('with a token that is no session, %s', async principal => {
    expect(await unexpected(principal)).toEqual({ cells: CELLS, wrong: [] })
  })

  test.each(Object.keys(KNOWN) as KnownName[])('by a %s', async principal => {
    const isOff = principal === 'extended orderer, features off'
    const agree = async (features: string[] | null) => {
      for (const clientNumber of [OWN, SISTER]) await setFeatures(salvia.services.db, clientNumber, features)
    }
    if (isOff) await agree([])
    const { cells, wrong } = await unexpected(principal).finally(() => agree(null))
    expect({ cells, wrong }).toEqual({ cells: CELLS, wrong: [] })
  })
})

test('a company and an object of someone else are answered, to the letter, like one that does not exist', async () => {
  const token = tokens.get('extended orderer') ?? ''
  const bodyOf = async (path: string) => {
    const { traceId: _, ...body } = (await salvia.call('GET', path, { token })).json<{ traceId: string }>()
    return body
  }
  const nothing = await bodyOf(`personnel-files/${OWN}/${NO_ID}`)
  expect(await bodyOf(`personnel-files/${OWN}/${uploads.get(SISTER)}`)).toEqual(nothing)
  expect(await bodyOf(`personnel-files/${FOREIGN}/${uploads.get(OWN)}`)).toEqual(nothing)
  expect(await bodyOf(`profile/${SHUT}`)).toEqual(nothing)
  expect(await bodyOf(`profile/${NOBODYS}`)).toEqual(nothing)
})
