import { errorOf } from '../errors/cli-error.ts'
import { sessionErrors } from './session.errors.ts'

const RENEW_BEFORE_MS = 20 * 60_000

/** The characters of a Bearer token (RFC 6750). */
const TOKEN_FORM = /^[\w.~+/-]+=*$/

/** A token as it was given. Throws when it holds what no token can hold; `where` says how it was given. */
export function checkedToken(token: string, where: 'SALVIA_TOKEN' | '--with-token'): string {
  if (!TOKEN_FORM.test(token)) throw errorOf(sessionErrors.TOKEN_MALFORMED, { where })
  return token
}

/**
 * When a person's token ends, in epoch milliseconds; null for a machine token, whose end cannot be read from it.
 * @spec §3
 */
export function tokenEnd(token: string): number | null {
  const payload = token.split('.')[1]
  if (payload === undefined) return null
  try {
    const { exp } = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as { exp?: unknown }
    return typeof exp === 'number' ? exp * 1000 : null
  } catch {
    return null
  }
}

/** Whether to renew a token now: it is still valid, but ends soon. */
export function shouldRenew(token: string, now: number): boolean {
  const end = tokenEnd(token)
  return end !== null && end > now && end - now < RENEW_BEFORE_MS
}
