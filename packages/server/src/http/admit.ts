import { type Endpoint, needsSession } from '@salvia/core/contract'
import { appError } from '@salvia/core/error-catalogue'
import { grantOfFeature } from '@salvia/core/features'
import type { Instant } from '@salvia/core/primitives'
import type { Caller, Machine } from '../access/caller.ts'
import { anyCompany, companyOfCaller } from '../access/companies.store.ts'
import { type CompanyAccess, isAgreed, lackOf } from '../access/company-access.ts'
import { opensCompany } from '../access/way-in.ts'
import type { Db } from '../db/database.ts'
import type { Services } from '../services.ts'
import { authenticate, type Credentials } from './authenticate.ts'
import { featureRefused } from './problem.ts'

/** Who was let in, and where. */
export interface Admission {
  readonly caller: Caller | null
  readonly company: CompanyAccess | null
}

/** A call as far as access is concerned. */
export interface Approach {
  readonly endpoint: Endpoint
  readonly credentials: Credentials
  readonly clientNumber: string | undefined
  readonly now: Instant
}

/**
 * Lets a call in or refuses it, before anything of its body is read. The order of refusals is the order of
 * the lines: 401, 498, 404 for what the caller may not know of, 403 for the kind of token and the feature.
 */
export async function admit(
  approach: Approach,
  services: Services,
  onCaller: (caller: Caller) => void,
): Promise<Admission> {
  const { endpoint, credentials, clientNumber, now } = approach
  if (!needsSession(endpoint)) return { caller: null, company: null }
  const caller = await authenticate(credentials, services, now)
  onCaller(caller)
  if (endpoint.access === 'caseWorker' && !isCaseWorker(caller)) throw appError('NOT_FOUND')
  const company =
    clientNumber === undefined ? null : await companyFor(endpoint, services, caller, clientNumber)
  if (caller.kind === 'machine') refuseMachine(endpoint, caller, company)
  else {
    const lacks = endpoint.feature && company ? lackOf(endpoint.feature, company, caller) : null
    if (endpoint.feature && lacks) throw featureRefused(endpoint.feature, lacks)
  }
  return { caller, company }
}

/** A machine calls what is for machines, while there is HR at its company, with the grant that the call takes. */
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

/** A company that the way of signing in does not open is none of the caller's. */
async function ownCompany(db: Db, caller: Caller, clientNumber: string): Promise<CompanyAccess | undefined> {
  const company = await companyOfCaller(db, caller, clientNumber)
  const isOpen = company && (caller.kind === 'machine' || opensCompany(caller, company))
  return isOpen ? company : undefined
}
