import { type AppError, errorOf } from '../errors/index.ts'
import { PASSWORD_MAX_CHARACTERS, PASSWORD_MIN_CHARACTERS } from '../limits/index.ts'
import { accountsErrors } from './accounts.errors.ts'

/**
 * Why a password is not good enough, before it is compared with lists of common ones; undefined if nothing is wrong.
 * A password counts as it is typed, with spaces at its ends and emoji. For the minimum an emoji counts as one
 * character; for the maximum it counts as many as storing it takes.
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
