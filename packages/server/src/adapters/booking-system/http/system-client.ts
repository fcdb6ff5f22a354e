import { setTimeout as pause } from 'node:timers/promises'
import type { SystemCall } from '@salvia/core/booking-system'
import { appError } from '@salvia/core/error-catalogue'
import type { z } from 'zod'
import type { Clock } from '../../../clock.ts'
import {
  BOOKING_SYSTEM_JOB_TIMEOUT_MS,
  BOOKING_SYSTEM_PAUSE_MS,
  BOOKING_SYSTEM_TIMEOUT_MS,
} from '../../../process/time-limits.ts'
import type { BookingSystemSettings } from '../booking-system-settings.ts'
import { Circuit } from './circuit.ts'
import { type Answered, fetchJson, SystemAway, WrongAnswer } from './fetch-json.ts'

/** A page of changes, or the free times of eight weeks, is far smaller. */
const ANSWER_MAX_BYTES = 10_000_000
const PARAMETER = /\{(\w+)\}/g

type Output<S> = S extends z.ZodType ? z.output<S> : never

/** The answer of a call, by its declaration. */
type SystemAnswer<C extends SystemCall> =
  | { readonly kind: 'answer'; readonly value: Output<C['response']> }
  | { readonly kind: 'refusal'; readonly value: Output<C['refusal']> }

interface Input {
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, string | number | undefined>>
  readonly body?: unknown
}

/** `user`: somebody waits. `job`: nobody does, and the job asks again. */
type Waiting = 'user' | 'job'

/**
 * Makes the calls to the booking system. Throws BOOKING_SYSTEM_UNAVAILABLE if it is away, at once if it has been away
 * for the last calls. Throws a WrongAnswer for an answer that its declaration does not allow.
 */
export class SystemClient {
  readonly #settings: Extract<BookingSystemSettings, { kind: 'http' }>
  readonly #circuit: Circuit

  constructor(settings: Extract<BookingSystemSettings, { kind: 'http' }>, clock: Clock) {
    this.#settings = settings
    this.#circuit = new Circuit(clock)
  }

  async call<C extends SystemCall>(
    declared: C,
    input: Input,
    waiting: Waiting = 'user',
  ): Promise<SystemAnswer<C>> {
    const { status, body } = await this.#fetch(declared, input, waiting)
    if (status === 200)
      return { kind: 'answer', value: read(declared.response, body) as Output<C['response']> }
    if (status === 409 && declared.refusal) {
      return { kind: 'refusal', value: read(declared.refusal, body) as Output<C['refusal']> }
    }
    throw new WrongAnswer(`The booking system answered ${status} to ${declared.method} ${declared.path}.`)
  }

  /** Every call may be made twice, so one that fails while a user waits is made once more, after a random pause. */
  async #fetch(declared: SystemCall, input: Input, waiting: Waiting): Promise<Answered> {
    try {
      return await this.#fetchOnce(declared, input, waiting)
    } catch (error) {
      if (waiting === 'job' || !(error instanceof SystemAway)) throw away(error)
    }
    await pause(Math.random() * BOOKING_SYSTEM_PAUSE_MS)
    return this.#fetchOnce(declared, input, waiting).catch((error: unknown) => {
      throw away(error)
    })
  }

  async #fetchOnce(declared: SystemCall, input: Input, waiting: Waiting): Promise<Answered> {
    if (!this.#circuit.mayAsk()) throw appError('BOOKING_SYSTEM_UNAVAILABLE')
    const { address, token } = this.#settings
    const timeoutMs = waiting === 'job' ? BOOKING_SYSTEM_JOB_TIMEOUT_MS : BOOKING_SYSTEM_TIMEOUT_MS
    const asked = {
      method: declared.method,
      token,
      body: input.body,
      timeoutMs,
      maxBytes: ANSWER_MAX_BYTES,
    }
    try {
      const answered = await fetchJson(new URL(pathOf(declared, input), address), asked)
      this.#circuit.answered()
      return answered
    } catch (error) {
      if (error instanceof SystemAway) this.#circuit.failed()
      else this.#circuit.answered()
      throw error
    }
  }
}

function away(error: unknown): unknown {
  return error instanceof SystemAway ? appError('BOOKING_SYSTEM_UNAVAILABLE', {}, { cause: error }) : error
}

function pathOf({ path }: SystemCall, { params = {}, query = {} }: Input): string {
  const filled = path.replace(PARAMETER, (_, name: string) => encodeURIComponent(String(params[name])))
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  return given.length === 0 ? filled : `${filled}?${new URLSearchParams(given)}`
}

/** Reads an answer. The error names the fields that are wrong, and none of their values. */
function read<S extends z.ZodType>(schema: S, body: unknown): z.output<S> {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  const fields = parsed.error.issues.slice(0, 5).map(({ path, code }) => `${path.join('.')} (${code})`)
  throw new WrongAnswer(`The booking system answered wrong fields: ${fields.join(', ')}.`)
}
