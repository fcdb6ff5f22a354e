import { z } from 'zod'
import { defineContract } from '../contract/index.ts'

/** A unit that the user may order for. */
const orderableUnitSchema = z.object({
  id: z.uuid(),
  /** The nearest unit above it that the user may order for; null if there is none. */
  parentId: z.uuid().nullable(),
  /** Names from level 1 down to the unit; empty for the whole company. */
  path: z.array(z.string()),
  /** Employees of the unit itself, without those of units below. */
  employees: z.int(),
})
export type OrderableUnit = z.infer<typeof orderableUnitSchema>

export const unitsContract = defineContract('units', {
  orderable: {
    kind: 'json',
    method: 'GET',
    path: 'units/{clientNumber}',
    access: 'person',
    feature: 'orders',
    spec: 'assumed',
    summary: 'The units that the user may order for, each after the unit above it, as Swedish sorts.',
    params: z.object({ clientNumber: z.string() }),
    response: z.object({ items: z.array(orderableUnitSchema) }),
    errors: [],
  },
})
