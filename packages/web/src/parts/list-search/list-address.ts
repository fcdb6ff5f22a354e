/** The address with other values; an empty one is left out, and every change but of the page begins at the first. */
export function changedAddress(
  before: URLSearchParams,
  changes: Readonly<Record<string, string>>,
): URLSearchParams {
  const next = new URLSearchParams(before)
  for (const [name, value] of Object.entries({ page: '', ...changes })) {
    if (value === '') next.delete(name)
    else next.set(name, value)
  }
  return next
}

/** The address of a page of the list. */
export function pageAddress(before: URLSearchParams, page: number): string {
  return `?${changedAddress(before, { page: page === 1 ? '' : String(page) })}`
}

/** The page that an address names; what is none is the first. */
export function pageOf(address: URLSearchParams): number {
  return Math.max(1, Math.trunc(Number(address.get('page'))) || 1)
}
