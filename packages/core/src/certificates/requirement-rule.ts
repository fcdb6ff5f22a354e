/** Whom HR says that a check is needed by. */
export interface NeededBy {
  /** A unit with everything below it; null for every unit. */
  readonly unitId: string | null
  /** Null for every title. */
  readonly title: string | null
}

/** What a requirement asks about an employee. */
export interface RequiredOf {
  /** The employee's unit and all units above it. */
  readonly unitIds: ReadonlySet<string>
  readonly title: string | null
}

/** Whether an employee is one of those who need a check. Titles are alike whatever their case and outer spaces. */
export function isRequiredOf({ unitId, title }: NeededBy, employee: RequiredOf): boolean {
  const isInUnit = unitId === null || employee.unitIds.has(unitId)
  return isInUnit && (title === null || titleKey(title) === titleKey(employee.title ?? ''))
}

/** What titles are compared by. */
export function titleKey(title: string): string {
  return title.trim().toLocaleLowerCase('sv')
}
