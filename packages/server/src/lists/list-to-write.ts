import type { Locale } from '@salvia/core/i18n'
import type { ListColumn } from '@salvia/core/lists'

/** What a file is written from. */
export interface ListToWrite<Row> {
  readonly columns: readonly ListColumn<Row>[]
  readonly batches: AsyncIterable<readonly Row[]>
  readonly locale: Locale
  /** Of the workbook's sheet. */
  readonly name: string
}
