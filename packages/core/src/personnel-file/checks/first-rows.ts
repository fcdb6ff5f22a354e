const FIRST_CAPACITY = 1024
const WORDS_A_TEXT = 6
const WIDEST_NARROW = 0xff

/**
 * The first row of each text. Texts and table lie in typed arrays: a column of a million values costs the garbage collector
 * nothing, and none of them keeps the file's text in memory.
 */
export class FirstRows {
  #count = 0
  /** Where each entry's text begins in `#words`; one more than there are entries. */
  #starts = new Int32Array(FIRST_CAPACITY + 1)
  #rows = new Int32Array(FIRST_CAPACITY)
  #hashes = new Int32Array(FIRST_CAPACITY)
  /** Of each text its length, then four characters a word; or the length's complement, then one character a word. */
  #words = new Int32Array(FIRST_CAPACITY * WORDS_A_TEXT)
  /** Where the text ends that was written last. */
  #end = 0
  /** By hash, twice as many as entries at least: a part of the entry's hash, 0 where free. Few bytes, so that they stay near. */
  #tags = new Uint8Array(FIRST_CAPACITY * 2)
  /** Whose tag stands at a place. */
  #entries = new Int32Array(FIRST_CAPACITY * 2)
  /** Others each time, so that no file can be made whose values all fall into one place. */
  readonly #seed = randomWord()
  readonly #factor = randomWord() | 1

  /** The first row of a text; where it is new, remembers `row` for it and answers 0. */
  firstRowOf(text: string, row: number): number {
    const hash = this.#write(text)
    const tags = this.#tags
    const tag = tagOf(hash)
    let place = hash & (tags.length - 1)
    for (let taken = tags[place]; taken; taken = tags[place]) {
      const entry = taken === tag ? (this.#entries[place] ?? 0) : -1
      if (entry >= 0 && this.#isWritten(entry)) return this.#rows[entry] ?? 0
      place = (place + 1) & (tags.length - 1)
    }
    this.#add(row, hash, place)
    return 0
  }

  /** Puts a text after those of the entries, where the next one will overwrite it unless it is added. */
  #write(text: string): number {
    const { length } = text
    const start = this.#starts[this.#count] ?? 0
    this.#makeRoom(start + 1 + length)
    const words = this.#words
    const factor = this.#factor
    let hash = this.#seed ^ length
    let widest = 0
    let at = start + 1
    for (let index = 0; index < length; at++) {
      let word = 0
      const end = Math.min(index + 4, length)
      for (; index < end; index++) {
        const code = text.charCodeAt(index)
        widest |= code
        word = (word << 8) | code
      }
      words[at] = word
      hash = Math.imul(Math.imul(hash ^ (word & 0xffff), factor) ^ (word >>> 16), factor)
    }
    if (widest > WIDEST_NARROW) return this.#writeWide(text, start)
    words[start] = length
    this.#end = at
    return finished(hash)
  }

  #writeWide(text: string, start: number): number {
    let hash = this.#seed
    for (let index = 0; index < text.length; index++) {
      const code = text.charCodeAt(index)
      this.#words[start + 1 + index] = code
      hash = Math.imul(hash ^ code, this.#factor)
    }
    this.#words[start] = ~text.length
    this.#end = start + 1 + text.length
    return finished(hash)
  }

  /** Whether an entry's text is the one that was just written. */
  #isWritten(entry: number): boolean {
    const words = this.#words
    const start = this.#starts[entry] ?? 0
    const written = this.#starts[this.#count] ?? 0
    for (let offset = 0; written + offset < this.#end; offset++) {
      // The first word tells how many there are.
      if (words[start + offset] !== words[written + offset]) return false
    }
    return true
  }

  #add(row: number, hash: number, place: number): void {
    const entry = this.#count
    this.#starts[entry + 1] = this.#end
    this.#rows[entry] = row
    this.#hashes[entry] = hash
    this.#tags[place] = tagOf(hash)
    this.#entries[place] = entry
    this.#count += 1
    if (this.#count === this.#rows.length) this.#grow()
  }

  #makeRoom(words: number): void {
    if (words > this.#words.length) this.#words = enlarged(this.#words, words * 2)
  }

  #grow(): void {
    const capacity = this.#rows.length * 2
    this.#starts = enlarged(this.#starts, capacity + 1)
    this.#rows = enlarged(this.#rows, capacity)
    this.#hashes = enlarged(this.#hashes, capacity)
    const tags = new Uint8Array(capacity * 2)
    const entries = new Int32Array(capacity * 2)
    for (let entry = 0; entry < this.#count; entry++) {
      const hash = this.#hashes[entry] ?? 0
      let place = hash & (tags.length - 1)
      while (tags[place]) place = (place + 1) & (tags.length - 1)
      tags[place] = tagOf(hash)
      entries[place] = entry
    }
    this.#tags = tags
    this.#entries = entries
  }
}

function randomWord(): number {
  return Math.floor(Math.random() * 2 ** 32) | 0
}

/** Lets every bit of a hash bear on all that are looked at. */
function finished(hash: number): number {
  const product = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  return product ^ (product >>> 13)
}

/** Other bits of a hash than those that tell the place; never 0. */
function tagOf(hash: number): number {
  return (hash >>> 25) + 1
}

function enlarged(array: Int32Array<ArrayBuffer>, length: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(length)
  larger.set(array)
  return larger
}
