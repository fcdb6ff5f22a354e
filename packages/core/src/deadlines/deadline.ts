import { z } from 'zod'
import { FEATURE_NAMES, type Feature } from '../features/index.ts'
import { instantSchema, isoDateSchema } from '../primitives/index.ts'

const textSchema = z.object({ sv: z.string(), en: z.string() }).readonly()

/** The feature that a deadline belongs to. */
export const deadlineFeatureSchema = z.enum([...FEATURE_NAMES] as [Feature, ...Feature[]])

const deadlineKindSchema = z.object({
  feature: deadlineFeatureSchema,
  /** Unique within the feature; leads to where the user can act. */
  kind: z.string(),
  /** What ends; names neither person nor thing. */
  heading: textSchema,
  /** What it is about; `{name}` stands for one of the facts. */
  detail: textSchema,
  /** What applies afterwards. */
  consequence: textSchema,
})
/** What a feature declares once for all deadlines of one kind. */
export type DeadlineKind = Readonly<z.infer<typeof deadlineKindSchema>>

/** Something that will lock, be deleted, be rejected or expire. */
export const deadlineSchema = deadlineKindSchema.extend({
  /** The last moment in time, or the last date in Stockholm. */
  at: z.union([instantSchema, isoDateSchema]),
  /** The id of the thing that the deadline is about. */
  objectId: z.string(),
  /** Values for the places of `detail` and `consequence`. A value that is an instant is shown as Stockholm time. */
  facts: z.record(z.string(), z.string()),
  /**
   * True if it is about somebody with a protected identity. A calendar, which others may see, then shows only the
   * heading.
   */
  isProtected: z.boolean(),
})
export type Deadline = Readonly<z.infer<typeof deadlineSchema>>
