/** Where the objects of each kind of the provider’s feed are stored. Generated from `*.feed.ts` by `npm run gen`: do not edit. */

import { certificatesFeed } from '../features/certificates/certificates.feed.ts'
import { agreementsFeed } from '../features/services/agreements.feed.ts'
import { clinicsFeed } from '../features/services/clinics.feed.ts'
import { servicesFeed } from '../features/services/services.feed.ts'
import { visitsFeed } from '../features/statistics/visits.feed.ts'

export const FEED_STORES = {
  certificates: certificatesFeed,
  agreements: agreementsFeed,
  clinics: clinicsFeed,
  services: servicesFeed,
  visits: visitsFeed,
}
