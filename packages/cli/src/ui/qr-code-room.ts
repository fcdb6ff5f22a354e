import type { Screen } from '../output/screen.ts'
import { widthOf } from '../output/width.ts'
import { drawQrCode } from './qr-code.ts'

/** Columns that the text needs to stand beside the code, and lines that it needs below. */
const TEXT_COLUMNS = 30
const TEXT_LINES = 6
/** As long as BankID's codes are. */
const LONGEST_CODE = `bankid.${'f'.repeat(36)}.000.${'f'.repeat(64)}`

/** Whether a text has room beside a code of some columns. */
export function hasTextBeside(codeColumns: number, width: number): boolean {
  return width - codeColumns >= TEXT_COLUMNS
}

/** The columns that may be used: no more than the terminal has, so that no line of a code wraps. */
export function usedColumns({ width, columns }: Pick<Screen, 'width' | 'columns'>): number {
  return Math.min(width, columns ?? width)
}

/**
 * Whether a code to scan, with its text, fits in the window. In one that is too small, each new code would leave a
 * copy of the one before in the lines above.
 */
export function canShowCode(screen: Pick<Screen, 'width' | 'columns' | 'height'>): boolean {
  const code = drawQrCode(LONGEST_CODE)
  const codeColumns = widthOf(code[0] ?? '')
  const width = usedColumns(screen)
  const lines = code.length + (hasTextBeside(codeColumns, width) ? 0 : TEXT_LINES)
  return codeColumns <= width && (screen.height === null || lines < screen.height)
}
