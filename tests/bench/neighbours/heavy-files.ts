import { STANDARD_TEMPLATE } from '@salvia/core/personnel-file'
import { HEADERS, madeRows } from '../made-rows.ts'

/** As many rows as a sheet may have, nearly. */
const WORTHLESS_ROWS = 1_040_000
const REPORTED_ROWS = 3000
const LEFT_OUT_ROWS = 11_000
const STAGED_ROWS = 100_000

type Bytes = Uint8Array<ArrayBuffer>

const lines = (rows: Iterable<readonly string[]>): string =>
  [...rows].map(cells => `${cells.join(';')}\n`).join('')
const file = (...parts: string[]): Bytes =>
  new Uint8Array(Buffer.from([lines([HEADERS]), ...parts].join(''), 'latin1'))

/** Two bytes a row, each with several errors. Its end tells one from another. */
export function worthlessFile(number = 0): Bytes {
  return file('1\n'.repeat(WORTHLESS_ROWS - number))
}

/** Errors of many codes in every second row, each told at length. */
export function mostReportedFile(): Bytes {
  const wrong = (row: number): string[] =>
    STANDARD_TEMPLATE.columns.map((_, column) => {
      const one = `${column === 10 ? 0 : row}${'å'.repeat(30)}@@${column}`
      return column >= 25 && column < 30 ? Array.from({ length: 20 }, () => one).join(', ') : one
    })
  const half = REPORTED_ROWS / 2
  return file(lines(madeRows(half, 'units')), lines(Array.from({ length: half }, (_, row) => wrong(row))))
}

/** Nearly as many rows are left out as may be. */
export function mostlyLeftOutFile(): Bytes {
  return file(lines(madeRows(LEFT_OUT_ROWS / 8, 'units')), '1\n'.repeat(LEFT_OUT_ROWS))
}

/** Right rows in great number, which are staged. */
export function longFile(): Bytes {
  return file(lines(madeRows(STAGED_ROWS, 'units')))
}

/** What an ordinary customer sends. */
export function smallFile(): Bytes {
  return file(lines(madeRows(50, 'units')))
}
