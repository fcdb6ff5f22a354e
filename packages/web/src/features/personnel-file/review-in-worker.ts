import type { Locale } from '@salvia/core/i18n'
import type { Report, Template } from '@salvia/core/personnel-file'
import type { IsoDate } from '@salvia/core/primitives'
import { bundledWorker } from '../../parts/bundled-worker.ts'
import type { NamesRequest, ReviewMessage, ReviewRequest } from './review.worker.ts'
import workerAddress from './review.worker.ts?worker&url'

export interface ReviewProgress {
  /** How much of the file has been read, from 0 to 1. */
  readonly share: number
  readonly rows: number
}

interface FileTask {
  readonly file: File
  readonly template: Template
  readonly signal: AbortSignal
}

export interface ReviewTask extends FileTask {
  readonly today: IsoDate
  readonly locale: Locale
  readonly onProgress: (progress: ReviewProgress) => void
}

interface NamesTask extends FileTask {
  readonly rows: readonly number[]
}

/** The file could not be read to its end, because it was changed, moved or removed meanwhile. */
export class FileUnreadable extends Error {}

/**
 * Reviews a file in a worker, so that the page stays responsive. Rejects with `FileUnreadable`, or with the reason of
 * the signal.
 */
export function reviewInWorker({ signal, onProgress, ...task }: ReviewTask): Promise<Report> {
  return askWorker({ kind: 'review', ...task }, signal, message => {
    if (message.kind === 'report') return message.report
    if (message.kind === 'progress')
      onProgress({ share: message.bytesRead / Math.max(1, message.total), rows: message.rows })
    return undefined
  })
}

/** The names of the people in some rows of a file, read in a worker. Rejects like `reviewInWorker`. */
export function namesInWorker({ signal, ...task }: NamesTask): Promise<ReadonlyMap<number, string>> {
  return askWorker({ kind: 'names', ...task }, signal, message =>
    message.kind === 'names' ? message.names : undefined,
  )
}

/** Sends a request to a worker of its own and waits for the message in which `answerIn` finds the answer. */
async function askWorker<A>(
  request: ReviewRequest | NamesRequest,
  signal: AbortSignal,
  answerIn: (message: ReviewMessage) => A | undefined,
): Promise<A> {
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
      if (data.kind === 'failed') return end(() => reject(new FileUnreadable()))
      const answer = answerIn(data)
      if (answer !== undefined) end(() => resolve(answer))
    })
    worker.postMessage(request)
  })
}
