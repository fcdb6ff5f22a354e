import { STANDARD_TEMPLATE } from '@salvia/core/personnel-file'
import { HEADERS, madeRows } from '../made-rows.ts'

/** Nearly as many rows as a sheet may have. */
const WORTHLESS_ROWS = 1_040_000
const REPORTED_ROWS = 3000
const LEFT_OUT_ROWS = 11_000
const STAGED_ROWS = 100_000

type Bytes = Uint8Array<ArrayBuffer>

const lines = (rows: Iterable<readonly string[]>): string =>
  [...rows].map(cells => `${cells.join(';')}\n`).join('')
const file = (...parts: string[]): Bytes =>
  new Uint8Array(Buffer.from([lines([HEADERS]), ...parts].join(''), 'latin1'))

/** Two bytes for each row, each with several errors. Files differ by their number of rows. */
export function worthlessFile(number = 0): Bytes {
  return file('1\n'.repeat(WORTHLESS_ROWS - number))
}

/** Errors of many codes in every second row, each with long values. */
export function mostReportedFile(): Bytes {
  const wrong = (row: number): string[] =>
    STANDARD_TEMPLATE.columns.map((_, column) => {
      const one = `${column === 10 ? 0 : row}${'å'.repeat(30)}@@${column}`
      return column >= 25 && column < 30 ? Array.from({ length: 20 }, () => one).join(', ') : one
    })
  const half = REPORTED_ROWS / 2
  return file(lines(madeRows(half, 'units')), lines(Array.from({ length: half }, (_, row) => wrong(row))))
}

/** Nearly as many rows as an import may leave out. */
export function mostlyLeftOutFile(): Bytes {
  return file(lines(madeRows(LEFT_OUT_ROWS / 8, 'units')), '1\n'.repeat(LEFT_OUT_ROWS))
}

/** Many valid rows, which take long to stage. */
export function longFile(): Bytes {
  return file(lines(madeRows(STAGED_ROWS, 'units')))
}

/** A file as an ordinary customer sends it. */
export function smallFile(): Bytes {
  return file(lines(madeRows(50, 'units')))
}
