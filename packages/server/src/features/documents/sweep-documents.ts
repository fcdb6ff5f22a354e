import { deleteUnclaimed } from '../../adapters/files/delete-unclaimed.ts'
import type { Services } from '../../services.ts'
import { isDocumentKey } from './document-keys.ts'
import { documentKeysInUse } from './documents.store.ts'

/** Deletes the bytes of documents that no row points to: those that an interrupted batch left behind. */
export async function sweepDocuments({ db, files, clock }: Services): Promise<void> {
  const inUse = (keys: readonly string[]) => documentKeysInUse(db, keys)
  await deleteUnclaimed(files, { isOwn: isDocumentKey, inUse, now: clock.now() })
}
