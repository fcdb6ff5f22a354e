import { LEFT_OUT_ROWS_FREE, LEFT_OUT_SHARE_REFUSED } from '../../limits/index.ts'
import type { FileSource } from '../read/table.ts'
import { type ImportOptions, importRows } from './import-rows.ts'

/** How many of a file's rows an import leaves out. */
interface RowsLeft {
  readonly rows: number
  readonly leftOut: number
}

/** The roles that a template must have for a file to be imported. */
const NEEDED_ROLES = ['pid', 'level-1'] as const

/**
 * Counts the rows that an import leaves out of a file that was reviewed and not rejected. Answers 0 if the template
 * allows no import. Throws if the file cannot be read to its end.
 */
export async function countLeftOut(source: FileSource, options: ImportOptions): Promise<number> {
  const { columns } = options.template
  if (!NEEDED_ROLES.every(needed => columns.some(({ role }) => role === needed))) return 0
  let leftOut = 0
  for await (const chunk of importRows(source, options)) {
    for (const item of chunk) if (item.kind === 'left-out') leftOut += 1
  }
  return leftOut
}

/**
 * Whether enough rows of a file with errors are left to import. `none`: not a single one. `nearly-none`: so few that
 * the import would end nearly everybody. Both are refused, even if the sender wants to continue.
 */
export function judgeRowsLeft({ rows, leftOut }: RowsLeft): 'enough' | 'nearly-none' | 'none' {
  if (leftOut >= rows && leftOut > 0) return 'none'
  return leftOut > LEFT_OUT_ROWS_FREE && leftOut >= rows * LEFT_OUT_SHARE_REFUSED ? 'nearly-none' : 'enough'
}
