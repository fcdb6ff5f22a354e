import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { SYSTEM_CALLS, type SystemCall } from '@salvia/core/booking-system'
import { BOOKING_CHANGES_AT_ONCE } from '@salvia/core/limits'
import { millisOf } from '@salvia/core/primitives'
import type { BookingSystemSettings } from '../../adapters/booking-system/booking-system-settings.ts'
import type { Clock } from '../../clock.ts'
import { ExampleBookings } from './example-bookings.ts'

const TOKEN = 'en-nyckel-till-bokningssystemet'

/**
 * How the server misbehaves: it does not answer; acts and loses the answer; closes; answers fields that no declaration
 * allows, no JSON, a redirect, more than anybody reads, or that it does not know the token.
 */
type Misbehaviour =
  | 'silent'
  | 'lost'
  | 'closed'
  | 'wrong fields'
  | 'no json'
  | 'redirect'
  | 'endless'
  | 'refused token'

/** A provider's booking system that listens, for tests. */
export interface BookingServer {
  readonly bookings: ExampleBookings
  readonly settings: Extract<BookingSystemSettings, { kind: 'http' }>
  /** The calls so far, such as `PUT /times/a/reservation`. */
  readonly asked: readonly string[]
  /** Misbehaves from now on, or behaves again. */
  behave(how: Misbehaviour | 'well'): void
  /** Goes by another clock from now on. */
  follow(clock: Clock): void
  stop(): Promise<void>
}

/** Starts the server on a free port of this machine, with the clock of the machine. */
export async function startBookingServer(): Promise<BookingServer> {
  let now = Date.now
  const bookings = new ExampleBookings(() => now())
  const asked: string[] = []
  let how: Misbehaviour | 'well' = 'well'
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    void serve(bookings, { request, response, how }).catch(() => response.destroy())
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    bookings,
    asked,
    settings: { kind: 'http', address: `http://127.0.0.1:${port}/api/v1/`, token: TOKEN },
    behave(next) {
      how = next
    },
    follow(clock) {
      now = () => millisOf(clock.now())
    },
    async stop() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

interface Served {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly how: Misbehaviour | 'well'
}

async function serve(bookings: ExampleBookings, { request, response, how }: Served): Promise<void> {
  if (how === 'silent') return
  if (how === 'closed') return send(response, 503, { code: 'CLOSED' })
  if (how === 'no json') return void response.writeHead(200).end('<h1>Bokningssystemet</h1>')
  if (how === 'redirect') return void response.writeHead(302, { location: '/elsewhere' }).end()
  if (how === 'wrong fields') return send(response, 200, { items: [{ id: 1 }], time: 1, booking: 1 })
  if (how === 'endless') return endless(response)
  const isKnown = request.headers.authorization === `Bearer ${TOKEN}` && how !== 'refused token'
  if (!isKnown) return send(response, 401, { code: 'TOKEN_UNKNOWN' })
  const { status, body } = await answerOf(bookings, request)
  if (how === 'lost') return void response.destroy()
  send(response, status, body)
}

interface Answer {
  readonly status: number
  readonly body: unknown
}

async function answerOf(bookings: ExampleBookings, request: IncomingMessage): Promise<Answer> {
  const url = new URL(request.url ?? '', 'http://localhost')
  const path = url.pathname.replace('/api/v1/', '')
  const query = Object.fromEntries(url.searchParams)
  const body = request.method === 'PUT' ? await json(request) : undefined
  for (const { call, answer } of ROUTES) {
    const params = request.method === call.method && paramsOf(call, path)
    if (params) return answer(bookings, { params, query, body })
  }
  return { status: 404, body: { code: 'NO_SUCH_CALL' } }
}

interface Asked {
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  readonly body: unknown
}

interface Route {
  readonly call: SystemCall
  answer(bookings: ExampleBookings, asked: Asked): Answer
}

const ROUTES: readonly Route[] = [
  {
    call: SYSTEM_CALLS.times,
    answer(bookings, { query }) {
      return ok({ items: bookings.freeTimes(SYSTEM_CALLS.times.query.parse(query)) })
    },
  },
  {
    call: SYSTEM_CALLS.reserve,
    answer(bookings, { params, body }) {
      const { booking, seconds } = SYSTEM_CALLS.reserve.body.parse(body)
      const time = bookings.reserve(params.time ?? '', booking, seconds)
      return time ? ok({ time }) : { status: 409, body: { code: 'TIME_TAKEN' } }
    },
  },
  {
    call: SYSTEM_CALLS.change,
    answer(bookings, { params, body }) {
      const message = SYSTEM_CALLS.change.body.parse(body)
      const { code, booking } = bookings.change(params.booking ?? '', Number(params.version), message)
      return code ? { status: 409, body: { code, booking } } : ok({ booking })
    },
  },
  {
    call: SYSTEM_CALLS.changes,
    answer: (bookings, { query }) => ok(bookings.changesAfter(Number(query.after), BOOKING_CHANGES_AT_ONCE)),
  },
]

const ok = (body: object): Answer => ({ status: 200, body })

/** The parameters in a path. Undefined if it is the path of another call. */
function paramsOf({ path: declared }: SystemCall, path: string): Record<string, string> | undefined {
  const pattern = new RegExp(`^${declared.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)
  const groups = pattern.exec(path)?.groups
  const isSame = groups !== undefined || declared === path
  return isSame
    ? Object.fromEntries(
        Object.entries(groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]),
      )
    : undefined
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

function endless(response: ServerResponse): void {
  const part = Buffer.alloc(1_000_000, ' ')
  const more = (): void => {
    while (!response.destroyed && response.write(part));
    if (!response.destroyed) response.once('drain', more)
  }
  more()
}
