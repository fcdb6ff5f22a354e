import { coveredUnits, type UnitTree, unitTree } from '@salvia/core/access'
import { STATISTICS_EMPLOYED_MIN } from '@salvia/core/limits'
import { type IsoDate, startOfDay } from '@salvia/core/primitives'
import type { AskableUnit, StatisticsUnit } from '@salvia/core/statistics'
import type { Caller } from '../../access/caller.ts'
import type { CompanyAccess } from '../../access/company-access.ts'
import { companyFacts } from '../../access/company-rules.ts'
import type { NamedUnit } from '../../access/group-facts.store.ts'
import { statisticsScopes } from '../../access/statistics-scopes.store.ts'
import { inTreeOrder } from '../../access/tree-order.ts'
import type { Db } from '../../db/database.ts'
import { unitsEndedSince } from './askable-units.store.ts'

/** The units of a company, and which of them a caller may ask about. */
interface AskableUnits {
  /** Whether so few are employed at the company that it gets no statistics. */
  readonly isTooSmall: boolean
  /** Those that the caller may ask about, each after the one above it. */
  readonly units: readonly AskableUnit[]
  readonly tree: UnitTree
  /** Any unit of the company, by its name. */
  named(id: string): StatisticsUnit
}

interface Question {
  readonly caller: Caller
  readonly company: CompanyAccess
  /** Units that ended before this day are left out. */
  readonly since: IsoDate
}

/**
 * What a caller may ask about: the units of which the caller is statistics reviewer or extended orderer, those that have
 * ended below them too, and a machine the whole company. @spec §9
 */
export async function askableUnits(
  db: Db,
  { caller, company: { clientNumber, name }, since }: Question,
): Promise<AskableUnits> {
  const facts = await companyFacts(db, clientNumber)
  const ended = await unitsEndedSince(db, clientNumber, startOfDay(since))
  const all = new Map([...facts.units, ...ended].map(unit => [unit.id, unit]))
  const tree = unitTree([...all.values()])
  const covered =
    caller.kind === 'machine'
      ? new Set(all.keys())
      : coveredUnits(tree, await statisticsScopes(db, { accountId: caller.accountId, clientNumber }))
  const open = new Set(facts.units.map(({ id }) => id))
  const isWhole = wholeUnits(tree, { covered, open })
  const named = (id: string): StatisticsUnit => shown(all.get(id) ?? { id, path: [] }, name)
  return {
    isTooSmall: facts.headcounts.reduce((sum, { count }) => sum + count, 0) < STATISTICS_EMPLOYED_MIN,
    units: inTreeOrder([...all.values()].filter(({ id }) => covered.has(id))).map(unit => ({
      ...shown(unit, name),
      parentId: unit.parentId,
      mayBeRecursive: isWhole(unit.id),
      hasEnded: !open.has(unit.id),
    })),
    tree,
    named,
  }
}

function shown({ id, path }: Pick<NamedUnit, 'id' | 'path'>, company: string): StatisticsUnit {
  return { id, path: [...path], name: path.at(-1) ?? company }
}

/** Whether a unit and every open one below it are covered. */
function wholeUnits(
  { children }: UnitTree,
  { covered, open }: { readonly covered: ReadonlySet<string>; readonly open: ReadonlySet<string> },
): (id: string) => boolean {
  const known = new Map<string, boolean>()
  const isWhole = (id: string): boolean => {
    const before = known.get(id)
    if (before !== undefined) return before
    const below = (children.get(id) ?? []).filter(child => open.has(child))
    const whole = covered.has(id) && below.every(isWhole)
    known.set(id, whole)
    return whole
  }
  return isWhole
}
