const FIRST_CAPACITY = 1024
const CHARACTERS_A_KEY = 16

/**
 * The first row of each text. Texts and table lie in typed arrays: a column of a million values costs the garbage collector
 * nothing, and none of them keeps the file's text in memory.
 */
export class FirstRows {
  #count = 0
  /** Where each entry's text begins in `#characters`; one more than there are entries. */
  #starts = new Int32Array(FIRST_CAPACITY + 1)
  #rows = new Int32Array(FIRST_CAPACITY)
  #characters = new Uint16Array(FIRST_CAPACITY * CHARACTERS_A_KEY)
  /** Places by hash, twice as many as entries at least: an entry's number plus one (0 where free), then its hash. */
  #places = new Int32Array(FIRST_CAPACITY * 4)
  /** Another one each time, so that no file can be made whose values all fall into one place. */
  readonly #seed = Math.floor(Math.random() * 2 ** 32) | 0

  /** The first row of a text; where it is new, remembers `row` for it and answers 0. */
  firstRowOf(text: string, row: number): number {
    const hash = this.#write(text)
    const places = this.#places
    const mask = places.length - 1
    let place = (hash << 1) & mask
    for (let entry = places[place]; entry; entry = places[place]) {
      if (places[place + 1] === hash && this.#isWritten(entry - 1, text.length))
        return this.#rows[entry - 1] ?? 0
      place = (place + 2) & mask
    }
    this.#add(text.length, row, hash, place)
    return 0
  }

  /** Puts a text after those of the entries, where the next one will overwrite it unless it is added. */
  #write(text: string): number {
    let at = this.#starts[this.#count] ?? 0
    this.#makeRoom(at + text.length)
    const characters = this.#characters
    let hash = this.#seed
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i)
      characters[at++] = code
      hash = Math.imul(hash ^ code, 0x01000193)
    }
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
    return hash ^ (hash >>> 13)
  }

  /** Whether an entry's text is the one that was just written. */
  #isWritten(entry: number, length: number): boolean {
    const start = this.#starts[entry] ?? 0
    if ((this.#starts[entry + 1] ?? 0) - start !== length) return false
    const written = this.#starts[this.#count] ?? 0
    for (let i = 0; i < length; i++) {
      if (this.#characters[start + i] !== this.#characters[written + i]) return false
    }
    return true
  }

  #add(length: number, row: number, hash: number, place: number): void {
    const entry = this.#count
    this.#starts[entry + 1] = (this.#starts[entry] ?? 0) + length
    this.#rows[entry] = row
    this.#places[place] = entry + 1
    this.#places[place + 1] = hash
    this.#count += 1
    if (this.#count === this.#rows.length) this.#grow()
  }

  #makeRoom(characters: number): void {
    if (characters <= this.#characters.length) return
    const larger = new Uint16Array(Math.max(characters, this.#characters.length * 2))
    larger.set(this.#characters)
    this.#characters = larger
  }

  #grow(): void {
    const capacity = this.#rows.length * 2
    this.#starts = enlarged(this.#starts, capacity + 1)
    this.#rows = enlarged(this.#rows, capacity)
    const places = new Int32Array(capacity * 4)
    const mask = places.length - 1
    for (let from = 0; from < this.#places.length; from += 2) {
      const entry = this.#places[from] ?? 0
      if (entry === 0) continue
      const hash = this.#places[from + 1] ?? 0
      let place = (hash << 1) & mask
      while (places[place]) place = (place + 2) & mask
      places[place] = entry
      places[place + 1] = hash
    }
    this.#places = places
  }
}

function enlarged(array: Int32Array<ArrayBuffer>, length: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(length)
  larger.set(array)
  return larger
}
