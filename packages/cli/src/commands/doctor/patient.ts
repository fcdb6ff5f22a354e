import type { Profile } from '@salvia/core/profile'
import type { Context } from '../../command/context.ts'
import { errorOf } from '../../errors/cli-error.ts'
import { reasonOf } from '../../errors/system-reason.ts'
import { checkedToken } from '../../session/access-token.ts'
import { notApproved } from '../../session/approve-address.ts'
import { keptSignIn } from '../../session/kept-sign-in.ts'
import { sessionErrors } from '../../session/session.errors.ts'
import { clientOf, serviceAt } from '../../session/session.ts'
import type { Site } from '../../session/site.ts'

const ANSWER_WAIT_MS = 10_000

/** The answer of the service to a call without a token. */
interface Visit {
  readonly site: Site
  readonly milliseconds: number
  /** Clock of the service minus the clock here, in milliseconds; null when the answer has no time. */
  readonly skew: number | null
}

interface Token {
  readonly token: string
  /** Where the token comes from. */
  readonly where: 'SALVIA_TOKEN' | 'login'
}

/** Facts that several probes need. Each is looked up once, and a failure is the same for all probes. */
export interface Patient {
  site(): Promise<Site>
  visit(): Promise<Visit>
  token(): Promise<Token | null>
  profile(): Promise<Profile>
}

export function patientOf(ctx: Context): Patient {
  const site = once(async () => {
    // Doctor changes nothing, so it does not ask for approval either.
    if (ctx.settings.unapproved) throw notApproved(ctx.settings.unapproved)
    return serviceAt(ctx.settings.api, ctx)
  })
  const token = once(async () => findToken(await site(), ctx))
  return {
    site,
    token,
    visit: once(async () => visit(await site(), ctx)),
    profile: once(async () => {
      const found = await token()
      if (!found) throw errorOf(sessionErrors.NO_SESSION)
      return clientOf(
        await site(),
        () => found.token,
        ctx,
        fetchOnce(ctx),
        make => make(),
      ).profile.get({})
    }),
  }
}

function once<T>(find: () => Promise<T>): () => Promise<T> {
  let found: Promise<T> | undefined
  return () => {
    found ??= find()
    return found
  }
}

async function findToken(site: Site, ctx: Context): Promise<Token | null> {
  const given = ctx.env.SALVIA_TOKEN?.trim()
  if (given) return { token: checkedToken(given, 'SALVIA_TOKEN'), where: 'SALVIA_TOKEN' }
  const kept = await (await keptSignIn(site, ctx)).read()
  return kept && { token: kept.token, where: 'login' }
}

/** Calls `profile` without a token and checks that the refusal is one of a Salvia service. */
async function visit(site: Site, ctx: Context): Promise<Visit> {
  const sent = ctx.now().getTime()
  const answer = await fetchOnce(ctx)(`${site.api}profile`)
  const received = ctx.now().getTime()
  await answer.body?.cancel()
  const isOurs = answer.status === 401 && answer.headers.get('content-type')?.includes('problem+json')
  if (!isOurs) throw errorOf(sessionErrors.ANSWER_UNREADABLE)
  // The Date header drops fractions of a second, which are half a second on average.
  const told = Date.parse(answer.headers.get('date') ?? '') + 500
  return {
    site,
    milliseconds: received - sent,
    skew: Number.isNaN(told) ? null : told - (sent + received) / 2,
  }
}

/** Tries once, with a timeout: doctor reports the current state and does not wait for it to improve. */
function fetchOnce(ctx: Context): typeof fetch {
  return async (input, init) => {
    const signal = AbortSignal.any([ctx.signal, AbortSignal.timeout(ANSWER_WAIT_MS)])
    try {
      return await fetch(input, { ...init, signal })
    } catch (cause) {
      ctx.signal.throwIfAborted()
      const reason = signal.aborted ? 'ETIMEDOUT' : reasonOf(cause)
      const url = new URL(input instanceof Request ? input.url : input).origin
      throw errorOf(sessionErrors.SERVER_UNREACHABLE, { url, reason }, { cause })
    }
  }
}
