import { z } from 'zod'
import { instantSchema, isoDateSchema } from '../primitives/index.ts'
import { certificateSchema, checkedEmployeeSchema } from './certificate.ts'
import { CERTIFICATE_TYPE_NAMES } from './certificate-type.ts'
import { CHECK_NOTE_KINDS } from './check-state.ts'
import { MEDICAL_CHECK_NAMES } from './medical-checks.ts'

const on = isoDateSchema
const none = z.object({ kind: z.literal('no-offer') })

/** How an employee stands with a check, on the wire: see `CheckState`. */
export const checkStateSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('covered'),
    by: z.enum(['certificate', 'statement']),
    end: isoDateSchema.nullable(),
  }),
  z.object({
    kind: z.literal('lacking'),
    why: z.enum(['none', 'ended', 'risk-raised']),
    since: isoDateSchema.nullable(),
  }),
  z.object({ kind: z.literal('done'), on, next: isoDateSchema.nullable() }),
  z.object({ kind: z.literal('offered'), on }),
  z.object({ kind: z.literal('declined'), on }),
  none,
])

/** A note about an employee and a check. */
export const checkNoteSchema = z.object({
  id: z.uuid(),
  check: z.enum(MEDICAL_CHECK_NAMES),
  kind: z.enum(CHECK_NOTE_KINDS),
  date: isoDateSchema,
  by: z.string(),
  at: instantSchema,
  /** Null unless somebody has taken it back. */
  takenBack: z.object({ by: z.string(), at: instantSchema }).nullable(),
})
export type CheckNoteRow = z.infer<typeof checkNoteSchema>

/** Everything about the medical checks of one employee. */
export const personChecksSchema = z.object({
  employee: checkedEmployeeSchema,
  mayChange: z.boolean(),
  /** One for each check that the employee has an entry or a note about, or needs. */
  checks: z.array(
    z.object({
      check: z.enum(MEDICAL_CHECK_NAMES),
      type: z.enum(CERTIFICATE_TYPE_NAMES),
      /** HR has said that the unit or the title needs it. */
      isRequired: z.boolean(),
      state: checkStateSchema,
      /** The latest next check that is suggested. */
      suggested: z
        .object({ date: isoDateSchema, by: z.enum(['certificate', 'second-check', 'interval']) })
        .nullable(),
      /** What applies now; the list has the same rows. */
      entries: z.array(certificateSchema),
      /** What a newer certificate has taken the place of, the latest first. */
      earlier: z.array(certificateSchema),
      /** The latest first. */
      notes: z.array(checkNoteSchema),
    }),
  ),
})
export type PersonChecks = z.infer<typeof personChecksSchema>
