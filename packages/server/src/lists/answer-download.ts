import { addAbortSignal, type Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import type { DownloadChoice, List, ListDeclaration } from '@salvia/core/lists'
import { stockholmDate } from '@salvia/core/primitives'
import { addAudit } from '../access/audit.store.ts'
import { callerId } from '../access/caller.ts'
import type { CompanyAccess } from '../access/company-access.ts'
import { CONTENT_TYPES } from '../http/content-types.ts'
import type { FileAnswer } from '../http/handler.ts'
import { FairTurns } from '../turns/fair-turns.ts'
import { listBatches } from './list-batches.ts'
import { listEvent } from './list-event.ts'
import type { ListCall, ListSource } from './list-source.ts'
import { NUMBER_COLUMN } from './number-column.ts'
import { writeList } from './write-list.ts'

type DownloadCall<D extends ListDeclaration> = ListCall<D> & DownloadChoice

/** Of one company, in this process: the next one waits until one of them has been read to its end. */
const DOWNLOADS_AT_ONCE = 2
const turns = new FairTurns({ most: Number.POSITIVE_INFINITY, mostOfOne: DOWNLOADS_AT_ONCE })

/** The whole list as a file, read batch by batch without a transaction. */
export function answerDownload<D extends ListDeclaration, Stored>(
  list: List<D>,
  source: ListSource<D, Stored>,
  call: DownloadCall<D>,
): Promise<FileAnswer> {
  const { company, caller, gone } = call
  const party = (company as CompanyAccess | null)?.clientNumber ?? callerId(caller)
  const answer = Promise.withResolvers<FileAnswer>()
  const download = async () => {
    const { content, ...file } = await beginDownload(list, source, call)
    const read = readToEnd(content, call)
    answer.resolve({ content, ...file })
    await read
  }
  turns.take(party, download, gone).catch(answer.reject)
  return answer.promise
}

/** Audits the download before its first row goes out, with the number of rows that there are then. */
async function beginDownload<D extends ListDeclaration, Stored>(
  list: List<D>,
  source: ListSource<D, Stored>,
  call: DownloadCall<D>,
) {
  const { format, numbers = false, query, now, locale, gone } = call
  const answer = await source.prepare(call)
  const rows = (await answer.counts())[query.filter]
  const action = numbers ? source.downloadedWithNumbers : source.downloaded
  if (action) {
    const event = { action, details: { format, rows } }
    await addAudit(call.services.db, listEvent(list, call, event))
  }
  const name = list.declaration.fileName?.[locale] ?? 'list'
  const date = stockholmDate(now)
  const batches = listBatches(list, answer, { numbers })
  const columns = numbers ? [...list.columns, NUMBER_COLUMN] : list.columns
  return {
    name: `${name} ${date}.${format}`,
    contentType: format === 'csv' ? `${CONTENT_TYPES.csv}; charset=utf-8` : CONTENT_TYPES[format],
    content: addAbortSignal(gone, writeList({ columns, batches, format, locale, name })),
  }
}

/** Waits until the file was read or its reader is gone. One that fails on the way is cut off: it can answer no error any more. */
async function readToEnd(
  content: Readable,
  { services, gone }: Pick<ListCall<ListDeclaration>, 'services' | 'gone'>,
) {
  try {
    await finished(content, { writable: false })
  } catch (error) {
    if (!gone.aborted) services.log.error('list-download-failed', { error })
  }
}
