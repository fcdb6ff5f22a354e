interface Kept<T> {
  readonly version: string
  readonly value: Promise<T>
  weight: number
}

/**
 * Copies of what was made from the database, each used only for the version that it was made of. Those used least
 * recently are dropped when all together weigh too much.
 */
export class KeptCopies<T> {
  readonly #kept = new Map<string, Kept<T>>()
  readonly #most: number
  readonly #weightOf: (value: T) => number
  #weight = 0

  constructor({ most, weightOf }: { readonly most: number; readonly weightOf: (value: T) => number }) {
    this.#most = most
    this.#weightOf = weightOf
  }

  /** The copy of a version, which another call may just be making. Undefined if there is none. */
  find(key: string, version: string): Promise<T> | undefined {
    const kept = this.#kept.get(key)
    if (kept?.version !== version) return undefined
    this.#kept.delete(key)
    this.#kept.set(key, kept)
    return kept.value
  }

  /** The copy of a version, else a new one, which `make` makes of exactly that version. */
  async get(key: string, version: string, make: () => Promise<T>): Promise<T> {
    const found = this.find(key, version)
    if (found) return found
    this.#drop(key)
    const kept = { version, value: make(), weight: 0 }
    this.#kept.set(key, kept)
    try {
      const value = await kept.value
      this.#weigh(key, kept, this.#weightOf(value))
      return value
    } catch (error) {
      if (this.#kept.get(key) === kept) this.#drop(key)
      throw error
    }
  }

  #weigh(key: string, kept: Kept<T>, weight: number): void {
    if (this.#kept.get(key) !== kept) return
    kept.weight = weight
    this.#weight += weight
    for (const oldest of this.#kept.keys()) {
      if (this.#weight <= this.#most) return
      this.#drop(oldest)
    }
  }

  #drop(key: string): void {
    this.#weight -= this.#kept.get(key)?.weight ?? 0
    this.#kept.delete(key)
  }
}
