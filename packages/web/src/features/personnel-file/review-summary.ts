import type { Report } from '@salvia/core/personnel-file'

/** The first row of a file that is about an employee; above it stand the headers. */
const FIRST_DATA_ROW = 2

/** What would become of a file's rows. */
interface ReviewSummary {
  /** Rows with errors. The report keeps the first findings only, so there may be more. */
  readonly rowsWithErrors: number
  /** Null when the report does not hold all errors. */
  readonly rowsWithout: number | null
  readonly isHeaderWrong: boolean
}

/** Counts the rows with and without errors. Warnings are no errors. */
export function reviewSummary({ findings, rows, truncated }: Report): ReviewSummary {
  const wrong = new Set(findings.flatMap(({ severity, row }) => (severity === 'error' && row ? [row] : [])))
  const rowsWithErrors = [...wrong].filter(row => row >= FIRST_DATA_ROW).length
  return {
    rowsWithErrors,
    rowsWithout: truncated ? null : rows - rowsWithErrors,
    isHeaderWrong: wrong.has(1),
  }
}
