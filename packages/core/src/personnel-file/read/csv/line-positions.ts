const LF = '\n'
const CR = '\r'
const QUOTE = '"'

/** Where the next delimiter and the next line break stand in a chunk; each character is looked at once. */
export class LinePositions {
  readonly #text: string
  readonly #delimiter: string
  #nextDelimiter = -1
  #nextLf = -1
  #nextCr = -1
  #nextQuote = -1

  constructor(text: string, delimiter: string) {
    this.#text = text
    this.#delimiter = delimiter
  }

  /** The next delimiter at or after a position, else the end of the text. */
  delimiterFrom(at: number): number {
    if (this.#nextDelimiter < at) this.#nextDelimiter = this.#find(this.#delimiter, at)
    return this.#nextDelimiter
  }

  /** The next LF or CR at or after a position, else the end of the text. */
  lineEndFrom(at: number): number {
    if (this.#nextLf < at) this.#nextLf = this.#find(LF, at)
    if (this.#nextCr < at) this.#nextCr = this.#find(CR, at)
    return Math.min(this.#nextLf, this.#nextCr)
  }

  /** The next quote at or after a position, else the end of the text. */
  quoteFrom(at: number): number {
    if (this.#nextQuote < at) this.#nextQuote = this.#find(QUOTE, at)
    return this.#nextQuote
  }

  #find(wanted: string, at: number): number {
    const found = this.#text.indexOf(wanted, at)
    return found < 0 ? this.#text.length : found
  }
}
