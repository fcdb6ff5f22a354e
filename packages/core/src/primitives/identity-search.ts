/** A search for an identity number: by the whole of it, or by the birth date that it begins with. */
export type IdentitySearch =
  | { readonly kind: 'number'; readonly digits: string }
  | { readonly kind: 'birth-date'; readonly digits: string }

/** Lengths with and without the century. */
const NUMBER = /^(?:\d{10}|\d{12})$/
const BIRTH_DATE = /^(?:\d{6}|\d{8})$/

/**
 * The identity number in a search; null if the search is for something else. Of parts of a number only the birth date
 * is accepted, since otherwise a number could be found out digit by digit.
 * @example identitySearch('640823-3234') // { kind: 'number', digits: '6408233234' }
 */
export function identitySearch(q: string): IdentitySearch | null {
  const digits = q.normalize('NFKC').replace(/[\s+\p{Pd}\u2212]/gu, '')
  if (NUMBER.test(digits)) return { kind: 'number', digits }
  return BIRTH_DATE.test(digits) ? { kind: 'birth-date', digits } : null
}
