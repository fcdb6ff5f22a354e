import { type AnalyticsStanding, analyticsStanding } from '@salvia/core/consents'
import { type Profile, profileContract } from '@salvia/core/profile'
import { atom } from 'jotai'
import { callEndpoint } from './api.ts'
import { configAtom, environmentAtom } from './config.state.ts'
import { profileAtom } from './profile.state.ts'
import { sessionAtom } from './session.state.ts'
import { currentStore } from './store.ts'

/** Whether the use of who is signed in is counted, to be asked about, or neither. */
export function analyticsOf({ consent, email }: Profile): AnalyticsStanding {
  const { ANALYTICS, INTERNAL_TEST_DOMAINS = [] } = currentStore().get(configAtom)
  if (!ANALYTICS) return 'off'
  const environment = currentStore().get(environmentAtom)
  return analyticsStanding({ consent, email, environment, internalTestDomains: INTERNAL_TEST_DOMAINS })
}

/** As `analyticsOf`, of who is signed in; null while that is not known. */
export const analyticsAtom = atom(get => {
  const profile = get(profileAtom)
  return profile && analyticsOf(profile)
})

/** Answers whether the user's use may be counted; the answer holds until it is changed, twelve months at most. */
export async function answerAnalytics(isGiven: boolean): Promise<void> {
  const body = { name: 'analytics', isGiven } as const
  const consent = await callEndpoint(profileContract.answerConsent, { body })
  const session = currentStore().get(sessionAtom)
  if (session) currentStore().set(sessionAtom, { ...session, consent: consent.given })
}
