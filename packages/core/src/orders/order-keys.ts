import { type TranslatedText, translatedText } from '../i18n/index.ts'
import { foldedSearchText, sortKey, withoutIdentityNumbers } from '../primitives/index.ts'
import { orderNumber } from './order-number.ts'

interface KeyedOrder {
  readonly number: number
  readonly service: TranslatedText
  /** Null for an order without a place. */
  readonly clinic: { readonly name: string; readonly city: string } | null
  /** Paths of the units that the order names. */
  readonly units: readonly (readonly string[])[]
  readonly maker: string
}

/**
 * What an order is sorted and found by beside its employee, kept so that a database can do both. Identity numbers are
 * left out.
 */
export function orderKeys({ number, service, clinic, units, maker }: KeyedOrder): {
  readonly sortService: string
  /** The same for who reads in English. */
  readonly sortServiceEnglish: string
  readonly sortClinic: string
  readonly searchText: string
} {
  const place = clinic ? [clinic.name, clinic.city] : []
  const words = [...new Set(Object.values(service)), maker, ...place, ...new Set(units.flat())].join(' ')
  return {
    sortService: sortKey(translatedText(service, 'sv')),
    sortServiceEnglish: sortKey(translatedText(service, 'en')),
    // By city and name, as clinics are listed.
    sortClinic: clinic ? sortKey(`${clinic.city}\t${clinic.name}`) : '',
    // The number of the order is no identity number, whatever it looks like.
    searchText: `${foldedSearchText(orderNumber(number))} ${foldedSearchText(withoutIdentityNumbers(words))}`,
  }
}
