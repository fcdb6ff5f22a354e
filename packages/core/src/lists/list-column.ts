import { type Locale, momentInDigits, type Text } from '../i18n/index.ts'
import type { Instant, IsoDate } from '../primitives/index.ts'

/** A value of a row. A workbook keeps numbers and times as such; text formats write them as text. */
export type ListValue = string | number | null | { readonly date: IsoDate } | { readonly moment: Instant }

type Moment = Extract<ListValue, { readonly moment: Instant }>

/** A column of a download and of the terminal's table. */
export type ListColumn<Row> = {
  /** The name of the value, for programs. */
  readonly key: string
  readonly header: Text
} & (
  | { readonly isMoment?: false; readonly value: (row: Row, locale: Locale) => Exclude<ListValue, Moment> }
  | {
      /** Whether a workbook also shows the time of day. */ readonly isMoment: true
      readonly value: (row: Row, locale: Locale) => Moment | null
    }
)

/**
 * A value as text for people; times are in Stockholm time.
 * @example valueText({ moment }, 'sv') // '2026-11-24 13:30'
 */
export function valueText(value: ListValue, locale: Locale): string {
  if (value === null) return ''
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  return 'date' in value ? value.date : momentInDigits(value.moment, locale)
}
