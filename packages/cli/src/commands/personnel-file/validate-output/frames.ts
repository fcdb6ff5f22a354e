import { NODE_READING } from '@salvia/core/node-reading'
import {
  type FileSource,
  type Finding,
  findingGroups,
  maskNeighbour,
  maskValue,
  type Report,
  readTable,
  type Template,
} from '@salvia/core/personnel-file'
import type { Frame } from './review.ts'

const ROWS_AROUND = 1
const COLUMNS_AROUND = 1

type Placed = Finding & { readonly row: number; readonly columnIndex: number }

/**
 * Reads the file again to get the cells around the first place of each check. In the neighbours, everything that
 * describes the employee is masked, always; the cell of the finding shows what the report shows.
 */
export async function framesOf(
  source: FileSource,
  report: Report,
  template: Template,
  signal: AbortSignal,
): Promise<Frame[]> {
  const found = findingGroups(report.findings).flatMap(({ findings: [first] }) =>
    isPlaced(first) ? [first] : [],
  )
  if (found.length === 0) return []
  const wanted = new Set(found.flatMap(({ row }) => [row - ROWS_AROUND, row, row + ROWS_AROUND]))
  const last = Math.max(...wanted)
  const rows = new Map<number, readonly string[]>()
  let headers: readonly string[] = []
  const enough = new AbortController()
  await readTable(
    source,
    {
      header(cells) {
        headers = [...cells]
        return true
      },
      row(row, cells) {
        if (wanted.has(row)) rows.set(row, [...cells])
        if (row >= last) enough.abort()
      },
      fault() {},
      restart: () => rows.clear(),
    },
    {
      ...NODE_READING,
      headers: template.columns.map(({ header }) => header),
      signal: AbortSignal.any([signal, enough.signal]),
    },
  ).catch((error: unknown) => {
    if (!enough.signal.aborted) throw error
  })
  const columns = headers.map(header => template.columns.find(column => column.header === header))
  return found.flatMap(finding => frameOf(finding, rows, columns))
}

function isPlaced(finding: Finding): finding is Placed {
  return finding.columnIndex !== undefined && finding.row !== undefined && finding.row > 1
}

function frameOf(
  finding: Placed,
  rows: ReadonlyMap<number, readonly string[]>,
  columns: readonly (Template['columns'][number] | undefined)[],
): Frame[] {
  const position = finding.columnIndex - 1
  const from = Math.max(0, position - COLUMNS_AROUND)
  const to = Math.min(columns.length, position + COLUMNS_AROUND + 1)
  const rendered = [finding.row - 1, finding.row, finding.row + 1].flatMap(row => {
    const cells = rows.get(row)
    if (!cells) return []
    const shown = cells.slice(from, to).map((cell, index) => {
      const isFound = row === finding.row && from + index === position
      return isFound
        ? (finding.value ?? maskValue(cell, columns[position]))
        : maskNeighbour(cell, columns[from + index])
    })
    return [{ row, cells: shown }]
  })
  return rendered.some(({ row }) => row === finding.row)
    ? [{ findingId: finding.id, at: position - from, rows: rendered }]
    : []
}
