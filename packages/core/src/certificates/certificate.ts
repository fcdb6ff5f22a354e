import { z } from 'zod'
import { instantSchema, isoDateSchema } from '../primitives/index.ts'
import { CERTIFICATE_SOURCE_NAMES } from './certificate-entry.ts'
import { certificateStatuses } from './certificate-status.ts'
import { CERTIFICATE_TYPE_NAMES } from './certificate-type.ts'
import { DOWNLOADABILITIES } from './downloadability.ts'
import { MEDICAL_CHECK_NAMES } from './medical-checks.ts'

/** Whom an entry is about. */
export const checkedEmployeeSchema = z.object({
  pidHash: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  unit: z.object({ id: z.uuid(), path: z.array(z.string()) }),
})

/** One row of the list of medical check-ups. @spec §3 */
export const certificateSchema = z
  .object({
    id: z.uuid(),
    employee: checkedEmployeeSchema.extend({
      /** As the customer's personnel file has it; null where it has none. By it the customer's own systems know the employee. */
      employmentNumber: z.string().nullable(),
    }),
    check: z.enum(MEDICAL_CHECK_NAMES),
    type: z.enum(CERTIFICATE_TYPE_NAMES),
    /** As of today, as the status is. */
    source: z.enum(CERTIFICATE_SOURCE_NAMES),
    status: certificateStatuses.schema,
    start: isoDateSchema,
    /** The last valid day. */
    end: isoDateSchema.nullable(),
    /** Null for what no journal has brought. */
    issued: isoDateSchema.nullable(),
    /** When the next check is suggested at the latest, and whether the certificate or the interval of the rules says so. */
    suggested: z.object({ date: isoDateSchema, by: z.enum(['certificate', 'interval']) }).nullable(),
    /** To which tasks it is limited, as written in the certificate. Null for a machine, which is not told. */
    limitation: z.string().nullable(),
    /** The latest order for the check that has led to no certificate yet and still can; null also where the caller may not see it. */
    orderSent: z.object({ id: z.uuid(), at: instantSchema }).nullable(),
    /** The latest visit booked for the check that has led to no certificate yet, likewise. */
    timeSent: z.object({ id: z.uuid(), startsAt: instantSchema }).nullable(),
    /**
     * When the check was last done and no certificate was issued, if none has come since; null also for a machine, which
     * is not told.
     */
    notIssuedOn: isoDateSchema.nullable(),
    /** Whether the user gets mails about it. Null for a machine, and for an entry without a last day. */
    isMailOn: z.boolean().nullable(),
    /** Whether the caller sees the employee's own page: a check-up reviewer of the unit alone does not. A machine never. */
    seesEmployee: z.boolean(),
    /** Whether the caller may add, replace and remove monitorings of the employee. A machine never. */
    mayChange: z.boolean(),
    /** Whether the caller may order for the employee: a check-up reviewer of the unit alone may not. A machine never. */
    mayOrder: z.boolean(),
    /** Whether it is one that can be removed at all: a certificate of the journal cannot. */
    isRemovable: z.boolean(),
    /** Whether its document can be downloaded, and if not, why. */
    download: z.enum(DOWNLOADABILITIES),
    /** Where its document is; absent for a machine, which gets none, and where it cannot be downloaded. */
    links: z.array(z.object({ rel: z.literal('document'), href: z.string() })),
  })
  .meta({ id: 'Certificate' })
export type Certificate = z.infer<typeof certificateSchema>
