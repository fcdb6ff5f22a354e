import { createHash, randomBytes } from 'node:crypto'

const SECRET_BYTES = 32

/** A secret for an address or a cookie. */
export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url')
}

/**
 * The key that finds a sign-in when the provider redirects back: the state of the address together with the secret of
 * the browser that began it, so that nobody can make another browser finish the sign-in.
 */
export function signInKey(state: string, browserSecret: string): string {
  return createHash('sha256').update(`${state}.${browserSecret}`).digest('base64url')
}
