import type { ListColumn } from '@salvia/core/lists'
import { writtenIdentityNumber } from '@salvia/core/primitives'

/** A row of a download that may have the identity number of whom it is about; null where it is not shown. */
export type NumberedRow<Row> = Row & { readonly pid?: string | null }

/** The column of identity numbers, in a download for which they are chosen. */
export const NUMBER_COLUMN: ListColumn<{ readonly pid?: string | null }> = {
  key: 'pid',
  header: { sv: 'Personnummer', en: 'Identity number' },
  value: ({ pid }) => (pid ? writtenIdentityNumber(pid) : null),
}
