import type { Company, LoginMethod } from '@salvia/core/companies'
import { FEATURE_NAMES, FEATURES, type Feature, type FeatureLack } from '@salvia/core/features'
import type { Template } from '@salvia/core/personnel-file'
import type { CompanyProfile } from '@salvia/core/profile'
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

/**
 * What the caller lacks to use a feature at a company: the agreement, then the role or the feature's own grant; null:
 * nothing.
 */
export function lackOf(feature: Feature, company: CompanyAccess, caller: FeatureUser): FeatureLack | null {
  if (FEATURES[feature].always) return null
  if (!isAgreed(feature, company)) return 'agreement'
  if (caller.kind === 'machine') return caller.grants.some(grant => grant === feature) ? null : 'grant'
  return feature === 'personnel-file' && !company.isHr ? 'permission' : null
}

/** Whether the caller may use a feature at a company. */
export function mayUse(feature: Feature, company: CompanyAccess, caller: FeatureUser): boolean {
  return lackOf(feature, company, caller) === null
}

/** The features that are open to the caller, by their wire keys, and what is missing for those that are not. */
export function featureAccess(company: CompanyAccess, caller: Caller): CompanyProfile['access'] {
  const open = FEATURE_NAMES.filter(feature => mayUse(feature, company, caller))
  const featuresClosed = FEATURE_NAMES.flatMap(feature => {
    const lacks = lackOf(feature, company, caller)
    return lacks ? [{ feature: FEATURES[feature].key, lacks }] : []
  })
  if (featuresClosed.length === 0) return { featuresClosed }
  return { featuresEnabled: open.map(feature => FEATURES[feature].key), featuresClosed }
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
