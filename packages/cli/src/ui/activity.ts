import type { Locale } from '@salvia/core/i18n'
import { bytes } from '../output/quantities.ts'

/** What is going on: bytes that are sent, something that is waited for (`since` in epoch milliseconds), or a code to scan. */
export type Activity =
  | { readonly kind: 'sending'; readonly label: string; readonly sent: number; readonly total: number }
  | { readonly kind: 'waiting'; readonly label: string; readonly since: number }
  | {
      readonly kind: 'scanning'
      /** Lines of a picture; none where there is nothing to scan any more. */
      readonly picture: readonly string[]
      readonly label: string
      readonly hint: string
    }

/** Tells on standard error how far something has come. */
export interface Progress {
  /** A line that stays. */
  step(line: string): void
  /** What is going on now. */
  show(activity: Activity): void
}

/** @example amount(1_900_000, 2_300_000, 'sv') // '1,9 MB/2,3 MB' */
export function amount(sent: number, total: number, locale: Locale): string {
  return `${bytes(sent, locale)}/${bytes(total, locale)}`
}
