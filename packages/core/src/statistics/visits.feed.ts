import { z } from 'zod'
import { defineFeed } from '../feeds/index.ts'
import { clientNumberSchema, instantSchema } from '../primitives/index.ts'
import { VISIT_CATEGORY_NAMES, VISIT_CAUSE_NAMES } from './visit-catalogue.ts'

/** The visits that took place, as statistics count them. A visit that turns out not to have been one is deleted. */
export const visitsFeed = defineFeed({
  summary:
    'A visit that took place, for statistics. It belongs to the unit of the person’s employment on its day, or without one to the whole organisation.',
  data: z.strictObject({
    clientNumber: clientNumberSchema,
    /** The identity number of who came, 12 digits. */
    pid: z.string().regex(/^\d{12}$/),
    at: instantSchema,
    category: z.enum(VISIT_CATEGORY_NAMES),
    /** Why the person came. It is counted once a year, and told of five people or more. */
    cause: z.enum(VISIT_CAUSE_NAMES),
    /** Whether it was meant to prevent ill health, and not an answer to it. */
    preventive: z.boolean(),
    /** Who ordered it: what employees book themselves is on no list of the employer. */
    orderedBy: z.enum(['employer', 'employee']),
  }),
  examples: [
    {
      id: 'besok-90871',
      data: {
        clientNumber: '10401',
        pid: '196710313195',
        at: '2026-03-02T08:30:00.000Z',
        category: 'ergonomics',
        cause: 'musculoskeletal',
        preventive: false,
        orderedBy: 'employer',
      },
    },
  ],
  refusals: ['FEED_COMPANY_UNKNOWN'],
})
