import { createHash, randomBytes } from 'node:crypto'

/** How the secret of a token begins. It tells people, secret scanners and the server what the token is. */
const PREFIXES = { machine: 'salvia_machine_', provider: 'salvia_provider_' } as const
const SECRET_BYTES = 32

/** A token with a secret: of a customer's machine, or of one of the provider's own systems. */
type SecretKind = keyof typeof PREFIXES

/** Makes the secret of a token. */
export function newTokenSecret(kind: SecretKind): string {
  return PREFIXES[kind] + randomBytes(SECRET_BYTES).toString('base64url')
}

/** What a token is by its prefix; undefined for the access token of a person. */
export function secretKindOf(token: string): SecretKind | undefined {
  const kinds = Object.keys(PREFIXES) as SecretKind[]
  return kinds.find(kind => token.startsWith(PREFIXES[kind]))
}

/** The hash that the database holds. The secret has 256 random bits, so a plain hash is enough. */
export function tokenSecretHash(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}
