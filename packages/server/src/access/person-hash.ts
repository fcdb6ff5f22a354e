import type { Secrets } from '../secrets/secrets.ts'
import type { Person } from './caller.ts'

/**
 * The keyed hash that identifies a user in addresses: of the identity number, or of the account id if there is none.
 */
export function personHash(secrets: Secrets, { accountId, pid }: Pick<Person, 'accountId' | 'pid'>): string {
  return pid === null ? secrets.accountHash(accountId) : secrets.pidHash(pid)
}
