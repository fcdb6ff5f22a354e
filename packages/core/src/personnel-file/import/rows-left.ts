import { LEFT_OUT_ROWS_FREE, LEFT_OUT_SHARE_REFUSED } from '../../limits/index.ts'
import type { FileSource } from '../read/table.ts'
import { type ImportOptions, importRows } from './import-rows.ts'

/** How many of a file's rows an import leaves out. */
export interface RowsLeft {
  readonly rows: number
  readonly leftOut: number
}

/** Without these no import can be made of a file. */
const NEEDED_ROLES = ['pid', 'level-1'] as const

/**
 * Counts the rows that an import of a file leaves out, which was reviewed and not rejected; none where the template gives no import
 * at all. Throws when the file can't be read to its end.
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
 * Whether a file with errors leaves enough to import: `none` where no row is taken, `nearly-none` where so many are left out that the
 * import would end nearly everybody. Neither is taken, whatever its sender says.
 */
export function judgeRowsLeft({ rows, leftOut }: RowsLeft): 'enough' | 'nearly-none' | 'none' {
  if (leftOut >= rows && leftOut > 0) return 'none'
  return leftOut > LEFT_OUT_ROWS_FREE && leftOut >= rows * LEFT_OUT_SHARE_REFUSED ? 'nearly-none' : 'enough'
}
