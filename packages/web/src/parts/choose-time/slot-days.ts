import { type Instant, type IsoDate, stockholmDate } from '@salvia/core/primitives'

/** Free times grouped by their day in Stockholm, in the given order. */
export function slotDays<S extends { readonly startsAt: Instant }>(
  slots: readonly S[],
): { readonly date: IsoDate; readonly slots: S[] }[] {
  const days: { date: IsoDate; slots: S[] }[] = []
  for (const slot of slots) {
    const date = stockholmDate(slot.startsAt)
    const last = days.at(-1)
    if (last?.date === date) last.slots.push(slot)
    else days.push({ date, slots: [slot] })
  }
  return days
}
