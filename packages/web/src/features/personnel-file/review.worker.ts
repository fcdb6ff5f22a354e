import '../../zod-without-eval.ts'
import type { Locale } from '@salvia/core/i18n'
import {
  type FileSource,
  namesInRows,
  type Report,
  reviewFile,
  type Template,
} from '@salvia/core/personnel-file'
import type { IsoDate } from '@salvia/core/primitives'

/** A file for the worker. It is not copied: the worker reads it in pieces. */
interface GivenFile {
  readonly file: File
  readonly template: Template
}

export interface ReviewRequest extends GivenFile {
  readonly kind: 'review'
  readonly today: IsoDate
  readonly locale: Locale
}

export interface NamesRequest extends GivenFile {
  readonly kind: 'names'
  readonly rows: readonly number[]
}

export type ReviewMessage =
  | { readonly kind: 'progress'; readonly bytesRead: number; readonly total: number; readonly rows: number }
  | { readonly kind: 'report'; readonly report: Report }
  | { readonly kind: 'names'; readonly names: ReadonlyMap<number, string> }
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
function sourceOf(file: File, onUnreadable: () => void = () => undefined): FileSource {
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

async function readNames({ file, template, rows }: NamesRequest): Promise<void> {
  post({ kind: 'names', names: await namesInRows({ source: sourceOf(file), template, rows }) })
}

self.addEventListener('message', ({ data }: MessageEvent<ReviewRequest | NamesRequest>) => {
  const done = data.kind === 'review' ? review(data) : readNames(data)
  done.catch(() => post({ kind: 'failed' }))
})
