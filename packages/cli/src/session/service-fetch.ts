import type { Context } from '../command/context.ts'
import { CliError, errorOf } from '../errors/cli-error.ts'
import { isAboutCertificate } from '../errors/reason-words.ts'
import { reasonOf } from '../errors/system-reason.ts'
import { VERSION } from '../version.ts'
import { proxyVariableFor } from './proxy.ts'
import { sessionErrors } from './session.errors.ts'

/** Users see this in the list of places where they are signed in. */
const USER_AGENT = `salvia/${VERSION} (${process.platform})`

/** A proxy answers these by itself: too large, too many calls. The client knows them without a body. */
const TOLD_BY_STATUS = [413, 429]

/**
 * A fetch that reads whole answers, so that one which is cut fails as a call that was never answered, and throws a
 * readable error when something other than the API answers, or nothing.
 */
export function serviceFetch(ctx: Context): typeof fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    const signal = init?.signal ? AbortSignal.any([init.signal, ctx.signal]) : ctx.signal
    const headers = new Headers(init?.headers)
    headers.set('User-Agent', USER_AGENT)
    try {
      const answer = await fetch(url, { ...init, headers, signal, redirect: 'manual' })
      throwForeign(answer, url)
      return answer.body ? new Response(await answer.arrayBuffer(), answer) : answer
    } catch (cause) {
      signal.throwIfAborted()
      throw cause instanceof CliError ? cause : unreached(url, cause, ctx)
    }
  }
}

/** Throws for an answer that is not the API's: a redirect, or a web page. */
function throwForeign(answer: Response, { origin, href }: URL): void {
  const { status, headers } = answer
  const location = headers.get('Location')
  if (status >= 300 && status < 400 && location !== null) {
    const target = URL.parse(location, href)
    const to = target && target.origin !== origin ? target.origin : (target?.pathname ?? location)
    throw errorOf(sessionErrors.REDIRECTED, { url: origin, to })
  }
  const isPage = headers.get('Content-Type')?.includes('text/html')
  if (isPage && status < 500 && !TOLD_BY_STATUS.includes(status))
    throw errorOf(sessionErrors.ANSWER_IS_PAGE, { url: origin, status })
}

function unreached(url: URL, cause: unknown, { env }: Context): CliError {
  const reason = reasonOf(cause)
  const facts = { url: url.origin, reason }
  if (isAboutCertificate(reason))
    return errorOf(sessionErrors.CERTIFICATE_REFUSED, { ...facts, code: reason }, { cause })
  const name = proxyVariableFor(url, env)
  return name === null
    ? errorOf(sessionErrors.SERVER_UNREACHABLE, facts, { cause })
    : errorOf(sessionErrors.UNREACHABLE_BY_PROXY, { ...facts, name }, { cause })
}
