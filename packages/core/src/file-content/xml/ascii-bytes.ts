/** The bytes of a text that is ASCII. */
export function asciiBytes(text: string): Uint8Array {
  return Uint8Array.from(text, character => character.charCodeAt(0))
}

/** Four characters as the number that `DataView.getInt32` reads. */
export function asciiWord(text: string): number {
  return new DataView(asciiBytes(text).buffer).getInt32(0)
}

/** Two characters as the number that `DataView.getInt16` reads. */
export function asciiPair(text: string): number {
  return new DataView(asciiBytes(text).buffer).getInt16(0)
}

/** Whether these bytes stand at a position. */
export function stands(bytes: Uint8Array, at: number, wanted: Uint8Array): boolean {
  for (let index = 0; index < wanted.length; index++) {
    if (bytes[at + index] !== wanted[index]) return false
  }
  return true
}

/** An ASCII text of four characters or more, compared four at a time. */
export class AsciiText {
  readonly length: number
  readonly #words: Int32Array
  readonly #lastWord: number

  constructor(text: string) {
    this.length = text.length
    this.#words = Int32Array.from(text.match(/.{4}/g) ?? [], asciiWord)
    this.#lastWord = asciiWord(text.slice(-4))
  }

  /** Whether the text stands at a position with as many bytes from there. */
  standsAt(view: DataView, at: number): boolean {
    const words = this.#words
    for (let index = 0; index < words.length; index++) {
      if (view.getInt32(at + index * 4) !== words[index]) return false
    }
    return view.getInt32(at + this.length - 4) === this.#lastWord
  }
}
