import { createCaller } from '@salvia/core/client'
import { appError } from '@salvia/core/error-catalogue'
import { profileContract } from '@salvia/core/profile'
import { currentLocale } from '../i18n/i18n.ts'
import { configAtom } from './config.state.ts'
import { enterWith } from './sign-in.ts'
import { clearStore, currentStore } from './store.ts'

/**
 * Begins the session of a token that the server has left in a cookie: only once the server says whose it is. Companies
 * and consents are the server's, too; whoever was signed in here before is not any more.
 */
export async function enterBySso(accessToken: string): Promise<void> {
  const caller = createCaller({
    baseUrl: () => new URL(currentStore().get(configAtom).KP_API, window.location.origin).href,
    fetch: (address, init) => fetch(address, init),
    token: () => accessToken,
    locale: currentLocale,
    // What refuses this token says nothing of a session that goes on here.
    onTokenExpired: () => undefined,
    clientKind: 'portal',
  })
  const { kind, consent, companies } = await caller.call(profileContract.get, {})
  if (kind !== 'person') throw appError('NOT_SIGNED_IN')
  clearStore()
  await enterWith({ accessToken, authMethod: 'sso', consent, companies })
}
