import { PORTAL_PATHS } from '@salvia/core/portal-paths'
import { matchPath } from 'react-router'
import { ROUTES } from './routes.ts'

const KEY = 'referer'

/** Remembers the screen that was asked for last, for as long as the tab is open. @spec §2 */
export function saveReferer(path: string): void {
  sessionStorage.setItem(KEY, path)
}

/** Screens that can be asked for before signing in and are shown after it; the start page needs no remembering. */
const WANTED = ROUTES.filter(
  ({ guard, name }) => ['signedIn', 'caseWorker', 'user'].includes(guard) && name !== 'start',
).flatMap(({ name, aliases = [] }) => [name, ...aliases])

/** The remembered screen, or null where it is none of this portal's. */
export function readReferer(): string | null {
  const path = sessionStorage.getItem(KEY)
  const address = path === null ? null : URL.parse(path, window.location.origin)
  if (path === null || address?.origin !== window.location.origin) return null
  return WANTED.some(name => matchPath(PORTAL_PATHS[name], address.pathname)) ? path : null
}

export function forgetReferer(): void {
  sessionStorage.removeItem(KEY)
}
