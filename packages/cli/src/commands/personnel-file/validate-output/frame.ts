import type { Finding } from '@salvia/core/personnel-file'
import { visible } from '../../../output/escape.ts'
import type { Screen } from '../../../output/screen.ts'
import { widthOf } from '../../../output/width.ts'
import { pad, wrap } from '../../../output/wrap.ts'
import type { Frame } from './review.ts'

const CELL_MAX = 20

/** The cell of a finding among its neighbours, underlined. */
export function renderFrame(
  frame: Frame,
  finding: Finding,
  title: string,
  screen: Screen,
): { lines: string[]; gutter: number } {
  const { marks, paint } = screen
  const rows = frame.rows.map(({ row, cells }) => ({ row, cells: cells.map(cell => shorten(cell, screen)) }))
  const widths =
    rows[0]?.cells.map((_, index) => Math.max(...rows.map(({ cells }) => widthOf(cells[index] ?? '')))) ?? []
  const gutter = Math.max(3, ...rows.map(({ row }) => String(row).length))
  const before = widths.slice(0, frame.at).reduce((sum, width) => sum + width + 3, 0)
  const underline = marks.underline.repeat(Math.max(1, widths[frame.at] ?? 1))
  const bar = paint.dim(marks.bar)
  const lines = rows.flatMap(({ row, cells }) => {
    const rendered = cells
      .map((cell, index) => pad(cell, widths[index] ?? 0))
      .join(` ${bar} `)
      .trimEnd()
    const line = `${paint.dim(String(row).padStart(gutter))} ${bar} ${rendered}`
    if (row !== finding.row || marks.underline === '') return [line]
    return [line, `${' '.repeat(gutter)} ${bar} ${' '.repeat(before)}${paint.error(underline)}`]
  })
  const message = wrap(visible(finding.message).replaceAll('•', marks.masked), screen.width - gutter - 3)
  const top = `${' '.repeat(gutter)} ${paint.dim(marks.corner)} ${title}`
  const said = message.map(line => `${' '.repeat(gutter)} ${bar} ${line}`)
  return { lines: [top, ...lines, ...said], gutter }
}

/** Neighbour cells only show where the finding is, so a long one is cut. */
function shorten(cell: string, { marks }: Screen): string {
  const text = visible(cell).replaceAll('•', marks.masked)
  const points = [...text]
  return points.length <= CELL_MAX
    ? text
    : `${points.slice(0, CELL_MAX - 1).join('')}${marks.masked === '*' ? '~' : '…'}`
}
