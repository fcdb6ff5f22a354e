import { createHash } from 'node:crypto'
import { certificateDocument, type DemoCertificate } from '@salvia/fixtures/demo-world'
import type { FileStore } from '../adapters/files/file-store.ts'
import type { Db } from '../db/database.ts'
import { keepFile } from '../features/feed-files/feed-files.store.ts'
import { writeFeedFile } from '../features/feed-files/write-feed-file.ts'
import type { DemoPart } from './demo-part.ts'

/**
 * The certificates with their documents, whose files are stored as those that the provider's journal sends before its
 * lines. Certificates that say the same share one. All are written at once: each is flushed to disk by itself.
 */
export async function withDocuments(
  tx: Db,
  issued: readonly DemoCertificate[],
  { files, now }: { readonly files: FileStore; readonly now: Parameters<DemoPart>[1]['now'] },
): Promise<DemoCertificate[]> {
  const contents = new Map<string, Uint8Array>()
  const naming = issued.map((certificate): DemoCertificate => {
    const document = certificateDocument(certificate)
    if (document === null) return certificate
    const { name, content } = document
    const sha256 = createHash('sha256').update(content).digest('hex')
    contents.set(sha256, content)
    return { ...certificate, document: { sha256, name, contentType: 'application/pdf' } }
  })
  const written = await Promise.all(
    [...contents].map(async ([sha256, content]) => {
      const fileKey = await writeFeedFile(files, content)
      return { sha256, bytes: content.byteLength, fileKey }
    }),
  )
  for (const file of written)
    await keepFile(tx, { ...file, type: 'pdf', state: 'clean', sentAt: now, scannedAt: now })
  return naming
}
