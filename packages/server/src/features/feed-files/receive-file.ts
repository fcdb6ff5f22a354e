import { createHash } from 'node:crypto'
import { appError } from '@salvia/core/error-catalogue'
import type { AppError } from '@salvia/core/errors'
import { FILE_KINDS } from '@salvia/core/feed-catalogue'
import { FEED_FILE_MAX_BYTES } from '@salvia/core/limits'
import { addAudit } from '../../access/audit.store.ts'
import type { ProviderSystem } from '../../access/caller.ts'
import { transaction } from '../../db/transaction.ts'
import type { HandlersOf } from '../../http/handler.ts'
import { wholeUpload } from '../../http/whole-upload.ts'
import { FairTurns } from '../../turns/fair-turns.ts'
import { getReady, judgeInTurn } from '../attachments/judge-in-turn.ts'
import { type FeedFileRow, keepFile } from './feed-files.store.ts'
import { scanFeedFileJob } from './scan-feed-file.job.ts'
import { writeFeedFile } from './write-feed-file.ts'

type Put = HandlersOf<'feedFiles'>['put']
type PutCall = Parameters<Put>[0]

const BYTES_PER_MEGABYTE = 1_000_000
/** How many files of one system arrive at once. They are in memory until their content is judged. */
const ARRIVING_AT_ONCE = 3
const arriving = new FairTurns({ most: Number.POSITIVE_INFINITY, mostOfOne: ARRIVING_AT_ONCE })

/**
 * Keeps a file that lines will name, when its hash is the one of the address. It is judged by its content before
 * anything is stored. Bytes are stored first and the row last: the sweep deletes what an interruption leaves behind.
 */
export const receiveFile: Put = async call => {
  insistOnFiles(call.caller)
  const { tokenId } = call.caller
  const row = await arriving.take(tokenId, () => keep(call), call.gone)
  const { sha256, bytes, type, state } = row
  return { sha256, bytes, type, state }
}

/** A token for kinds that take no files sends none. */
function insistOnFiles({ kinds }: ProviderSystem): void {
  if (!FILE_KINDS.some(kind => kinds.includes(kind)))
    throw appError('FEED_KIND_NOT_ALLOWED', { kind: FILE_KINDS.join(', ') })
}

function tooLarge(): AppError {
  return appError('FEED_FILE_TOO_LARGE', { megabytes: FEED_FILE_MAX_BYTES / BYTES_PER_MEGABYTE })
}

async function keep(call: PutCall): Promise<FeedFileRow> {
  const { services, now, caller, upload, params, gone } = call
  getReady(services)
  const bytes = await wholeUpload(upload.content, FEED_FILE_MAX_BYTES, tooLarge)
  if (createHash('sha256').update(bytes).digest('hex') !== params.sha256) {
    throw appError('FEED_FILE_HASH_WRONG')
  }
  const whose = { accountId: caller.tokenId, clientNumber: null }
  const type = await judgeInTurn(services, { bytes, name: upload.name, ...whose, signal: gone })
  const fileKey = await writeFeedFile(services.files, bytes)
  const row = await transaction(services.db, async tx => {
    const kept = await keepFile(tx, {
      ...{ sha256: params.sha256, bytes: bytes.byteLength, fileKey, type, sentAt: now },
      state: services.scanner ? 'waiting' : 'unscanned',
    })
    if (kept.fileKey !== fileKey) return kept
    if (kept.state === 'waiting') await services.jobs.send(scanFeedFileJob, { sha256: kept.sha256 }, { tx })
    await addAudit(tx, {
      ...{ at: now, actor: caller, action: 'feed-file-received', object: kept.sha256 },
      details: { bytes: kept.bytes, type },
    })
    return kept
  })
  // It was here already. If this fails, the sweep deletes the second copy.
  if (row.fileKey !== fileKey) await services.files.delete(fileKey).catch(() => undefined)
  return row
}
