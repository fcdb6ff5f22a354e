const KEY = 'referer'

/** Remembers the screen that was asked for last, for as long as the tab is open. @spec §2 */
export function saveReferer(path: string): void {
  sessionStorage.setItem(KEY, path)
}

/** The remembered screen, or null where it is none of this portal or only the start page. */
export function readReferer(): string | null {
  const path = sessionStorage.getItem(KEY)
  return path && /^\/[^/\\?]/.test(path) ? path : null
}

export function forgetReferer(): void {
  sessionStorage.removeItem(KEY)
}
