import type { UploadSource } from '@salvia/core/personnel-file'
import type { Caller } from '../../access/caller.ts'
import { personName } from '../../access/person-name.ts'

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

/** By whom and from where a file came: the portal says so in a header, everything else is a terminal. @spec §3 */
export function sourceOf(caller: Caller, isPortal: boolean): UploadSource {
  if (caller.kind === 'person' && caller.isCaseWorker) return 'ADMIN'
  return caller.kind === 'person' && isPortal ? 'WEB' : 'SFTP'
}
