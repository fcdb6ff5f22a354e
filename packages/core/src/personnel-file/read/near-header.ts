const IGNORED_IN_KEY = /[\p{M}\p{Pd}\s]/gu

/**
 * A key that is the same for different spellings of a header: lower case, without accents, spaces and hyphens.
 * @example headerKey('Organisationsnivå 1') // 'organisationsniva1'
 */
export function headerKey(header: string): string {
  return header.toLowerCase().normalize('NFD').replace(IGNORED_IN_KEY, '')
}

/** Whether a header is nearly the wanted one: the same key, or a key one edit away. @spec personnel-file §2 */
export function isNearHeader(header: string, wanted: string): boolean {
  return areNearKeys(headerKey(header), headerKey(wanted))
}

function areNearKeys(a: string, b: string): boolean {
  if (a === '' || b === '' || Math.abs(a.length - b.length) > 1) return false
  const shorter = Math.min(a.length, b.length)
  let head = 0
  while (head < shorter && a[head] === b[head]) head++
  let tail = 0
  while (tail < shorter - head && a[a.length - 1 - tail] === b[b.length - 1 - tail]) tail++
  return Math.max(a.length, b.length) - head - tail <= 1
}

/** How many rows are looked at for headers that do not stand in the first. */
export const HEADER_SEARCH_ROWS = 20

/** The template's headers, prepared for many comparisons with a file's first row. */
export class WantedHeaders {
  readonly #exact: ReadonlySet<string>
  readonly #keys: readonly string[]

  constructor(headers: readonly string[]) {
    this.#exact = new Set(headers)
    this.#keys = headers.map(headerKey)
  }

  /** How many cells are a template header exactly. */
  countExact(cells: readonly string[]): number {
    return cells.filter(cell => this.#exact.has(cell)).length
  }

  /** How many cells are a template header, exactly or nearly. */
  countNear(cells: readonly string[]): number {
    return cells.filter(cell => this.#exact.has(cell) || this.#isNear(headerKey(cell))).length
  }

  /**
   * Whether a row below the first is the header row. One header alone may be a word in a title, or a value.
   */
  isHeaderRow(cells: readonly string[]): boolean {
    return this.countNear(cells) > 1
  }

  #isNear(key: string): boolean {
    return this.#keys.some(wanted => areNearKeys(key, wanted))
  }
}
