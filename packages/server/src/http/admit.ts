import { type Endpoint, needsSession } from '@salvia/core/contract'
import { appError } from '@salvia/core/error-catalogue'
import { grantOfFeature } from '@salvia/core/features'
import type { Instant } from '@salvia/core/primitives'
import type { AnyCaller, Caller, Machine } from '../access/caller.ts'
import { anyCompany, companyOfCaller } from '../access/companies.store.ts'
import { type CompanyAccess, isAgreed, lackOf, mayUse } from '../access/company-access.ts'
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
export interface Approach {
  readonly endpoint: Endpoint
  readonly credentials: Credentials
  readonly clientNumber: string | undefined
  readonly now: Instant
}

/**
 * Lets a call in or refuses it, before its body is read. The lines stand in the order of refusals: 401, 498, 404 for
 * what the caller must not know of, 403 for the kind of token and for the feature.
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
  if (endpoint.access === 'caseWorker' && !isCaseWorker(caller)) throw appError('NOT_FOUND')
  const company =
    clientNumber === undefined ? null : await companyFor(endpoint, services, caller, clientNumber)
  if (caller.kind === 'machine') refuseMachine(endpoint, caller, company)
  else {
    const { feature, orFeature } = endpoint
    const lacks = feature && company ? lackOf(feature, company, caller) : null
    const isOpenOtherwise = orFeature && company && mayUse(orFeature, company, caller)
    if (feature && lacks && !isOpenOtherwise) throw featureRefused(feature, lacks)
  }
  return { caller, company }
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

function isCaseWorker(caller: Caller): boolean {
  return caller.kind === 'person' && caller.isCaseWorker
}

async function companyFor(
  { access }: Endpoint,
  { db }: Services,
  caller: Caller,
  clientNumber: string,
): Promise<CompanyAccess> {
  const company = await (access === 'caseWorker'
    ? anyCompany(db, clientNumber)
    : ownCompany(db, caller, clientNumber))
  if (!company) throw appError('NOT_FOUND')
  return company
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
