import { z } from 'zod'
import { defineFeed, feedId } from '../feeds/index.ts'
import { isoDateSchema } from '../primitives/index.ts'

const contract = z.strictObject({
  /** Ids of services. */
  services: z.array(feedId).max(5000),
  /** The first day of the contract, on the Stockholm calendar. */
  from: isoDateSchema,
})

/** What each customer has agreed to. The id of an object is the client number. */
export const agreementsFeed = defineFeed({
  summary:
    'The services of a customer’s current contract, and of the upcoming one. The id is the client number.',
  data: z.strictObject({ current: contract, upcoming: contract.nullable() }),
  examples: [
    {
      id: '10401',
      data: {
        current: { services: ['halsoundersokning', 'psykologsamtal'], from: '2025-01-01' },
        upcoming: { services: ['halsoundersokning'], from: '2027-01-01' },
      },
    },
  ],
  refusals: ['FEED_COMPANY_UNKNOWN', 'FEED_SERVICE_UNKNOWN'],
})
