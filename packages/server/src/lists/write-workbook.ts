import type { ListValue } from '@salvia/core/lists'
import { type Instant, stockholmClock, stockholmDate } from '@salvia/core/primitives'
import { type CellValue, writeXlsxStream } from 'hucre/xlsx'
import type { ListToWrite } from './list-to-write.ts'

/** Rows of a sheet, its header left out; what is more goes on in the next sheet. */
const SHEET_ROWS = 1_000_000

/**
 * A workbook with a header row on each sheet. Texts are texts, whatever they begin with; numbers and dates can be
 * calculated with, and times are those of Stockholm.
 */
export function writeWorkbook<Row>(
  { columns, batches, locale, name }: ListToWrite<Row>,
  sheetRows = SHEET_ROWS,
): ReadableStream<Uint8Array> {
  async function* rows(): AsyncGenerator<CellValue[]> {
    for await (const batch of batches) {
      for (const row of batch) yield columns.map(column => cellOf(column.value(row, locale)))
    }
  }
  return writeXlsxStream(rows(), {
    name,
    columns: columns.map(({ key, header, isMoment }) => ({
      ...{ key, header: header[locale] },
      ...(isMoment && { numFmt: 'yyyy-mm-dd hh:mm' }),
    })),
    freezePane: { rows: 1 },
    maxRowsPerSheet: sheetRows + 1,
  })
}

/** Workbooks know no time zones: a time is what stands on the clock in Stockholm. */
function cellOf(value: ListValue): CellValue {
  if (typeof value === 'string') return workbookText(value)
  if (value === null || typeof value !== 'object') return value
  return 'date' in value ? new Date(value.date) : onTheClock(value.moment)
}

/**
 * Workbooks write a character that XML does not allow as `_xFFFF_`, and a text that looks like that with its underscore
 * as `_x005F_`. The library escapes only control characters.
 */
function workbookText(text: string): string {
  return text
    .replaceAll(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll(/[\uFFFE\uFFFF]/g, character => `_x${character.charCodeAt(0).toString(16).toUpperCase()}_`)
}

function onTheClock(instant: Instant): Date {
  const { hour, minute, second, millisecond } = stockholmClock(instant)
  const date = new Date(stockholmDate(instant))
  date.setUTCHours(hour, minute, second, millisecond)
  return date
}
