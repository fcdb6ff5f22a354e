/** What comes later takes the place of what came before: a few hundred kilobytes at most. */
const SLOTS = 1 << 12

interface KnownText {
  readonly bytes: Uint8Array
  readonly text: string
}

/** Texts that were decoded before, by their bytes: comparing these takes less time than decoding them again. */
export class KnownTexts {
  readonly #slots: (KnownText | undefined)[] = Array.from({ length: SLOTS })

  /** The text of a run of bytes. @param hash the same for the same bytes @param decode asked where they are new */
  textOf(run: Uint8Array, hash: number, decode: () => string): string {
    const slot = hash & (SLOTS - 1)
    const known = this.#slots[slot]
    if (known && areEqual(known.bytes, run)) return known.text
    const text = decode()
    this.#slots[slot] = { bytes: run.slice(), text }
    return text
  }
}

function areEqual(one: Uint8Array, other: Uint8Array): boolean {
  if (one.length !== other.length) return false
  for (let index = 0; index < one.length; index++) {
    if (one[index] !== other[index]) return false
  }
  return true
}
