import { widthOf } from './width.ts'
import { pad, wrap } from './wrap.ts'

/** A column of a table of text. */
interface GridColumn {
  readonly header: string
  /** Numbers stand below each other by their last digits. */
  readonly isNumber: boolean
}

const GAP = '  '
const WIDEST_TEXT = 20

/**
 * A table that fits a width: headers and long texts are wrapped, and columns that have no room go on in another table
 * below, which repeats the first columns.
 * @param keys how many columns say what a row is about
 */
export function gridLines(
  columns: readonly GridColumn[],
  rows: readonly (readonly string[])[],
  keys: number,
  width: number,
): { readonly header: readonly string[]; readonly rows: readonly string[] }[] {
  const widths = columns.map((column, at) => columnWidth(column, rows, at))
  return blocksOf(widths, keys, width).map(block => {
    const place = (cells: readonly string[], isHeader: boolean) =>
      block.map(at => {
        const size = widths[at] ?? 0
        const isRight = columns[at]?.isNumber === true
        return { lines: wrap(cells[at] ?? '', size), size, isRight, isHeader }
      })
    const headers = columns.map(({ header }) => header)
    return {
      header: besideEachOther(place(headers, true)),
      rows: rows.flatMap(row => besideEachOther(place(row, false))),
    }
  })
}

interface Cell {
  readonly lines: readonly string[]
  readonly size: number
  readonly isRight: boolean
  readonly isHeader: boolean
}

/** Headers end on the same line, other cells begin on it. */
function besideEachOther(cells: readonly Cell[]): string[] {
  const height = Math.max(...cells.map(({ lines }) => lines.length))
  return Array.from({ length: height }, (_, line) =>
    cells
      .map(({ lines, size, isRight, isHeader }) => {
        const text = lines[isHeader ? line - (height - lines.length) : line] ?? ''
        return isRight ? ' '.repeat(Math.max(0, size - widthOf(text))) + text : pad(text, size)
      })
      .join(GAP)
      .trimEnd(),
  )
}

/** As wide as its cells, and as the longest word of its header. */
function columnWidth(
  { header, isNumber }: GridColumn,
  rows: readonly (readonly string[])[],
  at: number,
): number {
  const longestWord = (text: string) => Math.max(...text.split(' ').map(widthOf))
  const cells = rows.map(row => row[at] ?? '')
  const words = Math.max(longestWord(header), ...cells.map(longestWord))
  const whole = Math.max(0, ...cells.map(widthOf))
  return isNumber ? Math.max(words, whole) : Math.max(words, Math.min(whole, WIDEST_TEXT))
}

/** The columns of each table, by their places. */
function blocksOf(widths: readonly number[], keys: number, width: number): number[][] {
  const first = widths.slice(0, keys).map((_, at) => at)
  const sizeOf = (block: readonly number[]) =>
    block.reduce((sum, at) => sum + (widths[at] ?? 0) + GAP.length, -GAP.length)
  const blocks: number[][] = []
  let block = [...first]
  for (let at = keys; at < widths.length; at++) {
    if (block.length > keys && sizeOf([...block, at]) > width) {
      blocks.push(block)
      block = [...first]
    }
    block.push(at)
  }
  return [...blocks, block]
}
