/** What answers the calls of every concept. Generated from `*.handlers.ts` by `npm run gen`: do not edit. */

import { accessPreviewHandlers, previewedEmployeesHandlers } from '../features/access-preview/access-preview.handlers.ts'
import { accountsHandlers } from '../features/accounts/accounts.handlers.ts'
import { authHandlers } from '../features/auth/auth.handlers.ts'
import { bankidHandlers } from '../features/bankid/bankid.handlers.ts'
import { bookingsHandlers } from '../features/bookings/bookings.handlers.ts'
import { caseWorkersHandlers } from '../features/case-workers/case-workers.handlers.ts'
import { certificatesHandlers } from '../features/certificates/certificates.handlers.ts'
import { companiesHandlers } from '../features/companies/companies.handlers.ts'
import { coworkersHandlers } from '../features/coworkers/coworkers.handlers.ts'
import { customerFilesHandlers } from '../features/customer-files/customer-files.handlers.ts'
import { customersHandlers, customerUsersHandlers } from '../features/customers/customers.handlers.ts'
import { deadlinesHandlers } from '../features/deadlines/deadlines.handlers.ts'
import { feedFilesHandlers } from '../features/feed-files/feed-files.handlers.ts'
import { feedsHandlers } from '../features/feeds/feeds.handlers.ts'
import { machineTokensHandlers } from '../features/machine-tokens/machine-tokens.handlers.ts'
import { mattersHandlers } from '../features/matters/matters.handlers.ts'
import { notificationsHandlers } from '../features/notifications/notifications.handlers.ts'
import { orderCasesHandlers } from '../features/order-cases/order-cases.handlers.ts'
import { orderChangesHandlers } from '../features/order-changes/order-changes.handlers.ts'
import { ordersHandlers } from '../features/orders/orders.handlers.ts'
import { unitsHandlers } from '../features/orders/units.handlers.ts'
import { pairingsHandlers } from '../features/pairings/pairings.handlers.ts'
import { casesHandlers } from '../features/personnel-file-cases/cases.handlers.ts'
import { personnelFileHandlers } from '../features/personnel-file/personnel-file.handlers.ts'
import { profileHandlers } from '../features/profile/profile.handlers.ts'
import { providerTokensHandlers } from '../features/provider-tokens/provider-tokens.handlers.ts'
import { replyTemplatesHandlers } from '../features/reply-templates/reply-templates.handlers.ts'
import { clinicsHandlers } from '../features/services/clinics.handlers.ts'
import { servicesHandlers } from '../features/services/services.handlers.ts'
import { sessionsHandlers } from '../features/sessions/sessions.handlers.ts'
import { statisticsHandlers } from '../features/statistics/statistics.handlers.ts'
import { timelineHandlers } from '../features/timeline/timeline.handlers.ts'

export const handlersByConcept = {
  accessPreview: accessPreviewHandlers,
  previewedEmployees: previewedEmployeesHandlers,
  accounts: accountsHandlers,
  auth: authHandlers,
  bankid: bankidHandlers,
  bookings: bookingsHandlers,
  caseWorkers: caseWorkersHandlers,
  certificates: certificatesHandlers,
  companies: companiesHandlers,
  coworkers: coworkersHandlers,
  customerFiles: customerFilesHandlers,
  customers: customersHandlers,
  customerUsers: customerUsersHandlers,
  deadlines: deadlinesHandlers,
  feedFiles: feedFilesHandlers,
  feeds: feedsHandlers,
  machineTokens: machineTokensHandlers,
  matters: mattersHandlers,
  notifications: notificationsHandlers,
  orderCases: orderCasesHandlers,
  orderChanges: orderChangesHandlers,
  orders: ordersHandlers,
  units: unitsHandlers,
  pairings: pairingsHandlers,
  cases: casesHandlers,
  personnelFile: personnelFileHandlers,
  profile: profileHandlers,
  providerTokens: providerTokensHandlers,
  replyTemplates: replyTemplatesHandlers,
  clinics: clinicsHandlers,
  services: servicesHandlers,
  sessions: sessionsHandlers,
  statistics: statisticsHandlers,
  timeline: timelineHandlers,
}
