import { z } from 'zod'
import { instantSchema, isoDateSchema } from '../primitives/index.ts'
import { CERTIFICATE_TYPE_NAMES } from './certificate-type.ts'
import { MEDICAL_CHECK_NAMES } from './medical-checks.ts'
import { checkStateSchema } from './person-checks.ts'

/** What an inspector asks for: one page for a unit on a day. It holds no medical result. */
export const inspectionSheetSchema = z.object({
  company: z.string(),
  /** The day that the sheet is about. */
  on: isoDateSchema,
  /** When it was made. */
  madeAt: instantSchema,
  madeBy: z.string(),
  /** When the provider's journal was last heard; null for never. */
  heardAt: instantSchema.nullable(),
  /** Null where the history of who belonged to which unit begins later than the day: then today's units are shown. */
  historySince: instantSchema.nullable(),
  unit: z.object({ id: z.uuid(), path: z.array(z.string()) }),
  /** The unit and those below it, by path; those without anybody to tell of are left out. */
  units: z.array(
    z.object({
      unit: z.object({ id: z.uuid(), path: z.array(z.string()) }),
      rows: z.array(
        z.object({
          employee: z.object({
            id: z.string(),
            firstName: z.string(),
            lastName: z.string(),
            title: z.string().nullable(),
            protectedIdentity: z.boolean(),
          }),
          check: z.enum(MEDICAL_CHECK_NAMES),
          type: z.enum(CERTIFICATE_TYPE_NAMES),
          state: checkStateSchema,
          limitation: z.string().nullable(),
        }),
      ),
    }),
  ),
  /** People of the unit on that day whom the user may see, and of them those with no row. */
  people: z.int(),
  withoutRows: z.int(),
  /** There may be people whom the user may not see. */
  isLimited: z.boolean(),
})
export type InspectionSheet = z.infer<typeof inspectionSheetSchema>
