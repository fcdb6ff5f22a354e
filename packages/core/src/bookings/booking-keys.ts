import { foldedSearchText, sortKey, withoutIdentityNumbers } from '../primitives/index.ts'

/** What a booking is sorted and found by beside its employee, kept so that a database can do both. */
export function bookingKeys(booking: { readonly service: string; readonly address: string | null }): {
  readonly sortService: string
  readonly searchText: string
} {
  return {
    sortService: sortKey(booking.service),
    searchText: foldedSearchText(withoutIdentityNumbers([booking.service, booking.address ?? ''].join(' '))),
  }
}
