import { createCaller } from '@salvia/core/client'
import { appError } from '@salvia/core/error-catalogue'
import { profileContract } from '@salvia/core/profile'
import { currentLocale } from '../i18n/i18n.ts'
import { configAtom } from './config.state.ts'
import { enterWith } from './sign-in.ts'
import { clearStore, currentStore } from './store.ts'

/**
 * Begins a session with the token that the server left in a cookie, after asking the server whose token it is.
 * Companies and consents also come from the server. Any earlier session in this browser is replaced.
 */
export async function enterBySso(accessToken: string): Promise<void> {
  const caller = createCaller({
    baseUrl: () => new URL(currentStore().get(configAtom).KP_API, window.location.origin).href,
    fetch: (address, init) => fetch(address, init),
    token: () => accessToken,
    locale: currentLocale,
    // A refusal of this token must not end an existing session.
    onTokenExpired: () => undefined,
    clientKind: 'portal',
  })
  const { kind, consent, companies } = await caller.call(profileContract.get, {})
  if (kind !== 'person') throw appError('NOT_SIGNED_IN')
  clearStore()
  await enterWith({ accessToken, authMethod: 'sso', consent, companies })
}
