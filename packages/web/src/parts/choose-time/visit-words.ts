import { type BookingDetails, VISIT_TYPES } from '@salvia/core/bookings'
import type { Locale } from '@salvia/core/i18n'
import type { Fact } from '../../ui/facts.tsx'

/** The kind of visit as a label, and where it takes place; how, for a visit without a place. */
export function visitFact(
  { visitType, address }: Pick<BookingDetails, 'visitType' | 'address'>,
  locale: Locale,
): Fact {
  const { label, sentence } = VISIT_TYPES[visitType]
  return { label: label[locale], value: address ?? sentence[locale] }
}

/** The caregiver with occupation, where it is settled who it is. */
export function caregiverText({ caregiver }: Pick<BookingDetails, 'caregiver'>): string | null {
  return caregiver && [caregiver.name, caregiver.occupation].filter(Boolean).join(', ')
}
