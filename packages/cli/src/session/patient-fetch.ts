import { setGlobalProxyFromEnv } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Text } from '@salvia/core/i18n'
import { CLIENT_RETRIES } from '@salvia/core/limits'
import type { Context } from '../command/context.ts'
import { CliError, errorOf } from '../errors/cli-error.ts'
import { reasonWords } from '../errors/reason-words.ts'
import { reasonOf } from '../errors/system-reason.ts'
import { VERSION } from '../version.ts'
import { sessionErrors } from './session.errors.ts'

/** Users see this in the list of places where they are signed in. */
const USER_AGENT = `salvia/${VERSION} (${process.platform})`

const FIRST_PAUSE_MS = 250
const PASSING_STATUSES = [502, 503, 504]
const PROXY_VARIABLES = ['HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY', 'http_proxy']

const RETRYING: Text = {
  sv: '{host} svarar inte ({reason}), försöker igen …',
  en: '{host} does not answer ({reason}), trying again …',
}

/** A fetch that tries again when a request may be sent twice, and throws a readable error when the network fails. */
export function patientFetch(ctx: Context): typeof fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    const tries = isRepeatable(init) ? CLIENT_RETRIES : 0
    for (let tried = 0; ; tried++) {
      const outcome = await attempt(url, init, ctx)
      if (outcome instanceof Response && (tried === tries || !PASSING_STATUSES.includes(outcome.status)))
        return outcome
      const reason = outcome instanceof Response ? String(outcome.status) : reasonOf(outcome)
      if (!(outcome instanceof Response) && tried === tries) {
        throw errorOf(sessionErrors.SERVER_UNREACHABLE, { url: url.origin, reason }, { cause: outcome })
      }
      ctx.tell(
        ctx.err.paint.dim(
          ctx.err.say(RETRYING, { host: url.host, reason: reasonWords(reason, ctx.err.locale) }),
        ),
      )
      await pause(FIRST_PAUSE_MS * 2 ** tried, undefined, { signal: ctx.signal })
    }
  }
}

/** Makes all later calls use the proxy from the environment, if there is one. */
export function useProxy(ctx: Pick<Context, 'env'>): void {
  if (goesThroughProxy(ctx)) setGlobalProxyFromEnv(ctx.env)
}

/** Whether the environment names a proxy for the calls. */
export function goesThroughProxy({ env }: Pick<Context, 'env'>): boolean {
  return PROXY_VARIABLES.some(name => env[name])
}

async function attempt(url: URL, init: RequestInit | undefined, ctx: Context): Promise<Response | Error> {
  const signal = init?.signal ? AbortSignal.any([init.signal, ctx.signal]) : ctx.signal
  const headers = new Headers(init?.headers)
  headers.set('User-Agent', USER_AGENT)
  try {
    return await fetch(url, { ...init, headers, signal })
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof CliError) throw error
    return error instanceof Error ? error : new Error(String(error))
  }
}

/** Whether a call may be sent twice: it changes nothing, or has an idempotency key. */
function isRepeatable(init: RequestInit | undefined): boolean {
  if (init?.body !== undefined && init.body !== null && typeof init.body !== 'string') return false
  const method = init?.method ?? 'GET'
  return method === 'GET' || new Headers(init?.headers).has('Idempotency-Key')
}
