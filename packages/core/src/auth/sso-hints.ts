import { z } from 'zod'
import { PORTAL_PATHS } from '../portal-paths/index.ts'

/** The cookie that hands the portal a sign-in that ended at the server. */
export const SSO_COOKIE = 'wp_sso'
/** The page that reads it; the cookie is for no other. */
export const SSO_COOKIE_PATH = PORTAL_PATHS.sso.replace('/:realm', '')
/** Longer than this no browser keeps a cookie. */
export const SSO_COOKIE_MAX_CHARACTERS = 4096

const names = z.array(z.string())

/**
 * What the cookie says. All of it is a hint: the token is shown to the server before it is believed, and consents are
 * read from there.
 * @spec §3
 */
export const ssoHintsSchema = z.object({
  authMethod: z.literal('sso'),
  accessToken: z.string().min(1).optional(),
  /** Instead of an access token: the account is to be activated first. */
  activationToken: z.string().min(1).optional(),
  consentsGiven: names,
  consentsNeeded: names,
  consentsDeclined: names,
})
export type SsoHints = z.infer<typeof ssoHintsSchema>

/** What the sign-in screen is told of single sign-on, in its address; any other code there tells nothing. */
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

/** The name of a realm: what stands behind `/sso/`. `logout` is the server's own. */
export function isRealmName(text: string): boolean {
  return text !== 'logout' && /^[a-z0-9](?:[a-z0-9-]{0,48}[a-z0-9])?$/.test(text)
}
