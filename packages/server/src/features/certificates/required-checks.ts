import { isRequiredOf, type MedicalCheck } from '@salvia/core/certificates'
import type { RequirementRow } from './requirements.store.ts'

interface Unit {
  readonly id: string
  readonly parentId: string | null
}

/** Answers a unit and all units above it. Each is walked once, not once for each person. */
export function unitsUpFrom(units: readonly Unit[]): (unitId: string) => ReadonlySet<string> {
  const parents = new Map(units.map(({ id, parentId }) => [id, parentId]))
  const known = new Map<string, ReadonlySet<string>>()
  return unitId => {
    const found = new Set(known.get(unitId))
    for (let at: string | null = unitId; at !== null && !found.has(at); at = parents.get(at) ?? null)
      found.add(at)
    known.set(unitId, found)
    return found
  }
}

/** Answers which checks somebody with a title in a unit needs. */
export function requiredChecks(
  requirements: readonly RequirementRow[],
  units: readonly Unit[],
): (unitId: string, title: string | null) => readonly MedicalCheck[] {
  const above = unitsUpFrom(units)
  const known = new Map<string, readonly MedicalCheck[]>()
  const answer = (unitId: string, title: string | null) => {
    const fitting = requirements.filter(row => isRequiredOf(row, { unitIds: above(unitId), title }))
    return [...new Set(fitting.map(({ medicalCheck }) => medicalCheck))]
  }
  return (unitId, title) => {
    const key = `${unitId} ${title ?? ''}`
    const checks = known.get(key) ?? answer(unitId, title)
    known.set(key, checks)
    return checks
  }
}
