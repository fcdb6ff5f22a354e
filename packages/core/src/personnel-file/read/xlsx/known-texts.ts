/** What comes later takes the place of what came before: a few hundred kilobytes at most. */
const SLOTS = 1 << 12

interface KnownText {
  readonly bytes: Uint8Array
  readonly text: string
}

/** Texts that were decoded before, by their bytes: comparing these takes less time than decoding them again. */
export class KnownTexts {
  readonly #slots: (KnownText | undefined)[] = Array.from({ length: SLOTS })

  /** The text of some bytes, where it is known. @param hash the same for the same bytes */
  find(bytes: Uint8Array, start: number, end: number, hash: number): string | undefined {
    const known = this.#slots[hash & (SLOTS - 1)]
    return known && standsAt(known.bytes, bytes, start, end) ? known.text : undefined
  }

  /** Remembers the text of some bytes, which are the caller's to give away. */
  add(bytes: Uint8Array, hash: number, text: string): void {
    this.#slots[hash & (SLOTS - 1)] = { bytes, text }
  }
}

function standsAt(wanted: Uint8Array, bytes: Uint8Array, start: number, end: number): boolean {
  if (wanted.length !== end - start) return false
  for (let index = 0; index < wanted.length; index++) {
    if (wanted[index] !== bytes[start + index]) return false
  }
  return true
}
