import { createHash, randomBytes } from 'node:crypto'

const SECRET_BYTES = 32

/** Makes the secret of a mailed link. */
export function newLinkSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url')
}

/** The hash of a link's secret, as stored. The secret has 256 random bits, so that a plain hash is enough. */
export function linkSecretHash(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}
