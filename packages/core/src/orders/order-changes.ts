import { z } from 'zod'
import { orderRowSchema } from './order.ts'

/** Grows with each change of any order of the company. */
const number = z.int()

/** What has changed of the orders of a company after a number. */
export const orderChangesSchema = z
  .object({
    /** By number. */
    items: z.array(
      z.discriminatedUnion('op', [
        z.object({ number, id: z.uuid(), op: z.literal('put'), order: orderRowSchema }),
        /** The order is deleted, as all are some time after their latest event, or the caller may not see it. */
        z.object({ number, id: z.uuid(), op: z.literal('delete') }),
      ]),
    ),
    /** Where to go on from: the number of the last change, or `after` if there is none. */
    last: z.int(),
    /** There are more changes already. */
    more: z.boolean(),
  })
  .meta({ id: 'OrderChanges' })
export type OrderChanges = z.infer<typeof orderChangesSchema>
