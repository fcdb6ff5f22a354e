import type { Company, LoginMethod } from '@salvia/core/companies'
import { FEATURE_NAMES, FEATURES, type Feature } from '@salvia/core/features'
import type { Template } from '@salvia/core/personnel-file'
import type { Caller, Machine, Person } from './caller.ts'
import { opensCompany, type WayIn } from './way-in.ts'

/** One company as the caller may use it. */
export interface CompanyAccess {
  readonly clientNumber: string
  readonly name: string
  readonly fqn: string
  readonly loginMethod: LoginMethod
  /** Wire keys that the agreement opens; null opens all. */
  readonly agreed: readonly string[] | null
  /** The company's own template; null for the standard one. */
  readonly template: Template | null
  /** The caller holds an Extended Orderer role covering the whole company ("HR"). */
  readonly isHr: boolean
}

/** Whether the company's agreement holds a feature. */
export function isAgreed(feature: Feature, { agreed }: Pick<CompanyAccess, 'agreed'>): boolean {
  const { key, always } = FEATURES[feature]
  return always || agreed === null || agreed.includes(key)
}

/** Who uses features: a person by roles, a machine by what it was granted. */
type FeatureUser = Pick<Person, 'kind'> | Pick<Machine, 'kind' | 'grants'>

/** Whether the caller may use a feature at a company: by the agreement, and by role or the feature's own grant. */
export function mayUse(feature: Feature, company: CompanyAccess, caller: FeatureUser): boolean {
  if (FEATURES[feature].always) return true
  if (!isAgreed(feature, company)) return false
  if (caller.kind === 'machine') return caller.grants.some(grant => grant === feature)
  return feature === 'personnel-file' ? company.isHr : true
}

/** The wire keys that are open to the caller; undefined when every feature is. */
export function enabledKeys(company: CompanyAccess, caller: Caller): string[] | undefined {
  const open = FEATURE_NAMES.filter(feature => mayUse(feature, company, caller))
  return open.length === FEATURE_NAMES.length ? undefined : open.map(feature => FEATURES[feature].key)
}

/** A company as the API answers it, to someone who came in by a way; a machine has come in by none. */
export function companyShape(company: CompanyAccess, way: WayIn | null): Company {
  return {
    clientNumber: company.clientNumber,
    subOrgName: company.name,
    companyFqn: company.fqn,
    topParentClientNumber: company.clientNumber,
    loginMethod: company.loginMethod,
    selectable: way === null || opensCompany(way, company),
  }
}
