import { z } from 'zod'
import { unitName } from '../../lists/index.ts'
import { isoDateSchema } from '../../primitives/index.ts'

/** A unit by its name. The root has the name of the company and no path. */
export const statisticsUnitSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Names from level 1 down to the unit. */
  path: z.array(z.string()),
})
export type StatisticsUnit = z.infer<typeof statisticsUnitSchema>

/** All names of a unit, since many have the same last one; the root by the name of the company. @example 'Drift / Lager' */
export function fullUnitName({ path, name }: Pick<StatisticsUnit, 'path' | 'name'>): string {
  return unitName({ path }) || name
}

/** What every graph says of itself. */
export const graphBase = {
  unit: statisticsUnitSchema,
  /** With all units below it. */
  recursive: z.boolean(),
  period: z.object({ from: isoDateSchema, to: isoDateSchema }),
}
