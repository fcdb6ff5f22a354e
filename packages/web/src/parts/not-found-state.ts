/** What the history keeps with the page for unknown addresses. */
export interface NotFoundState {
  /** The address that the user asked for. */
  readonly address?: string
}

/** Reads what the history keeps; another page may have left something else there. */
export function readNotFoundState(state: unknown): NotFoundState {
  if (typeof state !== 'object' || state === null || !('address' in state)) return {}
  return typeof state.address === 'string' ? { address: state.address } : {}
}
