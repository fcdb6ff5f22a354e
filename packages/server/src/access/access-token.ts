import { randomUUID } from 'node:crypto'
import { SESSION_IDLE_MINUTES } from '@salvia/core/limits'
import { type Instant, millisOf } from '@salvia/core/primitives'
import { errors, jwtVerify, SignJWT } from 'jose'
import type { Secrets } from './secrets.ts'

const ALGORITHM = 'EdDSA'
const ISSUER = 'salvia'
const AUDIENCE = 'salvia-api'
/** Tokens of other purposes carry another type and are refused here. */
const TYPE = 'at+jwt'
/** The last second of a token is still its holder's. */
const TOLERANCE_SECONDS = 1

/** What a token turned out to be. `unverifiable`: not one of ours; `expired`: ours, and too old. */
export type TokenVerdict =
  | { readonly kind: 'session'; readonly sessionId: string }
  | { readonly kind: 'expired' }
  | { readonly kind: 'unverifiable' }

/** A token of the session for the time that a user may be idle but never past the session's end. */
export async function signAccessToken(
  secrets: Secrets,
  session: { id: string; endsAt: Instant },
  now: Instant,
): Promise<string> {
  const issuedAt = Math.floor(millisOf(now) / 1000)
  const end = Math.floor(millisOf(session.endsAt) / 1000)
  return new SignJWT({ sid: session.id })
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setJti(randomUUID())
    .setIssuedAt(issuedAt)
    .setNotBefore(issuedAt)
    .setExpirationTime(Math.min(issuedAt + SESSION_IDLE_MINUTES * 60, end))
    .sign(secrets.signing.privateKey)
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
    // Of an earlier version, which kept the binding to a browser in the token alone: its session can show none.
    if ('fp' in payload) return { kind: 'expired' }
    return typeof sid === 'string' ? { kind: 'session', sessionId: sid } : { kind: 'unverifiable' }
  } catch (error) {
    return { kind: error instanceof errors.JWTExpired ? 'expired' : 'unverifiable' }
  }
}

/** The last bits of a part may be written in more than one way: a token has one text, so that a revoked one has no twin. */
function isSpeltAsSigned(token: string): boolean {
  return token.split('.').every(part => Buffer.from(part, 'base64url').toString('base64url') === part)
}
