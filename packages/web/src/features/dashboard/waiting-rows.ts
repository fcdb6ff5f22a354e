import { type Deadline, deadlineText, endOfSpan, lastMoment } from '@salvia/core/deadlines'
import type { Feature } from '@salvia/core/features'
import type { Locale } from '@salvia/core/i18n'
import type { Instant, IsoDate } from '@salvia/core/primitives'
import type { ReactNode } from 'react'
import type { DashboardSource, TodoItem } from '../../parts/dashboard/dashboard-source.ts'

/** Deadlines within this many hours stand beside what is to do; the others are one press away. */
const NEAR = { hours: 48 } as const

/** One row of what waits for the user: a todo item or a deadline. */
export interface WaitingRow {
  readonly key: string
  /** The person or thing. */
  readonly title: ReactNode
  readonly detail: ReactNode
  /** The last moment or date; null when there is none. */
  readonly at: Instant | IsoDate | null
  /** Null when the portal has no screen for it. */
  readonly to: string | null
  readonly isTodo: boolean
  /** What can still be done in good time: it is mentioned below all that waits. */
  readonly isSoon: boolean
  /** Past its time already. */
  readonly isOverdue: boolean
  /** What applies after a deadline. */
  readonly consequence?: { readonly heading: string; readonly text: string }
}

/** The todo items of one feature. */
interface FeatureTodos {
  readonly feature: Feature
  readonly items: readonly TodoItem[]
}

interface Found {
  readonly todos: readonly FeatureTodos[]
  readonly deadlines: readonly Deadline[]
  readonly sources: readonly DashboardSource[]
}

/**
 * Todo items and deadlines as one list, the nearest first, without deadlines that have passed. A thing that is to do is
 * listed once.
 */
export function waitingRows(
  { todos, deadlines, sources }: Found,
  now: Instant,
  locale: Locale,
): WaitingRow[] {
  const known = new Set(todos.flatMap(({ feature, items }) => items.map(({ key }) => `${feature} ${key}`)))
  const rows = [
    ...todos.flatMap(({ feature, items }) => items.map(item => rowOfTodo(feature, item))),
    ...deadlines
      .filter(({ feature, objectId, at }) => !known.has(`${feature} ${objectId}`) && now <= lastMoment(at))
      .map(deadline => rowOfDeadline(deadline, sources, locale)),
  ]
  return rows.sort((a, b) => (endOf(a) < endOf(b) ? -1 : endOf(a) > endOf(b) ? 1 : 0))
}

/** Whether a row is to do, or is a deadline of the next 48 hours. */
export function isNear({ isTodo, isSoon, at }: WaitingRow, now: Instant): boolean {
  if (isSoon) return false
  return isTodo || (at !== null && lastMoment(at) <= endOfSpan(now, NEAR))
}

/** The end of a row, for the order: what is overdue comes first, what has no end last, and what is only soon after that. */
function endOf({ at, isOverdue, isSoon }: WaitingRow): string {
  if (isOverdue) return '0'
  if (isSoon) return '9999 soon'
  return at === null ? '9999' : lastMoment(at)
}

function rowOfTodo(feature: Feature, { key, deadline, timing, ...item }: TodoItem): WaitingRow {
  return {
    ...{ ...item, key: `${feature} ${key}`, at: deadline ?? null },
    ...{ isTodo: timing !== 'soon', isSoon: timing === 'soon', isOverdue: timing === 'overdue' },
  }
}

function rowOfDeadline(deadline: Deadline, sources: readonly DashboardSource[], locale: Locale): WaitingRow {
  const { feature, kind, objectId, at, facts } = deadline
  const row = sources.find(source => source.feature === feature)?.deadlines?.[kind]
  const { heading, detail, consequence } = deadlineText(deadline, locale)
  const subject = row && facts[row.subject]
  return {
    key: `${feature} ${kind} ${objectId}`,
    title: subject ?? heading,
    detail: subject ? heading : detail,
    at,
    to: row ? row.to(objectId, facts) : null,
    ...{ isTodo: false, isSoon: false, isOverdue: false },
    consequence: { heading, text: consequence },
  }
}
