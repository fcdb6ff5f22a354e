import type { OrderableUnit } from '@salvia/core/companies'
import type { CompanyRules } from '../../access/company-rules.ts'
import { onceForEach } from '../../access/once-for-each.ts'
import { inTreeOrder } from '../../access/tree-order.ts'

/**
 * The units of a company that a user may order for, each after the unit above it, as Swedish sorts, with the number of
 * people employed in the unit itself. Made once for as long as the rules are kept.
 */
export const orderableUnits = onceForEach((rules: CompanyRules): readonly OrderableUnit[] => {
  const { access, units, headcounts, tree } = rules
  const open = access.isPlaced ? units.filter(({ id }) => access.ordersFor.has(id)) : []
  const ids = new Set(open.map(({ id }) => id))
  const counted = new Map<string, number>()
  for (const { unitId, count } of headcounts) counted.set(unitId, (counted.get(unitId) ?? 0) + count)
  const above = (id: string): string | null => {
    const parent = tree.parents.get(id) ?? null
    return parent === null || ids.has(parent) ? parent : above(parent)
  }
  const shown = open.map(({ id, path }) => ({
    ...{ id, parentId: above(id), path: [...path], employees: counted.get(id) ?? 0 },
  }))
  return inTreeOrder(shown)
})
