import type { VisitCause, YearPerson } from '@salvia/core/statistics'
import type { Membership } from './employed.store.ts'
import type { Span } from './span.ts'
import type { VisitRow } from './visits.store.ts'

/**
 * Everybody who was employed in a year, or had a visit in it, as the figures about health count them.
 * @param memberships of the year; each person's in their order
 * @param rootId the unit of somebody without an employment in the year
 */
export function yearPeople(
  memberships: readonly Membership[],
  visits: readonly VisitRow[],
  { from, before, rootId }: Span & { readonly rootId: string },
): YearPerson[] {
  const employments = Map.groupBy(memberships, ({ pid }) => pid)
  const visited = Map.groupBy(visits, ({ pid }) => pid)
  const pids = new Set([...employments.keys(), ...visited.keys()])
  return [...pids].map(pid => {
    const periods = employments.get(pid) ?? []
    const own = visited.get(pid) ?? []
    const last = periods.at(-1)
    const isEmployedAtEnd = last !== undefined && (last.endedAt === null || last.endedAt >= before)
    return {
      unitId: last?.unitId ?? rootId,
      isEmployedAtEnd,
      isEmployedAllYear: isEmployedAtEnd && isUnbroken(periods, from),
      ordered: causesOf(own, 'employer'),
      hasOwn: own.some(({ orderedBy }) => orderedBy === 'employee'),
    }
  })
}

/** Whether periods begin at the start of the year at the latest, and each where the one before ended. */
function isUnbroken(periods: readonly Membership[], from: Span['from']): boolean {
  const [first, ...later] = periods
  if (!first || first.startedAt > from) return false
  return later.every(({ startedAt }, at) => startedAt === periods[at]?.endedAt)
}

function causesOf(visits: readonly VisitRow[], orderedBy: VisitRow['orderedBy']): VisitCause[] {
  return visits.filter(visit => visit.orderedBy === orderedBy).map(({ cause }) => cause)
}
