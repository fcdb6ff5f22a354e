import {
  BOOKING_FILTERS,
  BOOKING_SORTS,
  type BookingFilter,
  type BookingSort,
  defaultSort,
} from '@salvia/core/bookings'
import { type IsoDate, parseIsoDate } from '@salvia/core/primitives'
import { pageOf } from '../../../parts/list-search/list-address.ts'

/** What the list is asked for, beside the words that are searched for. */
export interface ListFilters {
  readonly status: BookingFilter
  /** Null for the usual period. */
  readonly period: { readonly from: IsoDate; readonly to: IsoDate | null } | null
  /** Only those that concern managers and order managers. */
  readonly leaders: boolean
  readonly sort: BookingSort
  readonly page: number
}

/** What stands in the address is what somebody wrote: a value that is none counts as absent. */
export function filtersOf(address: URLSearchParams): ListFilters {
  const status = BOOKING_FILTERS.find(known => known === address.get('status')) ?? 'all'
  const from = parseIsoDate(address.get('from') ?? '')
  return {
    status,
    period: from ? { from, to: parseIsoDate(address.get('to') ?? '') ?? null } : null,
    leaders: address.get('leaders') === '1',
    sort: BOOKING_SORTS.find(known => known === address.get('sort')) ?? defaultSort(status),
    page: pageOf(address),
  }
}

/** Whether anything but the status narrows the list. */
export function isNarrowed({ period, leaders }: ListFilters, q: string): boolean {
  return q !== '' || period !== null || leaders
}
