import type { Company } from '@salvia/core/companies'
import { FEATURES, type Feature, type FeatureLack, isFeatureOpen } from '@salvia/core/features'
import { type CompanyProfile, holdsHr, type Profile, profileContract } from '@salvia/core/profile'
import { atom } from 'jotai'
import { endpointAtom, endpointQuery } from './endpoint.ts'
import { queryClient } from './query-client.ts'
import { sessionAtom } from './session.state.ts'
import { currentStore } from './store.ts'

/** The client number of the chosen company, or null before one is chosen. */
export const clientNumberAtom = atom(get => get(sessionAtom)?.company?.clientNumber ?? null)

const profileQueryAtom = endpointAtom(profileContract.get, get => (get(sessionAtom) ? {} : null))

const companyProfileQueryAtom = endpointAtom(profileContract.getForCompany, get => {
  const clientNumber = get(clientNumberAtom)
  return clientNumber === null ? null : { params: { clientNumber } }
})

/** Who is signed in; null while that is not known. A signed-in screen is rendered only when it is. */
export const profileAtom = atom<Profile | null>(get => get(profileQueryAtom).data ?? null)

/** What the user is and may at the chosen company. */
const companyProfileAtom = atom<CompanyProfile | null>(get => get(companyProfileQueryAtom).data ?? null)

/** The chosen company. */
export const companyAtom = atom<Company | null>(get => {
  const clientNumber = get(clientNumberAtom)
  return get(profileAtom)?.companies.find(company => company.clientNumber === clientNumber) ?? null
})

/** False where nothing tells which of the company's employees the user is, so that nobody is shown. */
export const isPlacedAtom = atom(get => get(companyProfileAtom)?.isPlaced ?? true)

/** Answers whether a feature is open for the user at the chosen company. */
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

/** What is missing for a feature that is closed for the user at the chosen company; null where it is open. */
export const featureLackAtom = atom(get => {
  const closed = get(companyProfileAtom)?.access.featuresClosed ?? []
  return (feature: Feature): FeatureLack | null =>
    closed.find(({ feature: key }) => key === FEATURES[feature].key)?.lacks ?? null
})

/** Reads who is signed in, for a guard; what is known already is answered at once. */
export function readProfile(): Promise<Profile> {
  return queryClient.ensureQueryData({ ...endpointQuery(profileContract.get, {}), revalidateIfStale: true })
}

/** Reads what the user may at the chosen company, for a guard; null before one is chosen. */
export async function readCompanyProfile(): Promise<CompanyProfile | null> {
  const clientNumber = currentStore().get(clientNumberAtom)
  if (clientNumber === null) return null
  const query = endpointQuery(profileContract.getForCompany, { params: { clientNumber } })
  return queryClient.ensureQueryData({ ...query, revalidateIfStale: true })
}
