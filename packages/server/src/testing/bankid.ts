import type { FastifyInstance } from 'fastify'
import { openBankIdClient, type Patience } from '../adapters/bankid/bankid-client.ts'
import { buildApp } from '../app/build-app.ts'
import type { Play, PlayedOrder } from '../bankid-simulator/plays.ts'
import type { Services } from '../services.ts'
import type { TestApp } from './open-test-app.ts'

/** Long enough for an answer on a slow machine. */
const PATIENT: Patience = { authMs: 30_000, collectMs: 30_000, cancelMs: 30_000, restMs: 0 }
/** For a silent provider, so that a test does not wait long for an answer that never comes. */
export const HASTY: Patience = { ...PATIENT, authMs: 50, collectMs: 50 }

/** A listening server whose BankID is its own simulator, reached over HTTP. */
export interface BankIdApp {
  readonly app: FastifyInstance
  readonly services: Services
  /** Makes something happen, by the simulator's calls for tests. Returns where the app would send the browser. */
  play(order: PlayedOrder, play: object): Promise<{ status: number; returnUrl: string | null }>
  close(): Promise<void>
}

/** Opens one more server on the database of a test. Several can run side by side. */
export async function openBankIdApp(
  { services: base, database }: TestApp,
  patience = PATIENT,
): Promise<BankIdApp> {
  const { settings, ownAddress, log } = base
  const bankid = await openBankIdClient({
    settings: settings.bankid,
    ownAddress,
    onFault: facts => log.error('bankid-fault', facts),
    patience,
  })
  const services = { ...base, bankid }
  const app = await buildApp(services, database)
  await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    app,
    services,
    async play(order, play) {
      const payload = { order, play: play as Play }
      const response = await app.inject({ method: 'POST', url: '/bankid-simulator/api/plays', payload })
      return { status: response.statusCode, returnUrl: null, ...response.json<object>() }
    },
    close: () => app.close(),
  }
}

export const PHONE =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36'
const COMPUTER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'

export interface Answer {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
}

/** A browser with its own cookies and address. It keeps every answer that it has received. */
export class TestBrowser {
  readonly #cookies = new Map<string, string>()
  readonly seen: string[] = []
  readonly #app: FastifyInstance
  readonly #address: string
  readonly #userAgent: string

  constructor(app: FastifyInstance, { address = '192.0.2.10', userAgent = COMPUTER } = {}) {
    this.#app = app
    this.#address = address
    this.#userAgent = userAgent
  }

  /** Calls a path below `/api/` of its own server, or of another one. */
  async call(
    method: 'POST' | 'DELETE' | 'GET',
    path: string,
    body?: object,
    app = this.#app,
  ): Promise<Answer> {
    const response = await app.inject({
      method,
      url: `/api/${path}`,
      remoteAddress: this.#address,
      headers: { 'user-agent': this.#userAgent, 'x-salvia-client': 'portal', cookie: this.#cookieHeader() },
      ...(body && { payload: body }),
    })
    for (const { name, value } of response.cookies) this.#cookies.set(name, value)
    this.seen.push(response.body, JSON.stringify(response.headers))
    return { status: response.statusCode, body: response.body ? response.json() : {} }
  }

  start(start: 'qr' | 'same-device' = 'qr', returnPath?: string, identityLink?: string): Promise<Answer> {
    return this.call('POST', 'bankid/orders', {
      start,
      ...(returnPath && { returnPath }),
      ...(identityLink && { identityLink }),
    })
  }

  collect(order: { orderRef?: unknown; returnNonce?: string }, app = this.#app): Promise<Answer> {
    return this.call('POST', 'bankid/tokens', order, app)
  }

  #cookieHeader(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }
}
