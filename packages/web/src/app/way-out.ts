import type { SessionEnd } from '../state/session-end.ts'

/** Where the user is sent when a session ends: a screen of the portal, or an address of the server. */
type WayOut =
  | { readonly kind: 'screen'; readonly path: string }
  | { readonly kind: 'server'; readonly address: string }

/**
 * Where the user is sent when a session ends. After single sign-on, the tab that ended the session also signs out at
 * the server. All others go to the sign-in screen, with the status and whether the token had expired in the address.
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
