/** The steps of choosing a free time. Each has its own address, so that the browser's back button works. */
export type TimeStep =
  /** Choosing week and time. Null is the first week that has free times. */
  | { readonly kind: 'time'; readonly week: string | null }
  | { readonly kind: 'confirm'; readonly week: string; readonly slotId: string }
  | { readonly kind: 'done' }

const WEEK = 'vecka'
const SLOT = 'tid'
const STEP = 'steg'
const DONE = 'klar'

/** The step in an address; the first step when the address is invalid. */
export function stepOf(address: URLSearchParams): TimeStep {
  if (address.get(STEP) === DONE) return { kind: 'done' }
  const week = address.get(WEEK) ?? ''
  const slotId = address.get(SLOT)
  if (!/^\d{4}-W\d{2}$/.test(week)) return { kind: 'time', week: null }
  return slotId ? { kind: 'confirm', week, slotId } : { kind: 'time', week }
}

/** The query string of a step. */
export function stepSearch(step: TimeStep): string {
  switch (step.kind) {
    case 'time':
      return step.week === null ? '' : `?${WEEK}=${step.week}`
    case 'confirm':
      return `?${WEEK}=${step.week}&${SLOT}=${encodeURIComponent(step.slotId)}`
    case 'done':
      return `?${STEP}=${DONE}`
  }
}

/** Why the user was sent back to a step: somebody else booked the time, or the thing has been changed elsewhere. */
export type StepNotice = 'taken' | 'changed'

export function noticeOf(locationState: unknown): StepNotice | null {
  if (typeof locationState !== 'object' || locationState === null || !('notice' in locationState)) return null
  const { notice } = locationState
  return notice === 'taken' || notice === 'changed' ? notice : null
}
