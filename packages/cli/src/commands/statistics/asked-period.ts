import { appError } from '@salvia/core/error-catalogue'
import {
  addDays,
  dateParts,
  firstOfMonth,
  type IsoDate,
  isoDate,
  lastOfMonth,
  parseIsoDate,
} from '@salvia/core/primitives'
import { type Period, periodProblem, statisticsReach } from '@salvia/core/statistics'
import { errorOf } from '../../errors/cli-error.ts'
import { statisticsErrors } from './statistics.errors.ts'

interface Months {
  readonly from: string | undefined
  readonly to: string | undefined
}

/**
 * The period of `--from` and `--to`; without them this year up to the last month that is over, which in January is the
 * whole year before. Throws what the service would answer about another period.
 */
export function askedPeriod({ from, to }: Months, today: IsoDate): Period {
  const reach = statisticsReach(today)
  const begin = from === undefined ? undefined : monthOf('--from', from)
  const over = addDays(firstOfMonth(today), -1)
  // From the month that runs, up to what is counted of it.
  const usualEnd = begin !== undefined && begin > over ? reach.to : over
  const end = to === undefined ? usualEnd : lastOfMonth(monthOf('--to', to))
  const period = { from: begin ?? isoDate(dateParts(end).year, 1, 1), to: end }
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
