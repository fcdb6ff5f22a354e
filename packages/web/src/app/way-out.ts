import type { SessionEnd } from '../state/session-end.ts'

/** Where the end of a session leads: a screen of the portal, or an address of the server. */
export type WayOut =
  | { readonly kind: 'screen'; readonly path: string }
  | { readonly kind: 'server'; readonly address: string }

/**
 * A session that began with single sign-on ends at the server too, by the tab that ended it; any other at the screen
 * for signing in, which is told the status and whether the token had expired.
 * @spec §4
 * @example wayOut(end, '/api/', '/logga-in') // { kind: 'screen', path: '/logga-in?error=498&exp=true' }
 */
export function wayOut(end: SessionEnd, api: string, signIn: string): WayOut {
  if (end.method === 'sso' && !end.elsewhere) {
    const timeout = end.status === 498 ? '&timeout=True' : ''
    return { kind: 'server', address: `${api}sso/logout?sso=True${timeout}` }
  }
  if (end.status === undefined) return { kind: 'screen', path: signIn }
  return { kind: 'screen', path: `${signIn}?error=${end.status}${end.expired ? '&exp=true' : ''}` }
}
