/** Every error that the product can answer. Generated from `*.errors.ts` by `npm run gen`: do not edit. */

import { accessPreviewErrors } from '../access-preview/access-preview.errors.ts'
import { accountsErrors } from '../accounts/accounts.errors.ts'
import { agreementsErrors } from '../agreements/agreements.errors.ts'
import { authErrors } from '../auth/auth.errors.ts'
import { machineTokensErrors } from '../auth/machine-tokens.errors.ts'
import { ssoErrors } from '../auth/sso.errors.ts'
import { bankIdErrors } from '../bankid/bankid.errors.ts'
import { bookingsErrors } from '../bookings/bookings.errors.ts'
import { caseWorkersErrors } from '../case-workers/case-workers.errors.ts'
import { certificatesErrors } from '../certificates/certificates.errors.ts'
import { conversationsErrors } from '../conversations/conversations.errors.ts'
import { coworkersErrors } from '../coworkers/coworkers.errors.ts'
import { customersErrors } from '../customers/customers.errors.ts'
import { callErrors } from '../errors/call.errors.ts'
import { reachErrors } from '../errors/reach.errors.ts'
import { feedsErrors } from '../feeds/feeds.errors.ts'
import { orderCasesErrors } from '../order-cases/order-cases.errors.ts'
import { ordersErrors } from '../orders/orders.errors.ts'
import { pairingsErrors } from '../pairings/pairings.errors.ts'
import { personnelFileErrors } from '../personnel-file/personnel-file.errors.ts'
import { profileErrors } from '../profile/profile.errors.ts'
import { replyTemplatesErrors } from '../reply-templates/reply-templates.errors.ts'
import { servicesErrors } from '../services/services.errors.ts'
import { sessionsErrors } from '../sessions/sessions.errors.ts'
import { statisticsErrors } from '../statistics/statistics.errors.ts'

export const errorCatalogue = {
  ...accessPreviewErrors,
  ...accountsErrors,
  ...agreementsErrors,
  ...authErrors,
  ...machineTokensErrors,
  ...ssoErrors,
  ...bankIdErrors,
  ...bookingsErrors,
  ...caseWorkersErrors,
  ...certificatesErrors,
  ...conversationsErrors,
  ...coworkersErrors,
  ...customersErrors,
  ...callErrors,
  ...reachErrors,
  ...feedsErrors,
  ...orderCasesErrors,
  ...ordersErrors,
  ...pairingsErrors,
  ...personnelFileErrors,
  ...profileErrors,
  ...replyTemplatesErrors,
  ...servicesErrors,
  ...sessionsErrors,
  ...statisticsErrors,
}
