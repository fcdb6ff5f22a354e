import { sortKey } from '@salvia/core/primitives'
import type { Db } from '../../db/database.ts'
import type { CertificateView } from './certificate-view.ts'
import { type AnyUnit, allUnits, unitsOfNamed } from './checked-units.store.ts'

/**
 * The units in which the user sees somebody's medical check-ups, with those above them, by path. A closed unit belongs
 * to them if the user sees everybody of the nearest open unit above it.
 */
export async function checkedUnits(db: Db, view: CertificateView): Promise<AnyUnit[]> {
  const all = await allUnits(db, view.clientNumber)
  const byId = new Map(all.map(unit => [unit.id, unit]))
  const whole = new Set(view.employees.units)
  const seen = new Set<string>()
  const addWithAbove = (id: string | null) => {
    for (let at = id; at !== null && !seen.has(at); at = byId.get(at)?.parentId ?? null) seen.add(at)
  }
  for (const id of [...whole, ...(await unitsOfNamed(db, view.employees))]) addWithAbove(id)
  for (const unit of all)
    if (unit.endedAt !== null && whole.has(openAbove(unit, byId) ?? '')) addWithAbove(unit.id)
  const key = ({ path }: AnyUnit) => path.map(sortKey).join('\t')
  return all.filter(({ id }) => seen.has(id)).toSorted((one, other) => (key(one) < key(other) ? -1 : 1))
}

/** The nearest open unit above a closed one. */
export function openAbove(unit: AnyUnit, byId: ReadonlyMap<string, AnyUnit>): string | null {
  for (let at: AnyUnit | undefined = unit; at; at = at.parentId === null ? undefined : byId.get(at.parentId))
    if (at.endedAt === null) return at.id
  return null
}
