import { accountsErrors } from '../accounts/accounts.errors.ts'
import { authErrors } from '../auth/auth.errors.ts'
import { machineTokensErrors } from '../auth/machine-tokens.errors.ts'
import { ssoErrors } from '../auth/sso.errors.ts'
import { bankIdErrors } from '../bankid/bankid.errors.ts'
import { bookingsErrors } from '../bookings/bookings.errors.ts'
import { customersErrors } from '../customers/customers.errors.ts'
import { callErrors } from '../errors/call.errors.ts'
import type { ErrorFacts } from '../errors/define-errors.ts'
import { personnelFileErrors } from '../personnel-file/personnel-file.errors.ts'
import { profileErrors } from '../profile/profile.errors.ts'
import { sessionsErrors } from '../sessions/sessions.errors.ts'

/** Every error that the product can answer, collected from the files of the concepts. */
export const errorCatalogue = {
  ...callErrors,
  ...authErrors,
  ...machineTokensErrors,
  ...ssoErrors,
  ...bankIdErrors,
  ...accountsErrors,
  ...profileErrors,
  ...sessionsErrors,
  ...customersErrors,
  ...bookingsErrors,
  ...personnelFileErrors,
}

export type ErrorCode = keyof typeof errorCatalogue

/** The facts of a code. */
export function errorFacts(code: ErrorCode): ErrorFacts {
  return errorCatalogue[code]
}

/** Whether a word from the wire is a code of this catalogue. */
export function isErrorCode(word: unknown): word is ErrorCode {
  return typeof word === 'string' && Object.hasOwn(errorCatalogue, word)
}
