import { type AnalyticsState, analyticsState } from '@salvia/core/consents'
import { type Profile, profileContract } from '@salvia/core/profile'
import { atom } from 'jotai'
import { callEndpoint } from './api.ts'
import { configAtom, environmentAtom } from './config.state.ts'
import { profileAtom } from './profile.state.ts'
import { sessionAtom } from './session.state.ts'
import { currentStore } from './store.ts'

/** Whether page views of the user are counted (`on`), whether to ask for consent (`asked`), or neither (`off`). */
export function analyticsOf({ consent, email }: Profile): AnalyticsState {
  const { ANALYTICS, INTERNAL_TEST_DOMAINS = [] } = currentStore().get(configAtom)
  if (!ANALYTICS) return 'off'
  const environment = currentStore().get(environmentAtom)
  return analyticsState({ consent, email, environment, internalTestDomains: INTERNAL_TEST_DOMAINS })
}

/** `analyticsOf` the signed-in user; null while the profile is not loaded. */
export const analyticsAtom = atom(get => {
  const profile = get(profileAtom)
  return profile && analyticsOf(profile)
})

/** Saves the user's answer to the consent question. It holds until it is changed, at most twelve months. */
export async function answerAnalytics(isGiven: boolean): Promise<void> {
  const body = { name: 'analytics', isGiven } as const
  const consent = await callEndpoint(profileContract.answerConsent, { body })
  const session = currentStore().get(sessionAtom)
  if (session) currentStore().set(sessionAtom, { ...session, consent: consent.given })
}
