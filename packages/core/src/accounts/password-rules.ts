import type { ErrorCode } from '../errors/index.ts'
import type { TextValues } from '../i18n/index.ts'
import { PASSWORD_MAX_CHARACTERS, PASSWORD_MIN_CHARACTERS } from '../limits/index.ts'

/** Why a password cannot be chosen, with the values of its text. */
export interface PasswordFault {
  readonly code: Extract<ErrorCode, 'PASSWORD_TOO_SHORT' | 'PASSWORD_TOO_LONG' | 'PASSWORD_IS_EMAIL'>
  readonly values: TextValues
}

/**
 * What speaks against a password before any list is looked at; undefined where nothing does. A password is taken as
 * it is typed: spaces at its ends and emoji belong to it. An emoji counts once towards the least, and as what it
 * takes to store towards the most.
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
