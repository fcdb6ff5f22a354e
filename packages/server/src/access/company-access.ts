import type { Company, LoginMethod } from '@salvia/core/companies'
import { FEATURE_NAMES, FEATURES, type Feature, type FeatureLack } from '@salvia/core/features'
import type { Template } from '@salvia/core/personnel-file'
import type { CompanyProfile } from '@salvia/core/profile'
import type { Machine, Person } from './caller.ts'
import { opensCompany, type WayIn } from './way-in.ts'

/** One company as the caller may use it. */
export interface CompanyAccess {
  readonly clientNumber: string
  readonly name: string
  readonly fqn: string
  readonly loginMethod: LoginMethod
  /** Wire keys of the features in the agreement; null for all. */
  readonly agreed: readonly string[] | null
  /** The company's own template; null for the standard one. */
  readonly template: Template | null
  /** The caller holds an Extended Orderer role covering the whole company ("HR"). */
  readonly isHr: boolean
  /** The caller is statistics reviewer or extended orderer of a unit. */
  readonly readsStatistics: boolean
}

/** Whether a feature is part of the company's agreement. */
export function isAgreed(feature: Feature, { agreed }: Pick<CompanyAccess, 'agreed'>): boolean {
  const { key, always } = FEATURES[feature]
  return always || agreed === null || agreed.includes(key)
}

/** Who uses features: a person by roles, a machine by what it was granted. */
type FeatureUser = Pick<Person, 'kind'> | Pick<Machine, 'kind' | 'grants'>

/**
 * What the caller lacks to use a feature at a company: first the agreement, then the role or, for a machine, the
 * grant. Null if nothing is lacking.
 */
export function lackOf(feature: Feature, company: CompanyAccess, caller: FeatureUser): FeatureLack | null {
  if (FEATURES[feature].always) return null
  if (!isAgreed(feature, company)) return 'agreement'
  if (caller.kind === 'machine') return caller.grants.some(grant => grant === feature) ? null : 'grant'
  const isPermitted = { 'personnel-file': company.isHr, statistics: company.readsStatistics }
  return feature in isPermitted && !isPermitted[feature as keyof typeof isPermitted] ? 'permission' : null
}

/** Whether the caller may use a feature at a company. */
export function mayUse(feature: Feature, company: CompanyAccess, caller: FeatureUser): boolean {
  return lackOf(feature, company, caller) === null
}

/** The wire keys of the features that are open to the caller, and what is missing for the others. */
export function featureAccess(company: CompanyAccess, caller: FeatureUser): CompanyProfile['access'] {
  const open = FEATURE_NAMES.filter(feature => mayUse(feature, company, caller))
  const featuresClosed = FEATURE_NAMES.flatMap(feature => {
    const lacks = lackOf(feature, company, caller)
    return lacks ? [{ feature: FEATURES[feature].key, lacks }] : []
  })
  if (featuresClosed.length === 0) return { featuresClosed }
  return { featuresEnabled: open.map(feature => FEATURES[feature].key), featuresClosed }
}

/**
 * A company as the API answers it, for somebody who signed in this way; `null` for a machine, which has not signed
 * in.
 */
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
