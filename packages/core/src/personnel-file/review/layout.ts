import type { Layout } from '../checks/scopes.ts'
import type { Column, ColumnRole, Template } from '../template/template.ts'

/**
 * Finds the columns of a template in the header of a file. A duplicated header counts where it comes first; a missing
 * one is left out.
 */
export function layOut(template: Template, headers: readonly string[]): Layout {
  const columns = template.columns
    .map(column => ({ ...column, position: headers.indexOf(column.header) }))
    .filter(column => column.position >= 0)
    .sort((a, b) => a.position - b.position)
  const roles = new Map<ColumnRole, number>()
  for (const { role, position } of columns) if (role) roles.set(role, position)
  const levels = columns
    .filter(column => levelNumber(column) > 0)
    .sort((a, b) => levelNumber(a) - levelNumber(b))
    .map(column => column.position)
  return { template, headers: [...headers], columns, levels, roles }
}

/** Which organisation level a column holds, from 1 at the top; 0 for any other column. */
function levelNumber(column: Column): number {
  return column.role?.startsWith('level-') ? Number(column.role.slice('level-'.length)) : 0
}
