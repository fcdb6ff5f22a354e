import { appError } from '@salvia/core/error-catalogue'
import { type IsoDate, lastOfMonth, parseIsoDate } from '@salvia/core/primitives'
import {
  type Period,
  periodEnding,
  periodProblem,
  statisticsReach,
  usualPeriod,
} from '@salvia/core/statistics'
import { errorOf } from '../../errors/cli-error.ts'
import { statisticsErrors } from './statistics.errors.ts'

interface Months {
  readonly from: string | undefined
  readonly to: string | undefined
}

/**
 * The period of `--from` and `--to`; without them the last twelve months that are over, and with `--to` alone the twelve up to
 * that. Throws what the service would answer about another period.
 */
export function askedPeriod({ from, to }: Months, today: IsoDate): Period {
  const reach = statisticsReach(today)
  const begin = from === undefined ? undefined : monthOf('--from', from)
  const usual = usualPeriod(reach)
  // From the month that runs, up to what is counted of it.
  const usualEnd = begin !== undefined && begin > usual.to ? reach.to : usual.to
  const end = to === undefined ? usualEnd : lastOfMonth(monthOf('--to', to))
  const period = { from: begin ?? periodEnding(end, reach.from).from, to: end }
  const problem = periodProblem(period, reach)
  if (problem) throw appError(problem, { from: reach.from, to: reach.to })
  return period
}

/** The first day of a month. */
function monthOf(option: string, value: string): IsoDate {
  const first = parseIsoDate(`${value}-01`)
  if (!first) throw errorOf(statisticsErrors.MONTH_WRONG, { option, value })
  return first
}
