interface Run<T> {
  readonly result: Promise<T>
  readonly stop: AbortController
  waiting: number
}

/**
 * Runs a piece of work once for all callers that ask for it at the same time. When the last of them stops waiting, the
 * work is told to stop.
 */
export class SharedRuns<T> {
  readonly #runs = new Map<string, Run<T>>()

  /**
   * The result of the run with this key. Joins a run that is in progress, else begins one. An aborted signal ends the
   * waiting.
   */
  join(key: string, begin: (signal: AbortSignal) => Promise<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted()
    const run = this.#runs.get(key) ?? this.#begin(key, begin)
    run.waiting += 1
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        reject(signal?.reason)
        run.waiting -= 1
        if (run.waiting > 0) return
        this.#forget(key, run)
        run.stop.abort(signal?.reason)
      }
      signal?.addEventListener('abort', leave, { once: true })
      run.result.then(resolve, reject).finally(() => signal?.removeEventListener('abort', leave))
    })
  }

  #begin(key: string, begin: (signal: AbortSignal) => Promise<T>): Run<T> {
    const stop = new AbortController()
    const run: Run<T> = { result: begin(stop.signal), stop, waiting: 0 }
    this.#runs.set(key, run)
    const forget = () => this.#forget(key, run)
    run.result.then(forget, forget)
    return run
  }

  /** Removes a run, unless it was stopped and another one with its key has followed. */
  #forget(key: string, run: Run<T>): void {
    if (this.#runs.get(key) === run) this.#runs.delete(key)
  }
}
