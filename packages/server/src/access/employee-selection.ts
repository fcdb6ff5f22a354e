import type { AccessEmployee } from '@salvia/core/access'

/** An employee whose own account or manager matters to the rules. All other employees of a unit are alike to them. */
export interface SpecialEmployee extends AccessEmployee {
  readonly id: string
  /** Id of the immediate manager's employee or account, else the text of the file, else empty. */
  readonly managerKey: string
}

/** A set of employees of a company: everyone in some units, except some and plus some others. */
export interface EmployeeSelection {
  readonly units: readonly string[]
  readonly without: readonly string[]
  readonly with: readonly string[]
}

/** An employee about whom the rules need to know only the unit. */
export function ordinaryEmployee(unitId: string): AccessEmployee {
  return { unitId, accountId: null, managerAccountId: null }
}

/**
 * Selects the employees that a predicate accepts. It is called once for each unit and once for each special employee,
 * not for everyone.
 */
export function selectEmployees(
  unitIds: Iterable<string>,
  specials: readonly (AccessEmployee & { readonly id: string })[],
  fits: (employee: AccessEmployee) => boolean,
): EmployeeSelection {
  const units = new Set([...new Set(unitIds)].filter(unitId => fits(ordinaryEmployee(unitId))))
  const inUnits = specials.filter(({ unitId }) => units.has(unitId))
  const elsewhere = specials.filter(({ unitId }) => !units.has(unitId))
  return {
    units: [...units],
    without: inUnits.filter(employee => !fits(employee)).map(({ id }) => id),
    with: elsewhere.filter(fits).map(({ id }) => id),
  }
}

/** Whether a selection contains an employee, as `isSelected` finds it in SQL. */
export function isInSelection(
  selection: EmployeeSelection,
  { id, unitId }: { readonly id: string; readonly unitId: string },
): boolean {
  return (selection.units.includes(unitId) && !selection.without.includes(id)) || selection.with.includes(id)
}
