import { z } from 'zod'
import { COWORKER_CONTEXTS, type CoworkerContext } from '../coworkers/index.ts'
import { featureLackSchema } from '../features/index.ts'
import { instantSchema } from '../primitives/index.ts'
import { unitRoleSchema } from '../profile/index.ts'

/** Where a role or the right to sign in comes from. */
const grantSourceSchema = z.discriminatedUnion('kind', [
  /** The personnel file; `importedAt` is its last import, null if there is none yet. */
  z.object({ kind: z.literal('file'), importedAt: instantSchema.nullable() }),
  z.object({ kind: z.literal('provider') }),
])
export type GrantOrigin = z.infer<typeof grantSourceSchema>

/** Somebody with an account at the company, activated or not, in the list that HR chooses from. */
export const previewListItemSchema = z.object({
  /** The id of the account. */
  id: z.uuid(),
  /** First and last name; empty where neither is known. */
  name: z.string(),
  /** Null for a protected identity. */
  email: z.string().nullable(),
  /** The roles at the company, without repetition. */
  roles: z.array(unitRoleSchema),
  /** The unit that the person belongs to; null if not employed there, or not known. */
  unitPath: z.array(z.string()).nullable(),
})
export type PreviewListItem = z.infer<typeof previewListItemSchema>

/** What one person sees and may do at the company, and where that comes from. */
export const previewedPersonSchema = previewListItemSchema.omit({ roles: true }).extend({
  /** Whether the person can sign in as things stand. */
  mayUsePortal: z.boolean(),
  /** False if it is not known which employee the person is: then the person sees nobody. */
  isPlaced: z.boolean(),
  roles: z.array(
    z.object({
      role: unitRoleSchema,
      unitPath: z.array(z.string()),
      recursive: z.boolean(),
      source: grantSourceSchema,
    }),
  ),
  /** How many employees the person sees under each filter. */
  counts: z.record(z.enum(COWORKER_CONTEXTS as [CoworkerContext, ...CoworkerContext[]]), z.int()),
  /** The wire keys of features closed to the person, each with what is missing. */
  featuresClosed: z.array(z.object({ feature: z.string(), lacks: featureLackSchema })),
})
export type PreviewedPerson = z.infer<typeof previewedPersonSchema>
