import type { Config } from '@salvia/core/config'
import { ANALYTICS_SESSION_MINUTES, ANALYTICS_VISITOR_MONTHS } from '@salvia/core/limits'
import { cookieNames, removeCookie } from '../../state/browser-cookies.ts'
import { configuredScript } from '../script-address.ts'

declare global {
  interface Window {
    /** What the script is told: read when it has come, and from then on at once. */
    _paq?: { push(command: readonly unknown[]): unknown }
  }
}

export type AnalyticsConfig = NonNullable<Config['ANALYTICS']>

/** What the script keeps: visitor, session, and what led here. */
const COOKIES = /^_pk_(id|ses|ref|cvar|hsr)\b/
/** As the script counts a month. */
const MONTH_SECONDS = (365 / 12) * 86_400

/** The names and lifetimes of its cookies, as the user is told them. @spec §9 */
export const ANALYTICS_COOKIES = [
  { name: '_pk_id', what: 'visitor' },
  { name: '_pk_ses', what: 'session' },
] as const

let loaded: string | undefined

/** Loads the script, once for the page. It is told everything before it comes. */
function load({ SCRIPT, SITE_ID }: AnalyticsConfig): void {
  if (loaded === SCRIPT) return
  loaded = SCRIPT
  window._paq ??= []
  for (const command of [
    ['setTrackerUrl', SCRIPT.replace(/\.js$/, '.php')],
    ['setSiteId', SITE_ID],
    ['setVisitorCookieTimeout', Math.round(ANALYTICS_VISITOR_MONTHS * MONTH_SECONDS)],
    ['setSessionCookieTimeout', ANALYTICS_SESSION_MINUTES * 60],
    ['setReferralCookieTimeout', 0],
  ]) {
    window._paq.push(command)
  }
  const script = document.createElement('script')
  script.src = configuredScript(SCRIPT)
  script.async = true
  document.head.append(script)
}

/**
 * Counts the opening of a screen, of a user who has consented: by its path without what stands for a case or a
 * person, and its title.
 * @param path such as `/personalfil/:id`
 */
export function countScreen(config: AnalyticsConfig, path: string, title: string): void {
  load(config)
  window._paq?.push(['setCustomUrl', `${window.location.origin}${path}`])
  window._paq?.push(['setDocumentTitle', title])
  window._paq?.push(['trackPageView'])
}

/** Removes the script's cookies, from this host and every domain above it. */
export function removeAnalyticsCookies(): void {
  const labels = window.location.hostname.split('.')
  const domains = labels.map((_, index) => `.${labels.slice(index).join('.')}`)
  for (const name of cookieNames().filter(each => COOKIES.test(each))) {
    removeCookie(name, { path: '/' })
    for (const domain of domains) removeCookie(name, { path: '/', domain })
  }
}

/** The consent is withdrawn: nothing of the script stays, not even in this page. @spec §4 */
export function withdrawAnalytics(): void {
  removeAnalyticsCookies()
  window.location.reload()
}
