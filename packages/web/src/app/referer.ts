import { PORTAL_PATHS } from '@salvia/core/portal-paths'
import { matchPath } from 'react-router'
import { ROUTES } from './routes.ts'

const KEY = 'referer'

/** Remembers the last screen that the user asked for, until the tab is closed. @spec §2 */
export function saveReferer(path: string): void {
  sessionStorage.setItem(KEY, path)
}

/** Screens that a visitor can ask for before sign-in and then sees after it. The start page need not be remembered. */
const WANTED = ROUTES.filter(
  ({ guard, name }) => ['signedIn', 'caseWorker', 'user'].includes(guard) && name !== 'start',
).flatMap(({ name, aliases = [] }) => [name, ...aliases])

/** The remembered path, or null when it is not a screen of this portal. */
export function readReferer(): string | null {
  const path = sessionStorage.getItem(KEY)
  const address = path === null ? null : URL.parse(path, window.location.origin)
  if (path === null || address?.origin !== window.location.origin) return null
  return WANTED.some(name => matchPath(PORTAL_PATHS[name], address.pathname)) ? path : null
}

export function forgetReferer(): void {
  sessionStorage.removeItem(KEY)
}
