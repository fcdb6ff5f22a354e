import '../../zod-without-eval.ts'
import type { Locale } from '@salvia/core/i18n'
import { type FileSource, type Report, reviewFile, type Template } from '@salvia/core/personnel-file'
import type { IsoDate } from '@salvia/core/primitives'

/** What the page hands to the worker: the file itself stays where it is and is read in pieces. */
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

/** A large step keeps the number of messages to the page small. */
const PROGRESS_EVERY_MS = 100

async function* chunksOf(blob: Blob): AsyncIterable<Uint8Array> {
  const reader = blob.stream().getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value
}

/** A file as a source, which tells when the browser refused to read on: the file was changed, moved or removed. */
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
  // What the review makes of it is a fault that it could not foresee; this one is known.
  post(isUnreadable ? { kind: 'failed' } : { kind: 'report', report })
}

self.addEventListener('message', (event: MessageEvent<ReviewRequest>) => {
  review(event.data).catch(() => post({ kind: 'failed' }))
})
