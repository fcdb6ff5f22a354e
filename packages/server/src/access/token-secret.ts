import { createHash, randomBytes } from 'node:crypto'
import { SECRET_PREFIXES, type SecretKind } from '@salvia/core/auth'

const SECRET_BYTES = 32

/** Makes the secret of a token. */
export function newTokenSecret(kind: SecretKind): string {
  return SECRET_PREFIXES[kind] + randomBytes(SECRET_BYTES).toString('base64url')
}

/** The hash that the database holds. The secret has 256 random bits, so a plain hash is enough. */
export function tokenSecretHash(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}
