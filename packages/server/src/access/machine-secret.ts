import { createHash, randomBytes } from 'node:crypto'

const PREFIX = 'salvia_machine_'
const SECRET_BYTES = 32

/** Makes the secret of a machine token. Its prefix tells people and secret scanners what it is. */
export function newMachineSecret(): string {
  return PREFIX + randomBytes(SECRET_BYTES).toString('base64url')
}

export function isMachineSecret(token: string): boolean {
  return token.startsWith(PREFIX)
}

/** The hash that the database holds. The secret has 256 random bits, so a plain hash is enough. */
export function machineSecretHash(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}
