import { z } from 'zod'
import { PAGE_MAX, PAGE_SIZE, PAGE_SIZE_MAX } from '../../limits/index.ts'

/** How an import would change the company's employees, or has changed them. */
export const changesSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('counting') }),
  /** The changes could not be counted, or the case ended before they were. */
  z.object({ state: z.literal('not-counted') }),
  z.object({
    state: z.literal('counted'),
    before: z.int(),
    after: z.int(),
    joining: z.int(),
    leaving: z.int(),
    moving: z.int(),
    leftOut: z.int(),
    /** 20 % or more leave or move: must be confirmed. */
    extensive: z.boolean(),
  }),
])
export type Changes = z.infer<typeof changesSchema>

/** The kinds of changes of a person, in the order in which they are shown: what is hardest to undo comes first. */
export const CHANGE_KINDS = ['leaving', 'moving', 'joining'] as const
export type ChangeKind = (typeof CHANGE_KINDS)[number]

/** Somebody who joins, leaves or moves. */
const changedPersonSchema = z.object({
  /** Null for somebody who joins, until the file is imported. */
  employeeId: z.uuid().nullable(),
  /** The row in the file; null for an employee who is missing in it. */
  row: z.int().nullable(),
  /** As in the register. Masked for somebody who joins, until the file is imported. @spec personnel-file §5 */
  name: z.string(),
  isMasked: z.boolean(),
  isProtected: z.boolean(),
  /** Names of the unit's path, from the top; null for somebody who joins. */
  from: z.array(z.string()).nullable(),
  /** Null for somebody who leaves. */
  to: z.array(z.string()).nullable(),
})
export type ChangedPerson = z.infer<typeof changedPersonSchema>

/** What every call that names the changes is asked. */
export const changesQuerySchema = z.object({
  /** Without it, the first kind that has anybody. */
  kind: z.enum(CHANGE_KINDS).optional(),
  page: z.coerce.number().int().min(1).max(PAGE_MAX).default(1),
  pageSize: z.coerce.number().int().min(1).max(PAGE_SIZE_MAX).default(PAGE_SIZE),
})
export type ChangesQuery = z.infer<typeof changesQuerySchema>

/** One page of those who join, leave or move, with the counts of all kinds. */
export const changesPageSchema = z
  .object({
    changes: changesSchema,
    kind: z.enum(CHANGE_KINDS),
    /** Empty unless the changes are counted. */
    items: z.array(changedPersonSchema),
    /** How many of this kind are named. 0 although some are counted: the import did not store who they are. */
    total: z.int(),
    page: z.int(),
    pageSize: z.int(),
  })
  .meta({ id: 'ChangesPage' })
export type ChangesPage = z.infer<typeof changesPageSchema>

/** The kind to show where none is asked for: the first that has anybody. */
export function firstKind(counts: Readonly<Record<ChangeKind, number>>): ChangeKind {
  return CHANGE_KINDS.find(kind => counts[kind] > 0) ?? CHANGE_KINDS[0]
}
