import { z } from 'zod'
import { MEDICAL_CHECK_NAMES } from '../../certificates/index.ts'
import { STATISTICS_CATEGORY_MIN } from '../../limits/index.ts'
import type { CheckupEvent, CheckupKind } from '../checkup-counts.ts'

/** The checks in their order, and the other ones together. */
export const CHECKS_OF_PERIODS = [...MEDICAL_CHECK_NAMES, 'other'] as const
type CheckOfPeriod = (typeof CHECKS_OF_PERIODS)[number]

/** How many check-ups of one check were done in a period, and how many expired. */
export const periodCheckSchema = z.object({
  check: z.enum(CHECKS_OF_PERIODS),
  done: z.int().min(0),
  expired: z.int().min(0),
})
type PeriodCheck = z.infer<typeof periodCheckSchema>

/** Adds up each check. One of few check-ups, done and expired together, joins the other ones. @spec §9 */
export function periodChecks(counts: readonly (CheckupKind & { readonly count: number })[]): PeriodCheck[] {
  const sizes = new Map<CheckOfPeriod, number>()
  for (const { check, count } of counts) sizes.set(check, (sizes.get(check) ?? 0) + count)
  const shownAs = (check: CheckOfPeriod): CheckOfPeriod =>
    (sizes.get(check) ?? 0) >= STATISTICS_CATEGORY_MIN ? check : 'other'
  const sum = (name: CheckOfPeriod, event: CheckupEvent) =>
    counts
      .filter(one => one.event === event && shownAs(one.check) === name)
      .reduce((all, { count }) => all + count, 0)
  return CHECKS_OF_PERIODS.map(check => ({
    check,
    done: sum(check, 'done'),
    expired: sum(check, 'expired'),
  })).filter(({ done, expired }) => done + expired > 0)
}
