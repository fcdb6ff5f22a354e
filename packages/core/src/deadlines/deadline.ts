import { z } from 'zod'
import { FEATURE_NAMES, type Feature } from '../features/index.ts'
import { instantSchema, isoDateSchema } from '../primitives/index.ts'

const textSchema = z.object({ sv: z.string(), en: z.string() }).readonly()

/** Whose deadline it is. */
export const deadlineFeatureSchema = z.enum([...FEATURE_NAMES] as [Feature, ...Feature[]])

const deadlineKindSchema = z.object({
  feature: deadlineFeatureSchema,
  /** Unique within the feature; leads to where the user can act. */
  kind: z.string(),
  /** What ends; names neither person nor thing. */
  heading: textSchema,
  /** What it is about; `{name}` stands for one of the facts. */
  detail: textSchema,
  /** What holds afterwards. */
  consequence: textSchema,
})
/** What a feature declares once about all deadlines of one sort. */
export type DeadlineKind = Readonly<z.infer<typeof deadlineKindSchema>>

/** Something that will lock, be deleted, be rejected or expire. */
export const deadlineSchema = deadlineKindSchema.extend({
  /** The last moment, or the last date in Stockholm, that is in time. */
  at: z.union([instantSchema, isoDateSchema]),
  /** The thing to act on. */
  objectId: z.string(),
  /** One that is a moment is told as it stands on the Stockholm clock. */
  facts: z.record(z.string(), z.string()),
  /** It is about somebody with a protected identity: in a calendar, which others see, only the heading stands. */
  isProtected: z.boolean(),
})
export type Deadline = Readonly<z.infer<typeof deadlineSchema>>
