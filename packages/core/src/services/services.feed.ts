import { z } from 'zod'
import { CERTIFICATE_TYPE_NAMES, MEDICAL_CHECK_NAMES } from '../certificates/index.ts'
import { defineFeed, feedId, feedName, feedText } from '../feeds/index.ts'

/** The services that the provider offers, with their subcategories. The id of an object is its `portalServiceId`. */
export const servicesFeed = defineFeed({
  summary: 'A service that the provider offers.',
  data: z.strictObject({
    name: feedName,
    category: feedName,
    description: feedText,
    subCategories: z.array(z.strictObject({ id: feedId, name: feedName })).max(100),
    /** `phone`: shown with a phone number in place of an order. */
    order: z.enum(['portal', 'phone']),
    /** Needs fast handling, so it is ordered by phone. */
    urgent: z.boolean(),
    for: z.array(z.enum(['person', 'group'])).min(1),
    /** `none`: an order for it names neither city nor clinic. */
    place: z.enum(['clinic', 'none']),
    /** The kind of medical check-up, for a service that is one. */
    certificateType: z.enum(CERTIFICATE_TYPE_NAMES).optional(),
    /** The medical check-ups that it renews. */
    checks: z.array(z.enum(MEDICAL_CHECK_NAMES)).max(MEDICAL_CHECK_NAMES.length).optional(),
    /** An order is answered within so many working days. */
    answerWorkingDays: z.int().min(1).max(60).optional(),
  }),
  examples: [
    {
      id: 'halsoundersokning',
      data: {
        name: { sv: 'Hälsoundersökning', en: 'Health check' },
        category: { sv: 'Undersökningar', en: 'Examinations' },
        description: { sv: 'Undersökning med samtal om hälsa och arbetsmiljö.' },
        subCategories: [{ id: 'nattarbete', name: { sv: 'Inför nattarbete', en: 'Before night work' } }],
        order: 'portal',
        urgent: false,
        for: ['person'],
        place: 'clinic',
      },
    },
  ],
  refusals: [],
})
