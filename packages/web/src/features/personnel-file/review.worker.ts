import '../../zod-without-eval.ts'
import type { Locale } from '@salvia/core/i18n'
import { type FileSource, type Report, reviewFile, type Template } from '@salvia/core/personnel-file'
import type { IsoDate } from '@salvia/core/primitives'

/** What the page sends to the worker. The file is not copied: the worker reads it in pieces. */
export interface ReviewRequest {
  readonly file: File
  readonly template: Template
  readonly today: IsoDate
  readonly locale: Locale
}

export type ReviewMessage =
  | { readonly kind: 'progress'; readonly bytesRead: number; readonly total: number; readonly rows: number }
  | { readonly kind: 'report'; readonly report: Report }
  | { readonly kind: 'failed' }

/** Milliseconds between progress messages, to keep their number small. */
const PROGRESS_EVERY_MS = 100

async function* chunksOf(blob: Blob): AsyncIterable<Uint8Array> {
  const reader = blob.stream().getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value
}

/**
 * Makes a file readable for the review. Calls `onUnreadable` when the browser refuses to read on, because the file was
 * changed, moved or removed.
 */
function sourceOf(file: File, onUnreadable: () => void): FileSource {
  async function* stream(start = 0, end = file.size): AsyncIterable<Uint8Array> {
    try {
      yield* chunksOf(file.slice(start, end))
    } catch (error) {
      onUnreadable()
      throw error
    }
  }
  return { name: file.name, size: file.size, stream }
}

const post = (message: ReviewMessage): void => self.postMessage(message)

async function review({ file, template, today, locale }: ReviewRequest): Promise<void> {
  let told = 0
  let isUnreadable = false
  const source = sourceOf(file, () => {
    isUnreadable = true
  })
  const report = await reviewFile({
    source,
    template,
    today,
    locale,
    showValues: true,
    incidentId: () => crypto.randomUUID(),
    onProgress: progress => {
      const now = performance.now()
      if (now - told < PROGRESS_EVERY_MS) return
      told = now
      post({ kind: 'progress', ...progress })
    },
  })
  // The report of an unreadable file would hold a finding about an unexpected failure, but the cause is known here.
  post(isUnreadable ? { kind: 'failed' } : { kind: 'report', report })
}

self.addEventListener('message', (event: MessageEvent<ReviewRequest>) => {
  review(event.data).catch(() => post({ kind: 'failed' }))
})
