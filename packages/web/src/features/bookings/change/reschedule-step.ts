/** The steps of moving a booking; each stands in the address, so that the browser's back button works. */
export type RescheduleStep =
  | { readonly kind: 'week' }
  | { readonly kind: 'slot'; readonly week: string }
  | { readonly kind: 'confirm'; readonly week: string; readonly slotId: string }
  | { readonly kind: 'done' }

const WEEK = 'vecka'
const SLOT = 'tid'
const STEP = 'steg'
const DONE = 'klar'

/** The step that an address asks for; the first one where it makes no sense. */
export function stepOf(address: URLSearchParams): RescheduleStep {
  if (address.get(STEP) === DONE) return { kind: 'done' }
  const week = address.get(WEEK) ?? ''
  const slotId = address.get(SLOT)
  if (!/^\d{4}-W\d{2}$/.test(week)) return { kind: 'week' }
  return slotId ? { kind: 'confirm', week, slotId } : { kind: 'slot', week }
}

/** What the address of a step ends with. */
export function stepSearch(step: RescheduleStep): string {
  switch (step.kind) {
    case 'week':
      return ''
    case 'slot':
      return `?${WEEK}=${step.week}`
    case 'confirm':
      return `?${WEEK}=${step.week}&${SLOT}=${encodeURIComponent(step.slotId)}`
    case 'done':
      return `?${STEP}=${DONE}`
  }
}

/** What a step tells that was come back to: the time went to somebody else, or the booking is not what it was. */
export type StepNotice = 'taken' | 'changed'

export function noticeOf(locationState: unknown): StepNotice | null {
  if (typeof locationState !== 'object' || locationState === null || !('notice' in locationState)) return null
  const { notice } = locationState
  return notice === 'taken' || notice === 'changed' ? notice : null
}
