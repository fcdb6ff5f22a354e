import { STANDARD_TEMPLATE, templateFile } from '@salvia/core/personnel-file'

/** Cells of a row, by header. */
export type Cells = Readonly<Record<string, string>>

/** A valid row of the standard template for each of the first employees that core generates. */
export async function rightRows(count: number): Promise<Cells[]> {
  const bytes = await templateFile(STANDARD_TEMPLATE, { type: 'csv', examples: count })
  const [headers = [], ...rows] = Buffer.from(bytes)
    .toString('latin1')
    .trimEnd()
    .split('\r\n')
    .map(line => line.split(';'))
  return rows.map(cells => Object.fromEntries(headers.map((header, at) => [header, cells[at] ?? ''])))
}

let files = 0

/**
 * As `rightRows`, with a title that no earlier file has, so that the bytes differ.
 * @param cells the same in every row
 */
export async function newRows(count: number, cells: Cells = {}): Promise<Cells[]> {
  files += 1
  return (await rightRows(count)).map(row => ({ ...row, ...cells, Befattning: `Roll ${files}` }))
}

/** A CSV file of rows, with the headers of the standard template. */
export function csvOf(rows: readonly Cells[]): Buffer {
  const headers = STANDARD_TEMPLATE.columns.map(column => column.header)
  const lines = [headers, ...rows.map(row => headers.map(header => row[header] ?? ''))]
  return Buffer.from(lines.map(cells => `${cells.join(';')}\r\n`).join(''), 'latin1')
}

/** Organisation levels as cells, from the top. */
export function unitCells(...names: string[]): Cells {
  const levels = [1, 2, 3, 4, 5, 6, 7, 8]
  return Object.fromEntries(levels.map(level => [`Organisationsnivå ${level}`, names[level - 1] ?? '']))
}
