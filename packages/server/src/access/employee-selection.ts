import type { AccessEmployee } from '@salvia/core/access'

/** An employee whose account, or whose manager, matters to the rules. All others of a unit are alike to them. */
export interface SpecialEmployee extends AccessEmployee {
  readonly id: string
}

/** Some employees of a company: everyone in the units, without some and with some others. */
export interface EmployeeSelection {
  readonly units: readonly string[]
  readonly without: readonly string[]
  readonly with: readonly string[]
}

/** Someone in a unit of whom the rules know nothing but the unit. */
export function ordinaryEmployee(unitId: string): AccessEmployee {
  return { unitId, accountId: null, managerAccountId: null }
}

/** Whom a rule lets through: it is asked once for a unit and once for each special employee, not for everyone. */
export function selectEmployees(
  unitIds: Iterable<string>,
  specials: readonly SpecialEmployee[],
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
