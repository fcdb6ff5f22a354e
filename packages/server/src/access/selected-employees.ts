import type { EmployeeSelection } from './employee-selection.ts'

/** The same question as `isSelected` asks in SQL, for employees that are at hand. */
export function selectedEmployees({
  units,
  without,
  with: others,
}: EmployeeSelection): (employee: { readonly id: string; readonly unitId: string }) => boolean {
  const [inUnits, except, plus] = [new Set(units), new Set(without), new Set(others)]
  return ({ id, unitId }) => (inUnits.has(unitId) && !except.has(id)) || plus.has(id)
}
