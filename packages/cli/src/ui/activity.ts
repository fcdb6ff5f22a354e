import type { Locale } from '@salvia/core/i18n'
import { bytes } from '../output/quantities.ts'

/** What is going on: bytes being sent, a wait (`since` in epoch milliseconds), or a QR code to scan. */
export type Activity =
  | { readonly kind: 'sending'; readonly label: string; readonly sent: number; readonly total: number }
  | { readonly kind: 'waiting'; readonly label: string; readonly since: number }
  | {
      readonly kind: 'scanning'
      /** Lines of the QR code; empty when there is nothing left to scan. */
      readonly picture: readonly string[]
      readonly label: string
      readonly hint: string
    }

/** Shows progress on standard error. */
export interface Progress {
  /** Adds a line that stays. */
  step(line: string): void
  /** Replaces what is going on now. */
  show(activity: Activity): void
}

/** @example amount(1_900_000, 2_300_000, 'sv') // '1,9 MB/2,3 MB' */
export function amount(sent: number, total: number, locale: Locale): string {
  return `${bytes(sent, locale)}/${bytes(total, locale)}`
}
