import { z } from 'zod'
import { CLOSED_ORDERS_COUNTED } from '../limits/index.ts'
import { defineList, type FilterOf } from '../lists/index.ts'
import { instantSchema, isoDateSchema } from '../primitives/index.ts'
import { matterHeadSchema, matterProgressSchema } from './matter.ts'
import { MATTER_KIND_NAMES, matterKindSchema } from './matter-kinds.ts'

/** One row of the provider's queue over all kinds of matters. */
const matterRowSchema = matterHeadSchema
  .extend(matterProgressSchema.shape)
  .extend({
    kind: matterKindSchema,
    /** Null for a matter of somebody who belongs to no customer. */
    clientNumber: z.string().nullable(),
    company: z.string().nullable(),
    /** What it is about: the service of an order. */
    title: z.string(),
    /** Whom it is about: a name, a unit, how many units; the customer where it says nothing of these. */
    about: z.string(),
    /** Where the customer wants it. */
    clinic: z.string().nullable(),
    handler: z.string().nullable(),
    /** The reader has taken it on. */
    isMine: z.boolean(),
    /** The day on which an answer is promised at the latest; null where none is, and for an open one that has one. */
    promisedOn: isoDateSchema.nullable(),
    /** The provider has written since it was sent. */
    isAnswered: z.boolean(),
    /** The last time that a case worker did something with it; null if none has. */
    touchedAt: instantSchema.nullable(),
    /** No case worker has touched it for a day. */
    isUntouched: z.boolean(),
    /** Messages of the customer after the last act of a case worker. */
    unanswered: z.int(),
  })
  .meta({ id: 'Matter' })
export type MatterRow = z.infer<typeof matterRowSchema>

/** The provider's queue of matters of all kinds, over all companies. */
export const mattersList = defineList({
  path: 'matters',
  access: 'caseWorker',
  spec: 'assumed',
  summary:
    'The queue of matters of all kinds that the case worker’s functions are for, over all companies: open ones by the day on which an answer is promised, those that have one last, then the oldest first; handled and closed ones the latest first. Sorted by that day, those without one come last in both directions. Closed ones are counted up to 10,000. A search finds customers, numbers, services and names.',
  row: matterRowSchema,
  filter: {
    name: 'status',
    values: ['open', 'mine', 'untouched', 'handled', 'closed'],
    countedUpTo: { closed: CLOSED_ORDERS_COUNTED },
  },
  sorts: ['promised', 'age', 'customer', 'clinic'],
  defaultSort: { open: 'promised', mine: 'promised', untouched: 'promised', handled: '-age', closed: '-age' },
  questions: {
    kind: { kind: 'choice', values: MATTER_KIND_NAMES },
    // Only those with messages of the customer after the last act of a case worker.
    unanswered: { kind: 'flag' },
  },
  isSearchable: true,
  findsByNumber: true,
  more: {
    /** Handled matters, not locked yet, with messages of the customer after the last act of a case worker. */
    handledUnanswered: z.int(),
    /** The kinds that the case worker's functions are for. */
    kinds: z.array(matterKindSchema),
  },
})
export type MatterFilter = FilterOf<(typeof mattersList)['declaration']>
