import type { Company } from '@salvia/core/companies'
import { FEATURES, type Feature, type FeatureLack, isFeatureOpen } from '@salvia/core/features'
import {
  type CompanyProfile,
  holdsHr,
  type Profile,
  profileContract,
  type UnitRole,
} from '@salvia/core/profile'
import { atom } from 'jotai'
import { whenRightsChange } from './caller.ts'
import { endpointAtom, endpointQuery } from './endpoint.ts'
import { clientNumberAtom } from './own-company.state.ts'
import { queryClient } from './query-client.ts'
import { sessionAtom } from './session.state.ts'
import { currentStore } from './store.ts'

const profileQueryAtom = endpointAtom(profileContract.get, get => (get(sessionAtom) ? {} : null))

const companyProfileQueryAtom = endpointAtom(profileContract.getForCompany, get => {
  const clientNumber = get(clientNumberAtom)
  return clientNumber === null ? null : { params: { clientNumber } }
})

/** The signed-in user's profile; null until it is loaded. Screens for signed-in users render only after that. */
export const profileAtom = atom<Profile | null>(get => get(profileQueryAtom).data ?? null)

/** The user's roles and permissions at the chosen company. */
const companyProfileAtom = atom<CompanyProfile | null>(get => get(companyProfileQueryAtom).data ?? null)

/** The chosen company. */
export const companyAtom = atom<Company | null>(get => {
  const clientNumber = get(clientNumberAtom)
  return get(profileAtom)?.companies.find(company => company.clientNumber === clientNumber) ?? null
})

/** False when it is unknown which of the company's employees the user is; then no employees are shown. */
export const isPlacedAtom = atom(get => get(companyProfileAtom)?.isPlaced ?? true)

/** Returns whether a feature is open for the user at the chosen company. */
export const isFeatureOpenAtom = atom(get => {
  const profile = get(companyProfileAtom)
  return (feature: Feature): boolean =>
    profile !== null && isFeatureOpen(feature, profile.access.featuresEnabled)
})

/** Whether the user is HR of the chosen company. */
export const isHrAtom = atom(get => {
  const profile = get(companyProfileAtom)
  return profile !== null && holdsHr(profile)
})

/** The roles that let somebody add monitorings, for the employees of their units. */
const MONITORING_ROLES: readonly UnitRole[] = ['orderer', 'extended-orderer', 'checkup-reviewer']

/** Whether there can be employees for whom the user may add a monitoring. The server says for whom. */
export const mayMonitorAtom = atom(get => {
  const profile = get(companyProfileAtom)
  const roles = profile?.isPlaced ? profile.roles : []
  return roles.some(({ role }) => MONITORING_ROLES.includes(role))
})

/** Returns why a feature is closed for the user at the chosen company; null when it is open. */
export const featureLackAtom = atom(get => {
  const closed = get(companyProfileAtom)?.access.featuresClosed ?? []
  return (feature: Feature): FeatureLack | null =>
    closed.find(({ feature: key }) => key === FEATURES[feature].key)?.lacks ?? null
})

/** Asks for the profile again: the user's rights may have changed. What is shown stays meanwhile. */
export function readProfileAgain(): void {
  const { queryKey } = endpointQuery(profileContract.get, {})
  void queryClient.invalidateQueries({ queryKey })
}
whenRightsChange(readProfileAgain)

/** Loads the profile for a guard; returns a cached one at once. */
export function readProfile(): Promise<Profile> {
  return queryClient.ensureQueryData({ ...endpointQuery(profileContract.get, {}), revalidateIfStale: true })
}

/** Loads the user's permissions at the chosen company for a guard; null before a company is chosen. */
export async function readCompanyProfile(): Promise<CompanyProfile | null> {
  const clientNumber = currentStore().get(clientNumberAtom)
  if (clientNumber === null) return null
  const query = endpointQuery(profileContract.getForCompany, { params: { clientNumber } })
  return queryClient.ensureQueryData({ ...query, revalidateIfStale: true })
}
