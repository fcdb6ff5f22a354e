import { addAudit } from '../../access/audit.store.ts'
import { revokeSession } from '../../access/sessions.store.ts'
import { transaction } from '../../db/transaction.ts'
import { realmByName } from './sso.store.ts'
import { type SsoCall, signInPage } from './sso-call.ts'

const TIMEOUT = 'timeout'

/**
 * Signs out of a session that began with single sign-on: here, and at the organisation's provider if possible. The
 * provider redirects back to the same address, without `sso`. A link from another site ends nothing, because browsers
 * do not send the session's cookie with it.
 * @spec §4
 */
export async function leaveSso(call: SsoCall): Promise<string> {
  const asked = call.address.searchParams
  const isLeaving = asked.get('sso') === 'True'
  const isTimeout = isLeaving ? asked.get('timeout') === 'True' : asked.get('state') === TIMEOUT
  const landing = signInPage(isTimeout ? 'SSO_LOGGED_OUT_TIMEOUT' : 'SSO_LOGGED_OUT')
  const wayOut = call.cookies.get('ssoWayOut')
  if (!isLeaving || wayOut === undefined) return landing
  for (const cookie of ['binding', 'ssoWayOut', 'ssoBrowser', 'ssoHints'] as const) call.cookies.clear(cookie)
  const [realmName = '', sessionId = ''] = wayOut.split('.')
  await endHere(call, sessionId)
  const there = await signOutAddress(call, realmName, isTimeout)
  return there?.href ?? landing
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

async function endHere({ services, now }: SsoCall, sessionId: string): Promise<void> {
  if (!UUID.test(sessionId)) return
  await transaction(services.db, async tx => {
    const accountId = await revokeSession(tx, sessionId, now)
    if (accountId === undefined) return
    await addAudit(tx, { at: now, actor: accountId, action: 'sign-out', object: sessionId })
  })
}

/** The provider's address to sign out. A provider that does not answer does not stop the sign-out here. */
async function signOutAddress(
  { services, origin, address }: SsoCall,
  realmName: string,
  isTimeout: boolean,
): Promise<URL | undefined> {
  const realm = await realmByName(services.db, realmName)
  if (!realm) return undefined
  try {
    const provider = await services.sso.of(realm)
    return provider.signOutAddress(`${origin}${address.pathname}`, isTimeout ? TIMEOUT : 'left')
  } catch (error) {
    services.log.error('sso-provider-fault', { realm: realmName, error })
    return undefined
  }
}
