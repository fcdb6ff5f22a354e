import { randomUUID } from 'node:crypto'
import { SESSION_IDLE_MINUTES } from '@salvia/core/limits'
import { type Instant, millisOf } from '@salvia/core/primitives'
import { errors, jwtVerify, SignJWT } from 'jose'
import type { Secrets } from '../secrets/secrets.ts'

const ALGORITHM = 'EdDSA'
const ISSUER = 'salvia'
const AUDIENCE = 'salvia-api'
/** Tokens of other purposes carry another type and are refused here. */
const TYPE = 'at+jwt'
/** A token is accepted to the end of its last second. */
const TOLERANCE_SECONDS = 1

/** The verdict on a token. `unverifiable`: not issued by this installation; `expired`: issued here, but too old. */
type TokenVerdict =
  | { readonly kind: 'session'; readonly sessionId: string }
  | { readonly kind: 'expired' }
  | { readonly kind: 'unverifiable' }

/** Signs a token for a session. It lasts as long as a user may be idle, but never past the end of the session. */
export async function signAccessToken(
  secrets: Secrets,
  session: { id: string; accountId: string; endsAt: Instant },
  now: Instant,
): Promise<string> {
  const issuedAt = Math.floor(millisOf(now) / 1000)
  const end = Math.floor(millisOf(session.endsAt) / 1000)
  return (
    new SignJWT({ sid: session.id })
      // For the portal, which gives a draft back to nobody but the account that began it. The server reads the session.
      .setSubject(session.accountId)
      .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
      .setIssuer(ISSUER)
      .setAudience(AUDIENCE)
      .setJti(randomUUID())
      .setIssuedAt(issuedAt)
      .setNotBefore(issuedAt)
      .setExpirationTime(Math.min(issuedAt + SESSION_IDLE_MINUTES * 60, end))
      .sign(secrets.signing.privateKey)
  )
}

/** Judges a token by its signature, type, issuer, audience and times. */
export async function verifyAccessToken(
  secrets: Secrets,
  token: string,
  now: Instant,
): Promise<TokenVerdict> {
  if (!isSpeltAsSigned(token)) return { kind: 'unverifiable' }
  try {
    const { payload } = await jwtVerify(token, secrets.signing.publicKey, {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: AUDIENCE,
      typ: TYPE,
      requiredClaims: ['sid', 'exp', 'iat', 'nbf', 'jti'],
      currentDate: new Date(now),
      clockTolerance: TOLERANCE_SECONDS,
    })
    const { sid } = payload
    // A token of an earlier version: the binding to a browser stood only in the token, so its session has none.
    if ('fp' in payload) return { kind: 'expired' }
    return typeof sid === 'string' ? { kind: 'session', sessionId: sid } : { kind: 'unverifiable' }
  } catch (error) {
    return { kind: error instanceof errors.JWTExpired ? 'expired' : 'unverifiable' }
  }
}

/**
 * The last bits of a base64url part can be spelt in several ways. Only one spelling is accepted, so that a revoked
 * token has no variant.
 */
function isSpeltAsSigned(token: string): boolean {
  return token.split('.').every(part => Buffer.from(part, 'base64url').toString('base64url') === part)
}
