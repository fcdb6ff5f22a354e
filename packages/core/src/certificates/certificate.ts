import { z } from 'zod'
import { instantSchema, isoDateSchema } from '../primitives/index.ts'
import { CERTIFICATE_SOURCES } from './certificate-source.ts'
import { CERTIFICATE_STATUSES } from './certificate-status.ts'
import { CERTIFICATE_TYPE_NAMES } from './certificate-type.ts'
import { MEDICAL_CHECK_NAMES } from './medical-checks.ts'

/** Whom an entry is about. */
export const checkedEmployeeSchema = z.object({
  /** The pidHash. */
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  title: z.string().nullable(),
  protectedIdentity: z.boolean(),
  unit: z.object({ id: z.uuid(), path: z.array(z.string()) }),
  /** False for an identity number that belongs to nobody: then no monitoring can be added. */
  hasValidNumber: z.boolean(),
})
export type CheckedEmployee = z.infer<typeof checkedEmployeeSchema>

/** One row of the list of medical checks. @spec §3 */
export const certificateSchema = z
  .object({
    id: z.uuid(),
    employee: checkedEmployeeSchema,
    check: z.enum(MEDICAL_CHECK_NAMES),
    type: z.enum(CERTIFICATE_TYPE_NAMES),
    /** As of today, as the status is. */
    source: z.enum(CERTIFICATE_SOURCES),
    status: z.enum(CERTIFICATE_STATUSES),
    start: isoDateSchema,
    end: isoDateSchema.nullable(),
    /** Null for what a user has made. */
    issued: isoDateSchema.nullable(),
    /** The latest next check, as the doctor says. */
    recommendedNext: isoDateSchema.nullable(),
    /** To which tasks it is limited, as written in the certificate. It is shown, not interpreted. */
    limitation: z.string().nullable(),
    /** A manual entry that stands for a certificate which the employer has seen. */
    isEmployersStatement: z.boolean(),
    /** A raised risk that nobody has taken back, since the certificate began. */
    riskRaisedOn: isoDateSchema.nullable(),
    download: z.enum(['downloadable', 'issued-too-early', 'no-document']),
    links: z.array(z.object({ rel: z.literal('document'), href: z.string() })),
    /** The order for this check that has no newer certificate yet; null for none, and for one that the caller may not see. */
    orderSent: z.object({ id: z.uuid(), at: instantSchema }).nullable(),
    /** The booked visit for this check, likewise. */
    timeSent: z.object({ id: z.uuid(), startsAt: instantSchema }).nullable(),
    /** Whether the user gets mails about it. Null for a machine, and for an entry without a last day. */
    isMailOn: z.boolean().nullable(),
    /** The user may add, replace, remove and note. */
    mayChange: z.boolean(),
    isRemovable: z.boolean(),
  })
  .meta({ id: 'Certificate' })
export type Certificate = z.infer<typeof certificateSchema>
