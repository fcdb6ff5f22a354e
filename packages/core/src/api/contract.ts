import { accountsContract } from '../accounts/accounts.contract.ts'
import { authContract } from '../auth/auth.contract.ts'
import { machineTokensContract } from '../auth/machine-tokens.contract.ts'
import { bankIdContract } from '../bankid/bankid.contract.ts'
import { bookingsContract } from '../bookings/bookings.contract.ts'
import { companiesContract } from '../companies/companies.contract.ts'
import type { Endpoint } from '../contract/index.ts'
import { coworkersContract } from '../coworkers/coworkers.contract.ts'
import { customerUsersContract } from '../customers/customer-users.contract.ts'
import { customersContract } from '../customers/customers.contract.ts'
import { deadlinesContract } from '../deadlines/deadlines.contract.ts'
import type { ErrorCode } from '../error-catalogue/index.ts'
import { notificationsContract } from '../notifications/notifications.contract.ts'
import { casesContract } from '../personnel-file/cases.contract.ts'
import { customerFilesContract } from '../personnel-file/customer-files.contract.ts'
import { personnelFileContract } from '../personnel-file/personnel-file.contract.ts'
import { profileContract } from '../profile/profile.contract.ts'
import { sessionsContract } from '../sessions/sessions.contract.ts'

/** Checks at compile time that each call is named by its place and declares existing errors. */
type ApiContract<C> = {
  readonly [Concept in keyof C & string]: Readonly<
    Record<
      string,
      Endpoint & { readonly name: `${Concept}.${string}`; readonly errors: readonly ErrorCode[] }
    >
  >
}

function assemble<const C extends ApiContract<C>>(contract: C): C {
  return contract
}

/** The contract of the whole API: `contract.<concept>.<call>`. */
export const contract = assemble({
  accounts: accountsContract,
  auth: authContract,
  bankid: bankIdContract,
  bookings: bookingsContract,
  cases: casesContract,
  companies: companiesContract,
  coworkers: coworkersContract,
  customerFiles: customerFilesContract,
  customers: customersContract,
  customerUsers: customerUsersContract,
  deadlines: deadlinesContract,
  machineTokens: machineTokensContract,
  notifications: notificationsContract,
  personnelFile: personnelFileContract,
  profile: profileContract,
  sessions: sessionsContract,
})
export type Contract = typeof contract
