import type { UploadSource } from '@salvia/core/personnel-file'
import type { Caller } from '../../access/caller.ts'

/** Who sends a file, as it is kept and shown. */
export interface Sender {
  readonly senderName: string
  readonly senderAccountId: string | null
  readonly senderMachineId: string | null
}

export function senderOf(caller: Caller): Sender {
  if (caller.kind === 'machine') {
    return { senderName: caller.name, senderAccountId: null, senderMachineId: caller.tokenId }
  }
  return { senderName: personName(caller), senderAccountId: caller.accountId, senderMachineId: null }
}

/** A person's name; the e-mail of an account that has none yet. */
export function personName(person: { firstName: string; lastName: string; email: string }): string {
  return `${person.firstName} ${person.lastName}`.trim() || person.email
}

/** By whom and from where a file came: the portal says so in a header, everything else is a terminal. @spec §3 */
export function sourceOf(caller: Caller, isPortal: boolean): UploadSource {
  if (caller.kind === 'person' && caller.isCaseWorker) return 'ADMIN'
  return caller.kind === 'person' && isPortal ? 'WEB' : 'SFTP'
}
