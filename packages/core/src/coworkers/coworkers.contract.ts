import { z } from 'zod'
import { defineContract } from '../contract/index.ts'
import { SEARCH_MAX_CHARACTERS } from '../limits/index.ts'
import { listCalls } from '../lists/index.ts'
import { coworkerDetailsSchema } from './coworker-details.ts'
import { COWORKER_CONTEXTS, type CoworkerContext, coworkersList } from './coworkers-list.ts'
import { explanationSchema } from './explanation.ts'

const context = z.enum(COWORKER_CONTEXTS as [CoworkerContext, ...CoworkerContext[]])

const REFUSED = [
  'COWORKER_NOT_FOUND',
  'EXCLUDED_BY_SELF_INSIGHT',
  'EXCLUDED_BY_ORDERING',
  'EXCLUDED_BY_COLLEAGUE',
] as const

export const coworkersContract = defineContract('coworkers', {
  ...listCalls(coworkersList),
  get: {
    kind: 'json',
    method: 'GET',
    path: 'persons/{pid}/companies/{clientNumber}/subcompanies/{context}/{employeePid}',
    access: 'person',
    feature: 'coworkers',
    orFeature: 'orders',
    spec: 'portal §7',
    summary:
      'One employee who stands under the filter. pid and employeePid are the pidHash (or the number) of the signed-in user and of the employee.',
    params: z.object({ pid: z.string(), clientNumber: z.string(), context, employeePid: z.string() }),
    typedNumber: 'employeePid',
    response: coworkerDetailsSchema,
    errors: [...REFUSED],
  },
  number: {
    kind: 'json',
    method: 'GET',
    path: 'employees/{clientNumber}/{id}/number',
    access: 'person',
    feature: 'coworkers',
    spec: 'assumed',
    summary: 'The identity number of an employee, 12 digits. Each answer is audited. id is the pidHash.',
    params: z.object({ clientNumber: z.string(), id: z.string() }),
    response: z.object({ pid: z.string() }),
    errors: [...REFUSED, 'NUMBER_PROTECTED'],
  },
  explain: {
    kind: 'json',
    method: 'POST',
    path: 'employees/{clientNumber}/explanations/searches',
    access: 'person',
    feature: 'coworkers',
    spec: 'assumed',
    summary: 'Why a person does not stand under a filter of the employees list.',
    reads: true,
    typedNumber: 'q',
    params: z.object({ clientNumber: z.string() }),
    body: z.strictObject({
      /** A name, a part of it, or an identity number. */
      q: z.string().trim().min(1).max(SEARCH_MAX_CHARACTERS),
      context,
    }),
    response: explanationSchema,
    errors: [],
  },
})
