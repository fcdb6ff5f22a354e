import { firstOfMonth, type IsoDate, lastOfMonth, parseIsoDate } from '@salvia/core/primitives'
import { type Period, type StatisticsOverview, usualPeriod } from '@salvia/core/statistics'
import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useLatestAsked } from '../../state/latest-asked.ts'

/** What the screen shows, as its address says: `?unit=<id>&from=2026-01&to=2026-10&below=0`. */
export interface Question {
  /** Undefined before a unit is chosen, and for one that the user may not ask about. */
  readonly unit: StatisticsOverview['units'][number] | undefined
  /** Whether the address names a unit that the user may not ask about. */
  readonly isUnitUnknown: boolean
  readonly period: Period
  /** Whether the address named other months, which cannot be shown. */
  readonly isPeriodReplaced: boolean
  readonly isRecursive: boolean
}

/** A change of what is shown. */
export interface Change {
  /** The id of a unit. */
  readonly unit?: string
  readonly period?: Period
  readonly isRecursive?: boolean
}

/** Whether the user may ask about a unit with those below it, and there are some. */
export function canBeRecursive(
  unit: StatisticsOverview['units'][number] | undefined,
  { units }: StatisticsOverview,
): boolean {
  return unit?.mayBeRecursive === true && units.some(({ parentId }) => parentId === unit.id)
}

const monthWord = (day: IsoDate): string => day.slice(0, 7)
const monthOf = (word: string | null): IsoDate | undefined => parseIsoDate(`${word}-01`)

/** The period of an address; null where it names none that can be asked about. */
function periodOf(address: URLSearchParams, { months }: StatisticsOverview): Period | null {
  const [first, last] = [monthOf(address.get('from')), monthOf(address.get('to'))]
  const isAskable = first && last && first <= last && first >= months.from && last <= months.to
  return isAskable ? { from: firstOfMonth(first), to: lastOfMonth(last) } : null
}

function withPeriod(address: URLSearchParams, period: Period): URLSearchParams {
  const next = new URLSearchParams(address)
  next.set('from', monthWord(period.from))
  next.set('to', monthWord(period.to))
  return next
}

/** What the history keeps with an address whose months stand in the place of others. */
const PERIOD_REPLACED = { isPeriodReplaced: true }

/** Reads what the history keeps; another page may have left something else there. */
const isReplaced = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isPeriodReplaced' in state

/** What the address asks, and how to ask something else. Each change can be gone back from. */
export function useQuestion(overview: StatisticsOverview): readonly [Question, (change: Change) => void] {
  const [address, setAddress] = useSearchParams()
  const latest = useLatestAsked(address)
  const { state } = useLocation()
  const named = address.get('unit')
  const only = overview.units.length === 1 ? overview.units[0] : undefined
  const unit = named === null ? only : overview.units.find(({ id }) => id === named)
  const found = periodOf(address, overview)
  const period = found ?? usualPeriod({ ...overview.months, countedUntil: overview.countedUntil })
  const isRefused = found === null && (address.has('from') || address.has('to'))
  const isShown = unit !== undefined && overview.hasCounts
  // The address says what is shown, and keeps that it asked for something else.
  useEffect(() => {
    if (!isRefused || !isShown) return
    setAddress(withPeriod(address, period), {
      replace: true,
      preventScrollReset: true,
      state: PERIOD_REPLACED,
    })
  })
  const question: Question = {
    unit,
    isUnitUnknown: named !== null && unit === undefined,
    period,
    isPeriodReplaced: isRefused || isReplaced(state),
    isRecursive: canBeRecursive(unit, overview) && address.get('below') !== '0',
  }
  const change = ({ unit, period, isRecursive }: Change): void => {
    const next = period ? withPeriod(latest.current, period) : new URLSearchParams(latest.current)
    if (unit !== undefined) next.set('unit', unit)
    if (isRecursive === true) next.delete('below')
    if (isRecursive === false) next.set('below', '0')
    latest.current = next
    setAddress(next)
  }
  return [question, change]
}
