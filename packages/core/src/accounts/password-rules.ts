import type { ErrorCode } from '../errors/index.ts'
import type { TextValues } from '../i18n/index.ts'
import { PASSWORD_MAX_CHARACTERS, PASSWORD_MIN_CHARACTERS } from '../limits/index.ts'

/** Why a password cannot be chosen, with the values of its text. */
export interface PasswordFault {
  readonly code: Extract<ErrorCode, 'PASSWORD_TOO_SHORT' | 'PASSWORD_TOO_LONG' | 'PASSWORD_IS_EMAIL'>
  readonly values: TextValues
}

/**
 * Why a password is not good enough, before it is compared with lists of common ones; undefined if nothing is wrong.
 * A password counts as it is typed, with spaces at its ends and emoji. For the minimum an emoji counts as one
 * character; for the maximum it counts as many as storing it takes.
 * @spec §5
 */
export function passwordFault(password: string, email: string): PasswordFault | undefined {
  if (password.length > PASSWORD_MAX_CHARACTERS) {
    return { code: 'PASSWORD_TOO_LONG', values: { max: PASSWORD_MAX_CHARACTERS } }
  }
  if ([...password].length < PASSWORD_MIN_CHARACTERS) {
    return { code: 'PASSWORD_TOO_SHORT', values: { min: PASSWORD_MIN_CHARACTERS } }
  }
  const [wanted, address] = [password.trim().toLowerCase(), email.toLowerCase()]
  if (wanted === address || wanted === address.split('@', 1)[0])
    return { code: 'PASSWORD_IS_EMAIL', values: {} }
  return undefined
}
