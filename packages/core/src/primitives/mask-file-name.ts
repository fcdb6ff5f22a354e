import { maskAsSeen, maskWrittenNumbers } from './mask-written-numbers.ts'

/**
 * Masks what can be an identity number in the name of a file, in whatever form: in parts, with visible or invisible
 * characters between them, or in full-width digits.
 * @example maskFileName('1985-07-09-9805.csv') // '1985••••••••.csv'
 */
export function maskFileName(name: string): string {
  return maskAsSeen(name, maskWrittenNumbers)
}
