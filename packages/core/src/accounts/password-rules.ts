import { type AppError, errorOf } from '../errors/index.ts'
import { PASSWORD_MAX_CHARACTERS, PASSWORD_MIN_CHARACTERS } from '../limits/index.ts'
import { accountsErrors } from './accounts.errors.ts'

/**
 * What speaks against a password before any list is looked at; undefined where nothing does. A password is taken as
 * it is typed: spaces at its ends and emoji belong to it. An emoji counts once towards the least, and as what it
 * takes to store towards the most.
 * @spec §5
 */
export function passwordFault(password: string, email: string): AppError | undefined {
  if (password.length > PASSWORD_MAX_CHARACTERS) {
    return errorOf(accountsErrors.PASSWORD_TOO_LONG, { max: PASSWORD_MAX_CHARACTERS })
  }
  if ([...password].length < PASSWORD_MIN_CHARACTERS) {
    return errorOf(accountsErrors.PASSWORD_TOO_SHORT, { min: PASSWORD_MIN_CHARACTERS })
  }
  const [wanted, address] = [password.trim().toLowerCase(), email.toLowerCase()]
  if (wanted === address || wanted === address.split('@', 1)[0])
    return errorOf(accountsErrors.PASSWORD_IS_EMAIL)
  return undefined
}
