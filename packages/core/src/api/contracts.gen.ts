/** The calls of every concept. Generated from `*.contract.ts` by `npm run gen`: do not edit. */

import { accessPreviewContract, previewedEmployeesContract } from '../access-preview/access-preview.contract.ts'
import { accountsContract } from '../accounts/accounts.contract.ts'
import { authContract } from '../auth/auth.contract.ts'
import { machineTokensContract } from '../auth/machine-tokens.contract.ts'
import { bankidContract } from '../bankid/bankid.contract.ts'
import { bookingsContract } from '../bookings/bookings.contract.ts'
import { caseWorkersContract } from '../case-workers/case-workers.contract.ts'
import { certificatesContract } from '../certificates/certificates.contract.ts'
import { clinicsContract } from '../clinics/clinics.contract.ts'
import { companiesContract } from '../companies/companies.contract.ts'
import { unitsContract } from '../companies/units.contract.ts'
import { coworkersContract } from '../coworkers/coworkers.contract.ts'
import { customerUsersContract } from '../customers/customer-users.contract.ts'
import { customersContract } from '../customers/customers.contract.ts'
import { deadlinesContract } from '../deadlines/deadlines.contract.ts'
import { feedFilesContract } from '../feed-catalogue/feed-files.contract.ts'
import { feedsContract } from '../feed-catalogue/feeds.contract.ts'
import { orderChangesContract } from '../feed-catalogue/order-changes.contract.ts'
import { providerTokensContract } from '../feed-catalogue/provider-tokens.contract.ts'
import { mattersContract } from '../matters/matters.contract.ts'
import { notificationsContract } from '../notifications/notifications.contract.ts'
import { orderCasesContract } from '../order-cases/order-cases.contract.ts'
import { ordersContract } from '../orders/orders.contract.ts'
import { pairingsContract } from '../pairings/pairings.contract.ts'
import { casesContract } from '../personnel-file/cases.contract.ts'
import { customerFilesContract } from '../personnel-file/customer-files.contract.ts'
import { personnelFileContract } from '../personnel-file/personnel-file.contract.ts'
import { profileContract } from '../profile/profile.contract.ts'
import { replyTemplatesContract } from '../reply-templates/reply-templates.contract.ts'
import { servicesContract } from '../services/services.contract.ts'
import { sessionsContract } from '../sessions/sessions.contract.ts'
import { statisticsContract } from '../statistics/statistics.contract.ts'
import { timelineContract } from '../timeline/timeline.contract.ts'

export const contracts = {
  accessPreview: accessPreviewContract,
  previewedEmployees: previewedEmployeesContract,
  accounts: accountsContract,
  auth: authContract,
  machineTokens: machineTokensContract,
  bankid: bankidContract,
  bookings: bookingsContract,
  caseWorkers: caseWorkersContract,
  certificates: certificatesContract,
  clinics: clinicsContract,
  companies: companiesContract,
  units: unitsContract,
  coworkers: coworkersContract,
  customerUsers: customerUsersContract,
  customers: customersContract,
  deadlines: deadlinesContract,
  feedFiles: feedFilesContract,
  feeds: feedsContract,
  orderChanges: orderChangesContract,
  providerTokens: providerTokensContract,
  matters: mattersContract,
  notifications: notificationsContract,
  orderCases: orderCasesContract,
  orders: ordersContract,
  pairings: pairingsContract,
  cases: casesContract,
  customerFiles: customerFilesContract,
  personnelFile: personnelFileContract,
  profile: profileContract,
  replyTemplates: replyTemplatesContract,
  services: servicesContract,
  sessions: sessionsContract,
  statistics: statisticsContract,
  timeline: timelineContract,
}
