import {
  SSO_COOKIE,
  SSO_COOKIE_MAX_CHARACTERS,
  SSO_COOKIE_PATH,
  type SsoHints,
  ssoHintsSchema,
} from '@salvia/core/auth'
import { removeCookie } from './browser-cookies.ts'

/** The content of the single sign-on cookie. */
type SsoCookie =
  | { readonly kind: 'none' }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'hints'; readonly hints: SsoHints }

/**
 * Reads the single sign-on cookie. If there are two of that name, it is unreadable, because the server set only one.
 * @param cookies as `document.cookie` gives them
 */
export function ssoCookieIn(cookies: string): SsoCookie {
  const prefix = `${SSO_COOKIE}=`
  const found = cookies.split('; ').filter(cookie => cookie.startsWith(prefix))
  const [only, ...others] = found
  if (only === undefined) return { kind: 'none' }
  if (others.length > 0 || only.length > SSO_COOKIE_MAX_CHARACTERS) return { kind: 'unreadable' }
  try {
    const hints = ssoHintsSchema.parse(JSON.parse(decodeURIComponent(only.slice(prefix.length))))
    return { kind: 'hints', hints }
  } catch {
    return { kind: 'unreadable' }
  }
}

/** Reads and removes the cookie. An error is written only to the console. @spec §8 */
export function takeSsoHints(): SsoHints | null {
  const cookie = ssoCookieIn(document.cookie)
  dropSsoCookie()
  if (cookie.kind === 'unreadable') console.error('The cookie of single sign-on cannot be read.')
  const hints = cookie.kind === 'hints' ? cookie.hints : null
  if (cookie.kind !== 'unreadable' && !hints?.accessToken && !hints?.activationToken) {
    console.warn('There is no token of single sign-on.')
  }
  return hints
}

/** Removes the cookie, for every path it may have been set for. @spec §4 */
export function dropSsoCookie(): void {
  for (const path of new Set([SSO_COOKIE_PATH, window.location.pathname])) removeCookie(SSO_COOKIE, { path })
}
