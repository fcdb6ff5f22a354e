import { z } from 'zod'
import { defineContract } from '../contract/index.ts'
import { PAGE_SIZE_MAX, SEARCH_MAX_CHARACTERS } from '../limits/index.ts'

/** The filters of the employees list. @spec §2 */
export const COWORKER_CONTEXTS = ['all', 'managed', 'orderable', 'unit-orderer', 'excluded'] as const
export const coworkerContextSchema = z.enum(COWORKER_CONTEXTS)
export type CoworkerContext = z.infer<typeof coworkerContextSchema>

/** Why an employee is seen but may not be ordered for. @spec §6 */
export const EXCLUSION_RULES = ['self-insight', 'ordering', 'colleague'] as const
export type ExclusionRule = (typeof EXCLUSION_RULES)[number]

export const COWORKER_SORTS = ['name', '-name', 'unit', '-unit', 'manager', '-manager'] as const
export const coworkerSortSchema = z.enum(COWORKER_SORTS)
export type CoworkerSort = z.infer<typeof coworkerSortSchema>

/** One row of the employees list. Contact fields are null for a protected identity. */
export const coworkerSchema = z
  .object({
    id: z.uuid(),
    pidHash: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    title: z.string().nullable(),
    email: z.string().nullable(),
    workPhone: z.string().nullable(),
    mobilePhone: z.string().nullable(),
    protectedIdentity: z.boolean(),
    unit: z.object({ id: z.uuid(), path: z.array(z.string()) }),
    /** Name of the immediate manager, or the text of the file where nobody is known by it. */
    manager: z.string().nullable(),
    /** Null where the user may order for the employee, else the rule or the lacking role. */
    excludedBy: z.enum(EXCLUSION_RULES).nullable(),
    mayOrder: z.boolean(),
  })
  .meta({ id: 'Employee' })
export type Coworker = z.infer<typeof coworkerSchema>

const listQuery = {
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(PAGE_SIZE_MAX).optional(),
  sort: coworkerSortSchema.default('name'),
}

export const coworkerPageSchema = z.object({
  items: z.array(coworkerSchema),
  counts: z.record(coworkerContextSchema, z.int()),
  page: z.int(),
  pageSize: z.int(),
  total: z.int(),
})
export type CoworkerPage = z.infer<typeof coworkerPageSchema>

export const coworkersContract = defineContract('coworkers', {
  list: {
    kind: 'json',
    method: 'GET',
    path: 'persons/{pid}/companies/{clientNumber}/subordinates/{context}',
    access: 'person',
    feature: 'coworkers',
    spec: 'portal §7',
    summary: 'Lists the employees within reach. pid is the pidHash (or the number) of the signed-in user.',
    params: z.object({ pid: z.string(), clientNumber: z.string(), context: coworkerContextSchema }),
    query: z.object({ ...listQuery, q: z.string().max(SEARCH_MAX_CHARACTERS).optional() }),
    response: coworkerPageSchema,
    errors: ['INVALID_REQUEST'],
  },
  search: {
    kind: 'json',
    method: 'POST',
    path: 'employees/{clientNumber}/searches',
    isRead: true,
    access: 'person',
    feature: 'coworkers',
    spec: 'assumed',
    summary: 'The same list for a search that holds digits of an identity number, kept out of the address.',
    params: z.object({ clientNumber: z.string() }),
    body: z.strictObject({
      ...listQuery,
      q: z.string().max(SEARCH_MAX_CHARACTERS),
      context: coworkerContextSchema.default('all'),
    }),
    response: coworkerPageSchema,
    errors: ['INVALID_REQUEST'],
  },
})
