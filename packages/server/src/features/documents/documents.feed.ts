import { createHash } from 'node:crypto'
import type { DataOfKind } from '@salvia/core/feed-catalogue'
import type { FeedObject, FeedStores, FeedWork } from '../feeds/feed-store.ts'
import { newDocumentKey } from './document-keys.ts'
import { type DocumentRow, deleteDocuments, documentsOf, putDocuments } from './documents.store.ts'

/**
 * Documents, whose bytes go to the file store. What names a document may go on naming one that is deleted: it has none
 * while that is gone, and has it again when it comes back.
 */
export const documentsFeed: FeedStores['documents'] = {
  refusals: async () => new Map(),
  async put(tx, objects, work) {
    const before = await documentsOf(
      tx,
      objects.map(({ id }) => id),
    )
    const byId = new Map(before.map(row => [row.id, row]))
    const rows: DocumentRow[] = []
    for (const object of objects) rows.push(await stored(object, byId.get(object.id), work))
    await putDocuments(tx, rows)
    const kept = new Set(rows.map(({ fileKey }) => fileKey))
    work.files.replace(before.map(({ fileKey }) => fileKey).filter(key => !kept.has(key)))
  },
  async delete(tx, ids, { files }) {
    files.replace(await deleteDocuments(tx, ids))
  },
}

/** The row of a document, whose bytes are stored now unless they are the same as before. */
async function stored(
  { id, data: { name, mediaType, content } }: FeedObject<DataOfKind<'documents'>>,
  before: DocumentRow | undefined,
  { files }: FeedWork,
): Promise<DocumentRow> {
  const all = Buffer.from(content, 'base64')
  const sha256 = createHash('sha256').update(all).digest('hex')
  if (before?.sha256 === sha256) return { ...before, name, mediaType }
  const fileKey = newDocumentKey()
  return { id, name, mediaType, fileKey, ...(await files.write(fileKey, all)) }
}
