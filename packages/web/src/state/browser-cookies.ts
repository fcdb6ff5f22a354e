/** Where a cookie was left. */
interface CookiePlace {
  readonly path: string
  /** With a dot before it, as a cookie of several hosts has it; absent for one of this host alone. */
  readonly domain?: string
}

/** Removes a cookie that scripts can see: it is one of exactly this place. */
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

/** The names of the cookies that scripts see here. */
export function cookieNames(): string[] {
  return document.cookie.split('; ').flatMap(cookie => cookie.split('=', 1))
}
