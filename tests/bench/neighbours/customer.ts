import type { SessionAnswer } from '@salvia/core/auth'
import type { Draft, Report, Upload } from '@salvia/core/personnel-file'

const PASSWORD = 'Salvia-demo-1'

/** The outcome of a call. */
export interface Called {
  readonly status: number
  readonly bytes: number
  readonly milliseconds: number
}

/** A signed-in user of a company, who calls the server processes in turn. */
export class Customer {
  readonly session: SessionAnswer
  readonly clientNumber: string
  readonly #servers: readonly string[]
  #calls = 0

  constructor(servers: readonly string[], session: SessionAnswer, clientNumber: string) {
    this.#servers = servers
    this.session = session
    this.clientNumber = clientNumber
  }

  static async signIn(servers: readonly string[], email: string, clientNumber: string): Promise<Customer> {
    const response = await fetch(`${servers[0]}/api/tokens`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: PASSWORD }),
    })
    if (!response.ok) throw new Error(`Could not sign in: ${response.status}`)
    return new Customer(servers, (await response.json()) as SessionAnswer, clientNumber)
  }

  ask(method: string, path: string, init: Pick<RequestInit, 'body' | 'signal'> = {}): Promise<Response> {
    const server = this.#servers[this.#calls++ % this.#servers.length]
    const isJson = typeof init.body === 'string'
    return fetch(`${server}/api/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.session.accessToken}`,
        ...(isJson && { 'content-type': 'application/json' }),
      },
      ...init,
    })
  }

  /** Makes a call, reads the whole answer, and measures time and bytes. */
  async call(method: string, path: string, init?: Pick<RequestInit, 'body' | 'signal'>): Promise<Called> {
    const from = performance.now()
    const response = await this.ask(method, path, init)
    const { byteLength } = await response.arrayBuffer()
    return { status: response.status, bytes: byteLength, milliseconds: performance.now() - from }
  }

  async attach(bytes: Uint8Array<ArrayBuffer>): Promise<Draft> {
    const form = new FormData()
    form.set('file', new Blob([bytes]), 'personal.csv')
    return read(await this.ask('POST', `personnel-file-drafts/${this.clientNumber}`, { body: form }))
  }

  async review({ id }: Draft): Promise<Report> {
    return read(await this.ask('POST', reviewOf(this.clientNumber, id)))
  }

  async submit({ id }: Draft): Promise<Upload> {
    const path = `personnel-file-drafts/${this.clientNumber}/${id}/submit`
    return read(await this.ask('POST', path, { body: JSON.stringify({ continueAnyway: true }) }))
  }
}

/** The path that reviews a draft. */
export function reviewOf(clientNumber: string, id: string): string {
  return `personnel-file-drafts/${clientNumber}/${id}/review`
}

async function read<T>(response: Response): Promise<T> {
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
  return (await response.json()) as T
}
