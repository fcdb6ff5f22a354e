import { maskIdentityNumber, maskPersonForms } from './mask-identity-numbers.ts'

/** Invisible characters. One between two digits would hide a number from the search. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu
const GAP = /[ ._()+-]{0,2}/.source
/**
 * A date in parts followed by four digits, as people write them in names of files. A date from 2020 on with four
 * digits is a day with a time, not an identity number of an employee.
 */
const IN_PARTS = new RegExp(
  `(?<!\\d)((?:18|19)\\d\\d|20[01]\\d|\\d\\d)${GAP}(0\\d|1[0-2])${GAP}\\d\\d${GAP}\\d{4}(?!\\d)`,
  'g',
)

/**
 * Masks what can be an identity number in the name of a file, in whatever form: in parts, with visible or invisible
 * characters between them, or in full-width digits.
 * @example maskFileName('1985-07-09-9805.csv') // '1985••••••••.csv'
 */
export function maskFileName(name: string): string {
  const plain = name.normalize('NFKC').replace(UNSEEN, '')
  const masked = maskPersonForms(plain).replace(IN_PARTS, number => {
    const digits = number.replace(/\D/g, '')
    return digits.length === 10 || digits.length === 12 ? maskIdentityNumber(digits) : number
  })
  return masked === plain ? name : masked
}
