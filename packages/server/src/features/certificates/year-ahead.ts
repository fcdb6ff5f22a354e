import { type MonthCounts, type YearAhead, yearAheadPeriods } from '@salvia/core/certificates'
import { stockholmDate } from '@salvia/core/primitives'
import { addView } from '../../access/audit.store.ts'
import type { HandlersOf } from '../../http/handler.ts'
import { personsView } from './certificate-view.ts'
import type { AnyUnit } from './checked-units.store.ts'
import { checkedUnits } from './checked-units.ts'
import { unitsWithin } from './units-within.ts'
import { type Ending, endingByMonth } from './year-ahead.store.ts'

/** How many last valid days each of the twelve months has, of what the user sees in a unit and in those below it. */
export const yearAhead: HandlersOf<'checkOverviews'>['yearAhead'] = async call => {
  const { services, caller, company, query, now, fail } = call
  const { db } = services
  const view = await personsView(db, caller, company.clientNumber)
  const units = (await checkedUnits(db, view)).filter(({ endedAt }) => endedAt === null)
  const unit = units.find(({ id, parentId }) =>
    query.unit === undefined ? parentId === null : id === query.unit,
  )
  // Nobody may be seen, as in a company without employees: then the whole company has nothing to tell.
  const top =
    unit ?? (query.unit === undefined ? view.units.find(({ parentId }) => parentId === null) : undefined)
  if (!top) throw fail('CHECK_UNIT_NOT_FOUND')
  const today = stockholmDate(now)
  const periods = yearAheadPeriods(today)
  const { clientNumber, employees } = view
  const until = periods.at(-1)?.to ?? today
  const endings = await endingByMonth(db, { clientNumber, employees, today, until, check: query.check })
  await addView(db, {
    ...{ at: now, actor: caller, action: 'check-year-viewed', clientNumber, object: top.id },
    ...(query.check && { details: { check: query.check } }),
  })
  const known = { units, endings, periods }
  return {
    periods,
    unit: { id: top.id, path: [...top.path] },
    total: monthsOf(unitsWithin(units, top.id), known),
    parts: partsOf(top.id, known),
  }
}

interface Known {
  readonly units: readonly AnyUnit[]
  readonly endings: readonly Ending[]
  readonly periods: YearAhead['periods']
}

/** The units right below, and the unit alone, as far as there is anything to tell of them. */
function partsOf(id: string, known: Known): YearAhead['parts'] {
  const { units } = known
  const own = units.filter(unit => unit.id === id)
  const below = units.filter(({ parentId }) => parentId === id)
  const alone = own.map(unit => partOf(unit, { ids: [id], isAlone: true }, known))
  const others = below.map(unit => partOf(unit, { ids: unitsWithin(units, unit.id), isAlone: false }, known))
  return [...alone, ...others].filter(({ months }) => months.some(month => month.fitness + month.offered > 0))
}

function partOf(
  { id, path }: AnyUnit,
  { ids, isAlone }: { readonly ids: readonly string[]; readonly isAlone: boolean },
  known: Known,
): YearAhead['parts'][number] {
  const hasBelow = !isAlone && known.units.some(({ parentId }) => parentId === id)
  return { unit: { id, path }, isAlone, hasBelow, months: monthsOf(ids, known) }
}

function monthsOf(ids: readonly string[], { endings, periods }: Known): MonthCounts {
  const within = new Set(ids)
  const found = endings.filter(({ unitId }) => within.has(unitId))
  const sum = (month: string, type: Ending['type']) =>
    found
      .filter(ending => ending.month === month && ending.type === type)
      .reduce((total, { count }) => total + count, 0)
  return periods.map(({ from }) => {
    const month = from.slice(0, 7)
    return { fitness: sum(month, 'fitness'), offered: sum(month, 'offered') }
  })
}
