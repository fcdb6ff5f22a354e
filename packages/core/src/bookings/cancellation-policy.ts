import { z } from 'zod'
import { CANCELLATION_AMOUNT_MAX } from '../limits/index.ts'

/** Until when a service can be cancelled free of charge, counted back from its start. */
export const cancellationPolicySchema = z.strictObject({
  /** `always`: until the start; the other fields do not matter then. */
  free: z.enum(['always', 'window']),
  amount: z.int().min(0).max(CANCELLATION_AMOUNT_MAX),
  unit: z.enum(['hours', 'days']),
  /** Weekends and holidays do not count. */
  skipHolidays: z.boolean(),
})
export type CancellationPolicy = z.infer<typeof cancellationPolicySchema>
