import { accountsContract } from '../accounts/accounts.contract.ts'
import { authContract } from '../auth/auth.contract.ts'
import { machineTokensContract } from '../auth/machine-tokens.contract.ts'
import { bankIdContract } from '../bankid/bankid.contract.ts'
import { bookingsContract } from '../bookings/bookings.contract.ts'
import { companiesContract } from '../companies/companies.contract.ts'
import { coworkersContract } from '../coworkers/coworkers.contract.ts'
import { customersContract } from '../customers/customers.contract.ts'
import { deadlinesContract } from '../deadlines/deadlines.contract.ts'
import { notificationsContract } from '../notifications/notifications.contract.ts'
import { casesContract } from '../personnel-file/cases.contract.ts'
import { customerFilesContract } from '../personnel-file/customer-files.contract.ts'
import { personnelFileContract } from '../personnel-file/personnel-file.contract.ts'
import { profileContract } from '../profile/profile.contract.ts'
import { sessionsContract } from '../sessions/sessions.contract.ts'

/** The whole API: `contract.<concept>.<call>`. An endpoint's name is these two words with a dot between. */
export const contract = {
  accounts: accountsContract,
  auth: authContract,
  bankid: bankIdContract,
  bookings: bookingsContract,
  cases: casesContract,
  companies: companiesContract,
  coworkers: coworkersContract,
  customerFiles: customerFilesContract,
  customers: customersContract,
  deadlines: deadlinesContract,
  machineTokens: machineTokensContract,
  notifications: notificationsContract,
  personnelFile: personnelFileContract,
  profile: profileContract,
  sessions: sessionsContract,
} as const
export type Contract = typeof contract
