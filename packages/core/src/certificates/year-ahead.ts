import { z } from 'zod'
import { YEAR_AHEAD_MONTHS } from '../limits/index.ts'
import { addDays, addMonths, type IsoDate, isoDateSchema } from '../primitives/index.ts'

/** How many entries have their last valid day in each of the twelve months, in their order. */
const monthsSchema = z.array(z.object({ fitness: z.int(), offered: z.int() })).length(YEAR_AHEAD_MONTHS)
export type MonthCounts = z.infer<typeof monthsSchema>

export const yearAheadSchema = z.object({
  /** The months, each from its first to its last day; the first one begins today. */
  periods: z.array(z.object({ from: isoDateSchema, to: isoDateSchema })).length(YEAR_AHEAD_MONTHS),
  /** The unit whose parts are told, from the top; the whole company has an empty path. */
  unit: z.object({ id: z.uuid(), path: z.array(z.string()) }),
  /** Of everything within it that the user sees. */
  total: monthsSchema,
  /** The units right below it, each with all that is below; and the unit itself, alone, where it has entries. */
  parts: z.array(
    z.object({
      unit: z.object({ id: z.uuid(), path: z.array(z.string()) }),
      /** The unit that was asked for, without what is below it. */
      isAlone: z.boolean(),
      /** There are units below it. */
      hasBelow: z.boolean(),
      months: monthsSchema,
    }),
  ),
})
export type YearAhead = z.infer<typeof yearAheadSchema>

/** The twelve months from today on: the rest of this month first. @example yearAheadPeriods('2026-11-23')[0] // { from: '2026-11-23', to: '2026-11-30' } */
export function yearAheadPeriods(today: IsoDate): { readonly from: IsoDate; readonly to: IsoDate }[] {
  const first = addDays(today, 1 - Number(today.slice(8)))
  return Array.from({ length: YEAR_AHEAD_MONTHS }, (_, at) => ({
    from: at === 0 ? today : addMonths(first, at),
    to: addDays(addMonths(first, at + 1), -1),
  }))
}
