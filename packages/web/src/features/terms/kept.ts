import {
  ANALYTICS_SESSION_MINUTES,
  ANALYTICS_VISITOR_MONTHS,
  SESSION_ABSOLUTE_HOURS,
  SSO_HINTS_SECONDS,
  SSO_SIGN_IN_MINUTES,
} from '@salvia/core/limits'
import { useTexts } from './texts.ts'

/** Something that the browser stores: its name there, what it is, and for how long. */
export interface Kept {
  readonly key: string
  readonly what: string
  readonly how: string
}

interface AllKept {
  readonly signIn: readonly Kept[]
  readonly choices: readonly Kept[]
  /** Stored only with consent to analytics. */
  readonly counted: readonly Kept[]
}

/** Everything that the portal stores in the browser. */
export function useKept(): AllKept {
  const t = useTexts()
  const session = t('browser.hours', { count: SESSION_ABSOLUTE_HOURS })
  const begin = t('browser.minutes', { count: SSO_SIGN_IN_MINUTES })
  const hints = t('browser.seconds', { count: SSO_HINTS_SECONDS })
  const visitor = t('browser.months', { count: ANALYTICS_VISITOR_MONTHS })
  const visit = t('browser.minutes', { count: ANALYTICS_SESSION_MINUTES })
  return {
    signIn: [
      { key: 'wp_auth', what: t('browser.wpAuth'), how: t('browser.wpAuthHow') },
      { key: 'wp_fp', what: t('browser.binding'), how: session },
      { key: 'wp_bid', what: t('browser.bankId'), how: t('browser.hours', { count: 1 }) },
      { key: 'wp_sso_begin', what: t('browser.ssoBegin'), how: begin },
      { key: 'wp_sso', what: t('browser.sso'), how: hints },
      { key: 'wp_sso_out', what: t('browser.ssoOut'), how: session },
    ],
    choices: [
      { key: 'wp-organisation', what: t('browser.organisation'), how: t('browser.organisationHow') },
      { key: 'wp-login-method', what: t('browser.loginMethod'), how: t('browser.loginMethodHow') },
      { key: 'referer', what: t('browser.referer'), how: t('browser.refererHow') },
      { key: 'refererAccount', what: t('browser.refererAccount'), how: t('browser.refererHow') },
      { key: 'draft', what: t('browser.draft'), how: t('browser.draftHow') },
      { key: 'wp-language', what: t('browser.language'), how: t('browser.untilTabCloses') },
      { key: 'wp-appearance', what: t('browser.appearance'), how: t('browser.untilTabCloses') },
      { key: 'devMode', what: t('browser.devMode'), how: t('browser.devModeHow') },
    ],
    counted: [
      { key: '_pk_id', what: t('browser.visitor'), how: visitor },
      { key: '_pk_ses', what: t('browser.session'), how: visit },
    ],
  }
}
