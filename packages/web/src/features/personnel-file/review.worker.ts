import '../../zod-without-eval.ts'
import type { Locale } from '@salvia/core/i18n'
import { type Report, reviewFile, type Template } from '@salvia/core/personnel-file'
import type { IsoDate } from '@salvia/core/primitives'
import { fileSource } from './file-source.ts'

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

const post = (message: ReviewMessage): void => self.postMessage(message)

async function review({ file, template, today, locale }: ReviewRequest): Promise<void> {
  let told = 0
  let isUnreadable = false
  const source = fileSource(file, () => {
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
