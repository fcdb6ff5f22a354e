import { type Booking, VISIT_TYPES } from '@salvia/core/bookings'
import type { Locale } from '@salvia/core/i18n'

/** Where or how a visit takes place, for one cell. */
interface VisitText {
  readonly place: string
  /** The rest of the address, where the name of the place does not tell it. */
  readonly rest: string | undefined
}

/**
 * A clinic by its name alone, as its address stands in the details. Another place has all of its address; a visit
 * without a place has its type.
 * @example visitText(visit('unit', 'Mottagningen Björkby, Storgatan 3'), 'sv').place // 'Mottagningen Björkby'
 */
export function visitText(
  { visitType, address }: Pick<Booking, 'visitType' | 'address'>,
  locale: Locale,
): VisitText {
  if (!address) return { place: VISIT_TYPES[visitType].name[locale], rest: undefined }
  const [place = address, ...others] = address.split(', ')
  const rest = others.join(', ')
  return { place, rest: visitType === 'unit' || rest === '' ? undefined : rest }
}
