import { z } from 'zod'
import { PORTAL_PATHS } from '../portal-paths/index.ts'

/** The cookie in which the server hands the portal the result of a single sign-on. */
export const SSO_COOKIE = 'wp_sso'
/** The only path that the browser sends the cookie to: the page that reads it. */
export const SSO_COOKIE_PATH = PORTAL_PATHS.sso.replace('/:realm', '')
/** Browsers drop cookies that are longer than this. */
export const SSO_COOKIE_MAX_CHARACTERS = 4096

const names = z.array(z.string())

/**
 * The content of the cookie. It is a hint only: the token is believed after the server has accepted it, and consents
 * are read from the server.
 * @spec §3
 */
export const ssoHintsSchema = z.object({
  authMethod: z.literal('sso'),
  accessToken: z.string().min(1).optional(),
  /** Present instead of an access token when the account must be activated first. */
  activationToken: z.string().min(1).optional(),
  consentsGiven: names,
  consentsNeeded: names,
  consentsDeclined: names,
})
export type SsoHints = z.infer<typeof ssoHintsSchema>

/** Codes that the sign-in screen accepts in its address, as the result of a single sign-on. It ignores any other. */
export const SSO_REFUSALS = [
  'SSO_ERROR',
  'SSO_INVALID_REALM_ID',
  'SSO_LOGGED_OUT_TIMEOUT',
  'SSO_LOGGED_OUT',
  'SIGN_IN_NOT_PERMITTED',
  'SIGN_IN_NOT_AUTHORISED',
  'CUSTOMER_CLOSED',
  'INSECURE_CONNECTION',
] as const
export type SsoRefusal = (typeof SSO_REFUSALS)[number]

/** Whether a text can be the name of a realm, the part after `/sso/`. `logout` is taken by the server. */
export function isRealmName(text: string): boolean {
  return text !== 'logout' && /^[a-z0-9](?:[a-z0-9-]{0,48}[a-z0-9])?$/.test(text)
}
