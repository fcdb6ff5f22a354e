import { z } from 'zod'
import { EXCLUSION_RULES } from './coworker.ts'
import { COWORKER_CONTEXTS, type CoworkerContext } from './coworkers-list.ts'

const context = z.enum(COWORKER_CONTEXTS as [CoworkerContext, ...CoworkerContext[]])

/** Why a person does, or does not, stand where the user looks. */
const reasonSchema = z.discriminatedUnion('kind', [
  /** Stands there. */
  z.object({ kind: z.literal('here') }),
  /** Stands under these other filters. */
  z.object({ kind: z.literal('other-filter'), contexts: z.array(context) }),
  /** A rule shuts the user out from this employee. */
  z.object({ kind: z.literal('excluded'), rule: z.enum(EXCLUSION_RULES) }),
  /** The user sees the employee as manager, and ordering takes a role for the unit. */
  z.object({ kind: z.literal('no-role') }),
])
export type AbsenceReason = z.infer<typeof reasonSchema>

/**
 * The answer to "Why is this person not here?". People outside the user's reach, and people who do not exist, are left
 * out alike: an empty list means that nobody was found, or nobody in the user's units.
 */
export const explanationSchema = z.object({
  /** Whom the search finds within the user's reach, by name. */
  people: z.array(
    z.object({
      pidHash: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      unitPath: z.array(z.string()),
      protectedIdentity: z.boolean(),
      reason: reasonSchema,
    }),
  ),
  /** The search finds more people than are told: it needs a whole name or a number. */
  hasMore: z.boolean(),
})
export type Explanation = z.infer<typeof explanationSchema>
