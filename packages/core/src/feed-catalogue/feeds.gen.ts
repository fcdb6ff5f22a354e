/** Every kind of the provider’s feed. Generated from `*.feed.ts` by `npm run gen`: do not edit. */

import { agreementsFeed } from '../agreements/agreements.feed.ts'
import { certificatesFeed } from '../certificates/certificates.feed.ts'
import { clinicsFeed } from '../clinics/clinics.feed.ts'
import { servicesFeed } from '../services/services.feed.ts'
import { visitsFeed } from '../statistics/visits.feed.ts'

export const FEEDS = {
  agreements: agreementsFeed,
  certificates: certificatesFeed,
  clinics: clinicsFeed,
  services: servicesFeed,
  visits: visitsFeed,
}
