import { type Endpoint, needsSession } from '@salvia/core/contract'
import { appError } from '@salvia/core/error-catalogue'
import type { AppError } from '@salvia/core/errors'
import { grantOfFeature } from '@salvia/core/features'
import { clientNumberSchema, type Instant } from '@salvia/core/primitives'
import type { AnyCaller, Caller, Machine, Person } from '../access/caller.ts'
import { anyCompany, companyOfCaller } from '../access/companies.store.ts'
import { type CompanyAccess, isAgreed, lackOf, mayUse } from '../access/company-access.ts'
import { companyRefused } from '../access/company-refused.ts'
import { opensCompany } from '../access/way-in.ts'
import type { Db } from '../db/database.ts'
import type { Services } from '../services.ts'
import { authenticate, type Credentials } from './authenticate.ts'
import { featureRefused } from './problem.ts'

/** A caller that may make a call, and the company that the call is about. */
export interface Admission {
  readonly caller: AnyCaller | null
  readonly company: CompanyAccess | null
}

/** What the check of access needs to know about a call. */
interface Approach {
  readonly endpoint: Endpoint
  readonly credentials: Credentials
  readonly clientNumber: string | undefined
  readonly now: Instant
}

/**
 * Lets a call in or refuses it, before its body is read. The lines stand in the order of refusals: 401, 498, 404 for
 * what the caller must not know of, 403 for the kind of token, for the function of a case worker and for the feature.
 */
export async function admit(
  approach: Approach,
  services: Services,
  onCaller: (caller: AnyCaller) => void,
): Promise<Admission> {
  const { endpoint, credentials, clientNumber, now } = approach
  if (!needsSession(endpoint)) return { caller: null, company: null }
  const caller = await authenticate(credentials, services, now)
  onCaller(caller)
  if ((endpoint.access === 'provider') !== (caller.kind === 'provider')) throw appError('NOT_FOUND')
  if (caller.kind === 'provider') return { caller, company: null }
  if (endpoint.access === 'caseWorker') refuseCaseWorker(endpoint, caller)
  const company =
    clientNumber === undefined ? null : await companyFor(endpoint, services, caller, clientNumber)
  if (caller.kind === 'machine') refuseMachine(endpoint, caller, company)
  else {
    const refusal = company && refusalOf(endpoint, company, caller)
    if (refusal) throw refusal
  }
  return { caller, company }
}

/** Why a person may not make a call at a company: its feature is closed to them. Null if it is open. */
function refusalOf(
  { feature, orFeature }: Endpoint,
  company: CompanyAccess,
  person: Person,
): AppError | null {
  const lacks = feature ? lackOf(feature, company, person) : null
  const isOpenOtherwise = orFeature && mayUse(orFeature, company, person)
  return feature && lacks && !isOpenOtherwise ? featureRefused(feature, lacks) : null
}

/**
 * Refuses a machine unless the call is open to machines, its company has HR, and its token has the grant that the
 * call takes.
 */
function refuseMachine(
  { access, feature, grant = feature && grantOfFeature(feature) }: Endpoint,
  machine: Machine,
  company: CompanyAccess | null,
): void {
  if (access === 'person') throw appError('MACHINE_TOKEN_NOT_ALLOWED')
  if (!machine.isBacked) throw appError('MACHINE_TOKEN_WITHOUT_HR')
  if (!feature || !company) return
  if (!isAgreed(feature, company)) throw featureRefused(feature, 'agreement')
  if (!grant) throw featureRefused(feature, 'grant')
  if (!machine.grants.includes(grant)) throw appError('MACHINE_GRANT_MISSING', { grant })
}

/** Refuses everybody but the case workers who hold the function of the call, if it takes one. */
function refuseCaseWorker({ caseWorkerFunction: needed }: Endpoint, caller: Caller): void {
  if (caller.kind !== 'person' || !caller.isCaseWorker) throw appError('NOT_FOUND')
  if (needed && !caller.functions.includes(needed))
    throw appError('CASE_WORKER_FUNCTION_NEEDED', { function: needed })
}

async function companyFor(
  endpoint: Endpoint,
  { db }: Services,
  caller: Caller,
  clientNumber: string,
): Promise<CompanyAccess> {
  // Not each text can be asked of the database.
  if (!clientNumberSchema.safeParse(clientNumber).success) throw appError('NOT_FOUND')
  if (endpoint.access === 'caseWorker') {
    const company = await anyCompany(db, clientNumber)
    if (!company) throw appError('NOT_FOUND')
    return company
  }
  const company = await ownCompany(db, caller, clientNumber)
  if (company) return company
  throw await companyRefused(
    db,
    caller,
    clientNumber,
    closed => caller.kind === 'person' && refusalOf(endpoint, closed, caller) === null,
  )
}

/**
 * The company of a call, as the caller's own. A company that the way of signing in does not open counts as not the
 * caller's.
 */
async function ownCompany(db: Db, caller: Caller, clientNumber: string): Promise<CompanyAccess | undefined> {
  const company = await companyOfCaller(db, caller, clientNumber)
  const isOpen = company && (caller.kind === 'machine' || opensCompany(caller, company))
  return isOpen ? company : undefined
}
