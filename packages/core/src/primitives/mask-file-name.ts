import { maskIdentityNumber, maskPersonForms } from './mask-identity-numbers.ts'

/** Signs that nobody sees; one between two digits would make of a number none. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu
const GAP = /[ ._()+-]{0,2}/.source
/**
 * A date in parts and four digits more, as people write them in names of files. A date of this and the coming years is
 * a day with its time, and no employee’s.
 */
const IN_PARTS = new RegExp(
  `(?<!\\d)((?:18|19)\\d\\d|20[01]\\d|\\d\\d)${GAP}(0\\d|1[0-2])${GAP}\\d\\d${GAP}\\d{4}(?!\\d)`,
  'g',
)

/**
 * Masks what can be a person's identity number in the name of a file, however it is written there: in parts, with
 * signs between them that can or can't be seen, or in digits of another width.
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
