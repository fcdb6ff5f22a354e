import type { Slot } from '@salvia/core/bookings'
import { type IsoDate, stockholmDate } from '@salvia/core/primitives'

/** Free times grouped by their day in Stockholm, in the given order. */
export function slotDays(slots: readonly Slot[]): { readonly date: IsoDate; readonly slots: Slot[] }[] {
  const days: { date: IsoDate; slots: Slot[] }[] = []
  for (const slot of slots) {
    const date = stockholmDate(slot.startsAt)
    const last = days.at(-1)
    if (last?.date === date) last.slots.push(slot)
    else days.push({ date, slots: [slot] })
  }
  return days
}
