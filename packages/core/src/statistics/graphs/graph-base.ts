import { z } from 'zod'
import { isoDateSchema } from '../../primitives/index.ts'

/** A unit by its name. The root has the name of the company and no path. */
export const statisticsUnitSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Names from level 1 down to the unit. */
  path: z.array(z.string()),
})
export type StatisticsUnit = z.infer<typeof statisticsUnitSchema>

/** What every graph says of itself. */
export const graphBase = {
  unit: statisticsUnitSchema,
  /** With all units below it. */
  recursive: z.boolean(),
  period: z.object({ from: isoDateSchema, to: isoDateSchema }),
}
