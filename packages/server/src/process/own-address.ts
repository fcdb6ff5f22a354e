import type { AddressInfo } from 'node:net'

/** The address at which this process can be called from its own machine, once it listens. */
export class OwnAddress {
  #origin: string | undefined

  /** Such as `http://127.0.0.1:4000`. Undefined until the server listens. */
  get origin(): string | undefined {
    return this.#origin
  }

  listensAt({ address, port, family }: AddressInfo): void {
    const isEverywhere = address === '0.0.0.0' || address === '::'
    const host = isEverywhere ? 'localhost' : family === 'IPv6' ? `[${address}]` : address
    this.#origin = `http://${host}:${port}`
  }
}
