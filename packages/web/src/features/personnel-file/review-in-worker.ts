import type { Locale } from '@salvia/core/i18n'
import type { Report, Template } from '@salvia/core/personnel-file'
import type { IsoDate } from '@salvia/core/primitives'
import { bundledWorker } from '../../parts/bundled-worker.ts'
import type { ReviewMessage, ReviewRequest } from './review.worker.ts'
import workerAddress from './review.worker.ts?worker&url'

export interface ReviewProgress {
  /** How much of the file has been read, from 0 to 1. */
  readonly share: number
  readonly rows: number
}

interface ReviewTask {
  readonly file: File
  readonly template: Template
  readonly today: IsoDate
  readonly locale: Locale
  readonly signal: AbortSignal
  readonly onProgress: (progress: ReviewProgress) => void
}

/** The file could not be read to its end, because it was changed, moved or removed meanwhile. */
export class FileUnreadable extends Error {}

/**
 * Reviews a file in a worker, so that the page stays responsive. Rejects with `FileUnreadable`, or with the reason of
 * the signal.
 */
export async function reviewInWorker({
  file,
  template,
  today,
  locale,
  signal,
  onProgress,
}: ReviewTask): Promise<Report> {
  // An already aborted signal fires no event.
  signal.throwIfAborted()
  return new Promise((resolve, reject) => {
    const worker = bundledWorker(workerAddress)
    const end = (settle: () => void): void => {
      worker.terminate()
      signal.removeEventListener('abort', stop)
      settle()
    }
    const stop = (): void => end(() => reject(signal.reason))
    signal.addEventListener('abort', stop)
    worker.addEventListener('error', event => end(() => reject(new FileUnreadable(event.message))))
    worker.addEventListener('message', ({ data }: MessageEvent<ReviewMessage>) => {
      if (data.kind === 'progress')
        onProgress({ share: data.bytesRead / Math.max(1, data.total), rows: data.rows })
      else if (data.kind === 'report') end(() => resolve(data.report))
      else end(() => reject(new FileUnreadable()))
    })
    const request: ReviewRequest = { file, template, today, locale }
    worker.postMessage(request)
  })
}
