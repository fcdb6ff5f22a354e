/** Path and domain of a cookie. */
interface CookiePlace {
  readonly path: string
  /** Begins with a dot for a cookie of several hosts; absent for a cookie of this host only. */
  readonly domain?: string
}

/** Removes a cookie that scripts can read. Path and domain must match those it was set with. */
export function removeCookie(name: string, { path, domain }: CookiePlace): void {
  const facts = [
    `${name}=`,
    'Max-Age=0',
    `Path=${path}`,
    'SameSite=Lax',
    ...(domain === undefined ? [] : [`Domain=${domain}`]),
    ...(window.location.protocol === 'https:' ? ['Secure'] : []),
  ]
  document.cookie = facts.join('; ')
}

/** The names of the cookies that scripts can read on this page. */
export function cookieNames(): string[] {
  return document.cookie.split('; ').flatMap(cookie => cookie.split('=', 1))
}
