import type { Config } from '@salvia/core/config'
import { ANALYTICS_SESSION_MINUTES, ANALYTICS_VISITOR_MONTHS } from '@salvia/core/limits'
import { cookieNames, removeCookie } from '../../state/browser-cookies.ts'
import { configuredScript } from '../script-address.ts'

declare global {
  interface Window {
    /**
     * The command queue of the analytics script. The script runs what is queued when it loads, and later commands at
     * once.
     */
    _paq?: { push(command: readonly unknown[]): unknown }
  }
}

export type AnalyticsConfig = NonNullable<Config['ANALYTICS']>

/** The cookies that the script sets: visitor, session and referrer. */
const COOKIES = /^_pk_(id|ses|ref|cvar|hsr)\b/
/** The length of a month in the script's cookie lifetimes. */
const MONTH_SECONDS = (365 / 12) * 86_400

/** The names and lifetimes of the cookies, as shown to the user. @spec §9 */
export const ANALYTICS_COOKIES = [
  { name: '_pk_id', what: 'visitor' },
  { name: '_pk_ses', what: 'session' },
] as const

let loaded: string | undefined

/** Loads the script once per page. All settings are queued before it loads. */
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
 * Counts a page view of a user who has consented, with its title and its path pattern, which contains no ids.
 * @param path such as `/personalfil/:id`
 */
export function countScreen(config: AnalyticsConfig, path: string, title: string): void {
  load(config)
  window._paq?.push(['setCustomUrl', `${window.location.origin}${path}`])
  window._paq?.push(['setDocumentTitle', title])
  window._paq?.push(['trackPageView'])
}

/** Removes the script's cookies, for this host and all parent domains. */
export function removeAnalyticsCookies(): void {
  const labels = window.location.hostname.split('.')
  const domains = labels.map((_, index) => `.${labels.slice(index).join('.')}`)
  for (const name of cookieNames().filter(each => COOKIES.test(each))) {
    removeCookie(name, { path: '/' })
    for (const domain of domains) removeCookie(name, { path: '/', domain })
  }
}

/** After consent is withdrawn, removes the cookies and reloads the page, so that the script stops. @spec §4 */
export function withdrawAnalytics(): void {
  removeAnalyticsCookies()
  window.location.reload()
}
