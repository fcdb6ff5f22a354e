import type { UploadSource } from '@salvia/core/personnel-file'
import type { Caller } from '../../access/caller.ts'
import { personName } from '../../access/person-name.ts'

/** The sender of a file, as it is stored and shown. */
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

/** From where a file was sent: the portal sends a header, everything else counts as a terminal. @spec §3 */
export function sourceOf(caller: Caller, isPortal: boolean): UploadSource {
  if (caller.kind === 'person' && caller.isCaseWorker) return 'ADMIN'
  return caller.kind === 'person' && isPortal ? 'WEB' : 'SFTP'
}
