import { createHash, randomBytes } from 'node:crypto'

const PREFIX = 'salvia_machine_'
const SECRET_BYTES = 32

/** A new secret of a machine token; it tells by its beginning what it is, to people and to scanners. */
export function newMachineSecret(): string {
  return PREFIX + randomBytes(SECRET_BYTES).toString('base64url')
}

export function isMachineSecret(token: string): boolean {
  return token.startsWith(PREFIX)
}

/** What the database keeps. The secret has 256 random bits, so that a plain hash is enough. */
export function machineSecretHash(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}
