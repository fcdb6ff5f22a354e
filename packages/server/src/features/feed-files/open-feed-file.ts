import type { Readable } from 'node:stream'
import { ATTACHMENT_TYPES } from '@salvia/core/conversations'
import { appError } from '@salvia/core/error-catalogue'
import type { Services } from '../../services.ts'
import { findFile } from './feed-files.store.ts'

/**
 * The content of a file that a caller may see; undefined if its bytes are lost. Throws ATTACHMENT_WAITING and
 * ATTACHMENT_INFECTED for one that a virus scan holds back.
 */
export async function openFeedFile(
  { db, files, log }: Pick<Services, 'db' | 'files' | 'log'>,
  sha256: string,
): Promise<{ contentType: string; content: Readable } | undefined> {
  const row = await findFile(db, sha256)
  if (row?.state === 'waiting') throw appError('ATTACHMENT_WAITING')
  if (row?.state === 'infected') throw appError('ATTACHMENT_INFECTED')
  const content = row && (await files.open(row.fileKey))
  if (!row || !content) {
    log.error('feed-file-bytes-missing', { file: sha256 })
    return undefined
  }
  return { contentType: ATTACHMENT_TYPES[row.type].contentType, content }
}
