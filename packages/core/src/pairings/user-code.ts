import { PAIRING_CODE_LETTERS } from '../limits/index.ts'

/** Consonants that no two people read differently, so that no code is a word (RFC 8628, section 6.1). */
export const USER_CODE_LETTERS = 'BCDFGHJKLMNPQRSTVWXZ'

const NOT_A_LETTER = /[\s\p{P}]+/gu
const CODE = new RegExp(`^[${USER_CODE_LETTERS}]{${PAIRING_CODE_LETTERS}}$`)

/**
 * Reads a code as a person typed it: small letters, spaces and hyphens do not matter. Null if it cannot be a code.
 * @example readUserCode('wdjb mjht') // 'WDJBMJHT'
 */
export function readUserCode(typed: string): string | null {
  const letters = typed.replace(NOT_A_LETTER, '').toUpperCase()
  return CODE.test(letters) ? letters : null
}

/** Writes a code as people read it. @example writeUserCode('WDJBMJHT') // 'WDJB-MJHT' */
export function writeUserCode(code: string): string {
  const half = code.length / 2
  return `${code.slice(0, half)}-${code.slice(half)}`
}
