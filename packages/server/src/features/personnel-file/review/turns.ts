/** Lets a bounded number of pieces of work run at once; the others wait in line. */
export class Turns {
  readonly #most: number
  #running = 0
  readonly #waiting: (() => void)[] = []

  constructor(most: number) {
    this.#most = most
  }

  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#most) await new Promise<void>(resolve => this.#waiting.push(resolve))
    else this.#running += 1
    try {
      return await work()
    } finally {
      // The turn goes over to the next in line, or comes free.
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running -= 1
    }
  }
}
