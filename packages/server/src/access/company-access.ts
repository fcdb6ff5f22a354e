import type { SessionAnswer } from '@salvia/core/auth'
import type { Company, LoginMethod } from '@salvia/core/companies'
import { FEATURE_NAMES, FEATURES, type Feature, type FeatureLack } from '@salvia/core/features'
import type { Template } from '@salvia/core/personnel-file'
import type { CompanyProfile } from '@salvia/core/profile'
import type { Caller, Machine, Person } from './caller.ts'

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

/** Whether a way of signing in opens a company. Single sign-on is set up by the provider for its own users. */
export function opensCompany(method: SessionAnswer['authMethod'], loginMethod: LoginMethod): boolean {
  if (method !== 'password' && method !== 'bankid') return true
  return loginMethod === 'either' || loginMethod === method
}

/** Who uses features: a person all of them, a machine those that were chosen for it. */
type FeatureUser = Pick<Person, 'kind'> | Pick<Machine, 'kind' | 'features'>

/** What the caller lacks to use a feature at a company: the agreement, then the role or the chosen grant; null: nothing. */
export function lackOf(feature: Feature, company: CompanyAccess, caller: FeatureUser): FeatureLack | null {
  const { key, always } = FEATURES[feature]
  if (always) return null
  if (company.agreed && !company.agreed.includes(key)) return 'agreement'
  if (caller.kind === 'machine') return caller.features.includes(feature) ? null : 'grant'
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

/** A company as the API answers it. */
export function companyShape(company: CompanyAccess, method: SessionAnswer['authMethod']): Company {
  return {
    clientNumber: company.clientNumber,
    subOrgName: company.name,
    companyFqn: company.fqn,
    topParentClientNumber: company.clientNumber,
    loginMethod: company.loginMethod,
    selectable: opensCompany(method, company.loginMethod),
  }
}
