import { z } from 'zod'
import { FEATURE_NAMES, type Feature } from '../features/index.ts'
import { instantSchema, isoDateSchema } from '../primitives/index.ts'

const textSchema = z.object({ sv: z.string(), en: z.string() }).readonly()

/** The feature that an entry belongs to. */
export const timelineFeatureSchema = z.enum([...FEATURE_NAMES] as [Feature, ...Feature[]])

/** Something that a feature has about one employee. */
export const timelineEntrySchema = z.object({
  feature: timelineFeatureSchema,
  /** Unique within the feature; leads to where the entry can be seen whole. */
  kind: z.string(),
  /** The id of the thing that the entry is about. */
  objectId: z.string(),
  /** When it is or was: the moment, or the date in Stockholm. */
  at: z.union([instantSchema, isoDateSchema]),
  /** What it is, in few words; `{name}` stands for one of the facts. */
  heading: textSchema,
  /** What is worth knowing beside it; `{name}` stands for one of the facts. Empty for nothing. */
  detail: textSchema,
  /** Values for the places of the texts. A value that is an instant is shown as Stockholm time. */
  facts: z.record(z.string(), z.string()),
  /** `ahead` comes, `past` has been, `off` was cancelled or withdrawn. */
  state: z.enum(['ahead', 'past', 'off']),
})
export type TimelineEntry = Readonly<z.infer<typeof timelineEntrySchema>>
