import { z } from 'zod'
import { CONTRACT_NAMES } from '../agreements/index.ts'
import { CERTIFICATE_TYPE_NAMES, MEDICAL_CHECK_NAMES } from '../certificates/index.ts'
import { isoDateSchema } from '../primitives/index.ts'

/** For whom a service is ordered. */
export const ORDERED_FOR = ['person', 'group'] as const
export type OrderedFor = (typeof ORDERED_FOR)[number]

/**
 * What may be done with a service on a day. `from`: only the upcoming contract has it, and on that day it can be
 * ordered. A service by phone says why: it needs fast handling, or the provider takes orders of it by phone only.
 */
const serviceOrderingSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('portal') }),
  z.object({ kind: z.literal('phone'), reason: z.enum(['urgent', 'service']) }),
  z.object({ kind: z.literal('from'), date: isoDateSchema }),
])
export type ServiceOrdering = z.infer<typeof serviceOrderingSchema>

/** A service of the customer's agreement, in the caller's language. @spec §3 */
export const serviceSchema = z
  .object({
    portalServiceId: z.string(),
    name: z.string(),
    category: z.string(),
    description: z.string(),
    subCategories: z.array(z.object({ id: z.string(), name: z.string() })),
    /** How the provider takes orders of it. */
    order: z.enum(['portal', 'phone']),
    /** Needs fast handling. */
    urgent: z.boolean(),
    for: z.array(z.enum(ORDERED_FOR)),
    /** `none`: an order for it names neither city nor clinic. */
    place: z.enum(['clinic', 'none']),
    certificateType: z.enum(CERTIFICATE_TYPE_NAMES).optional(),
    /** The medical check-ups that it renews. */
    checks: z.array(z.enum(MEDICAL_CHECK_NAMES)),
    /** An order is answered within so many working days; absent where the provider promises nothing. */
    answerWorkingDays: z.int().optional(),
    /** The contracts of the customer that have it today. */
    contracts: z.array(z.enum(CONTRACT_NAMES)),
    /** What may be done with it today. */
    ordering: serviceOrderingSchema,
    /** The last day on which it can be ordered; null unless the upcoming contract lacks it. */
    lastDay: isoDateSchema.nullable(),
  })
  .meta({ id: 'Service' })
export type Service = z.infer<typeof serviceSchema>
