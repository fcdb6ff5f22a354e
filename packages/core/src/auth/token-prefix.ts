/** How the secret of a token begins. It tells people, secret scanners and programs what the token is. */
export const SECRET_PREFIXES = { machine: 'salvia_machine_', provider: 'salvia_provider_' } as const

/** A token with a secret: of a customer's machine, or of one of the provider's own systems. */
export type SecretKind = keyof typeof SECRET_PREFIXES

/** What a token is by its prefix; undefined for the access token of a person. */
export function secretKindOf(token: string): SecretKind | undefined {
  const kinds = Object.keys(SECRET_PREFIXES) as SecretKind[]
  return kinds.find(kind => token.startsWith(SECRET_PREFIXES[kind]))
}
