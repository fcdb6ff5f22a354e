import type { Secrets } from '../secrets/secrets.ts'
import type { Person } from './caller.ts'

/** Stands for a user in addresses: for the identity number, or for the account where it has none. */
export function personHash(secrets: Secrets, { accountId, pid }: Pick<Person, 'accountId' | 'pid'>): string {
  return pid === null ? secrets.accountHash(accountId) : secrets.pidHash(pid)
}
