import { connect, type Socket } from 'node:net'

/** A call as it is written on a connection. */
export interface Written {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer | null
}

/** A call on a connection of its own, which may be left at any moment. */
export class RawCall {
  readonly socket: Socket
  readonly #written: Written
  #answer = ''
  /** Resolves when the first bytes of the answer have come, or when none will come. */
  readonly begun: Promise<void>
  /** Resolves when the connection is closed, by whichever side. */
  readonly over: Promise<void>

  constructor(api: URL, written: Written) {
    this.#written = written
    this.socket = connect(Number(api.port), api.hostname)
    this.socket.on('error', () => undefined)
    this.over = new Promise(resolve => this.socket.once('close', () => resolve()))
    this.begun = Promise.race([
      this.over,
      new Promise<void>(resolve => this.socket.once('data', () => resolve())),
    ])
    this.socket.on('data', data => {
      // The status is all that is asked for; files are large.
      if (this.#answer.length < 2000) this.#answer += data.toString('latin1')
    })
  }

  /** The first bytes of the answer. */
  get answer(): string {
    return this.#answer
  }

  /** The status of the answer; 0 if none has come. */
  get status(): number {
    return Number(/^HTTP\/1\.1 (\d{3})/.exec(this.#answer)?.[1] ?? 0)
  }

  /** The line of the request and the headers; resolves when they have left. */
  head(): Promise<void> {
    return this.#write(this.#head())
  }

  /** So much of it that the server waits for the rest. */
  halfHead(): Promise<void> {
    const head = this.#head()
    return this.#write(head.slice(0, head.length / 2))
  }

  #head(): string {
    const { method, path, headers, body } = this.#written
    const length = body ? { 'content-length': String(body.byteLength) } : {}
    const all = Object.entries({ host: 'localhost', connection: 'close', ...headers, ...length })
    const lines = [`${method} /api/${path} HTTP/1.1`, ...all.map(([name, value]) => `${name}: ${value}`)]
    return `${lines.join('\r\n')}\r\n\r\n`
  }

  /** A part of the body; resolves when it has left. */
  piece(from: number, to: number): Promise<void> {
    return this.#write(this.#written.body?.subarray(from, to) ?? '')
  }

  hangUp(): void {
    this.socket.destroy()
  }

  #write(bytes: string | Buffer): Promise<void> {
    if (bytes.length === 0) return Promise.resolve()
    return Promise.race([this.over, new Promise<void>(resolve => this.socket.write(bytes, () => resolve()))])
  }
}

/** All of a call; resolves with it when the answer has come to its end. */
export async function whole(api: URL, written: Written): Promise<RawCall> {
  const call = new RawCall(api, written)
  await call.head()
  await call.piece(0, written.body?.byteLength ?? 0)
  await call.over
  return call
}
