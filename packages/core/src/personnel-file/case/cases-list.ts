import { z } from 'zod'
import { defineList } from '../../lists/index.ts'
import { caseListItemSchema } from './case.ts'

/** The provider's queue of personnel files over all companies. */
export const casesList = defineList({
  path: 'cases',
  access: 'caseWorker',
  caseWorkerFunction: 'personnel-files',
  spec: 'assumed',
  summary: 'The queue over all companies: open cases oldest first, finished ones newest first.',
  row: caseListItemSchema,
  more: {
    /** Open cases whose question the customer has answered. */
    answered: z.int(),
  },
  filter: { name: 'status', values: ['open', 'finished'] },
  isSearchable: true,
})
