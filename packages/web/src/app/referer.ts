import { PORTAL_PATHS } from '@salvia/core/portal-paths'
import { matchPath } from 'react-router'
import type { SessionEnd } from '../state/session-end.ts'
import { ROUTES } from './routes.ts'

const KEY = 'referer'
const ACCOUNT_KEY = 'refererAccount'

/**
 * Remembers the last screen that the user asked for, until the tab is closed.
 * @param account who asked; undefined for somebody who is not signed in
 * @spec §2
 */
export function saveReferer(path: string, account: string | undefined): void {
  // The session ended on this screen: it is still the one of the user who was there.
  if (account === undefined && path === sessionStorage.getItem(KEY)) return
  sessionStorage.setItem(KEY, path)
  if (account === undefined) sessionStorage.removeItem(ACCOUNT_KEY)
  else sessionStorage.setItem(ACCOUNT_KEY, account)
}

/** Screens that a visitor can ask for before sign-in and then sees after it. The start page need not be remembered. */
const WANTED = ROUTES.filter(
  ({ guard, name }) => ['signedIn', 'caseWorker', 'user'].includes(guard) && name !== 'start',
).flatMap(({ name, aliases = [] }) => [name, ...aliases])

/** The remembered path, or null when it is not a screen of this portal, or another user than `account` was there. */
export function readReferer(account: string | undefined): string | null {
  if ((sessionStorage.getItem(ACCOUNT_KEY) ?? account) !== account) return null
  const path = sessionStorage.getItem(KEY)
  const address = path === null ? null : URL.parse(path, window.location.origin)
  if (path === null || address?.origin !== window.location.origin) return null
  return WANTED.some(name => matchPath(PORTAL_PATHS[name], address.pathname)) ? path : null
}

export function forgetReferer(): void {
  sessionStorage.removeItem(KEY)
  sessionStorage.removeItem(ACCOUNT_KEY)
}

/** What was remembered when another tab ended the session, until that tab has told why. */
let withheld: { readonly path: string | null; readonly account: string | null } | undefined

/** Who signs out leaves no screen behind. After any other end, which another tab may tell later, it is remembered. */
export function refererAfter({ status, elsewhere }: SessionEnd): void {
  if (status === undefined) {
    const path = sessionStorage.getItem(KEY)
    withheld = elsewhere ? { path, account: sessionStorage.getItem(ACCOUNT_KEY) } : undefined
    forgetReferer()
    return
  }
  const { path = null, account = null } = withheld ?? {}
  withheld = undefined
  if (path !== null && sessionStorage.getItem(KEY) === null) saveReferer(path, account ?? undefined)
}
