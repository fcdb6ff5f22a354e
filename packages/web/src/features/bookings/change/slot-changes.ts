import type { BookingDetails, Slot } from '@salvia/core/bookings'

type Visit = Pick<BookingDetails, 'visitType' | 'address' | 'caregiver'>
type Change = 'visit' | 'place' | 'caregiver'

/** What a move to a free time changes beside the time. A caregiver that was not settled is no change. */
export function changesBy(slot: Pick<Slot, keyof Visit>, booking: Visit): Change[] {
  const changes: Record<Change, boolean> = {
    visit: slot.visitType !== booking.visitType,
    place: slot.address !== null && slot.address !== booking.address,
    caregiver: booking.caregiver !== null && !isSameCaregiver(slot, booking),
  }
  return (Object.keys(changes) as Change[]).filter(change => changes[change])
}

/** Whether the free time is with the caregiver of the booking. */
export function isSameCaregiver(
  slot: Pick<Slot, 'caregiver'>,
  { caregiver }: Pick<Visit, 'caregiver'>,
): boolean {
  return slot.caregiver.name === caregiver?.name
}
