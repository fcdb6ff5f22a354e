import { contract } from '@salvia/core/api'
import { secretKindOf } from '@salvia/core/auth'
import { type Attempts, type Client, createClient } from '@salvia/core/client'
import { isAppError } from '@salvia/core/error-catalogue'
import type { Text } from '@salvia/core/i18n'
import type { Profile } from '@salvia/core/profile'
import type { Context } from '../command/context.ts'
import { type CliError, errorOf } from '../errors/cli-error.ts'
import { checkedToken, shouldRenew, tokenEnd } from './access-token.ts'
import { askToApprove } from './approve-address.ts'
import { keptSignIn } from './kept-sign-in.ts'
import { patientAttempts } from './patience.ts'
import { useProxy } from './proxy.ts'
import { serviceFetch } from './service-fetch.ts'
import { sessionErrors } from './session.errors.ts'
import { findSite, type Site } from './site.ts'

const ENVIRONMENT: Text = { sv: 'miljö: {name} ({origin})', en: 'environment: {name} ({origin})' }

/** A signed-in user at a service. */
export interface Session {
  readonly site: Site
  readonly client: Client
  readonly profile: Profile
  /** The token comes from `SALVIA_TOKEN` and is not stored. */
  readonly fromEnvironment: boolean
  /** Renews a person's token if it ends soon. A machine token is not renewed. */
  renew(): Promise<void>
}

/** Finds the service, and says so when it is not production. Asks first about an address from the folder's file. */
export async function findService(ctx: Context): Promise<Site> {
  const { unapproved } = ctx.settings
  if (!unapproved) return serviceAt(ctx.settings.api, ctx)
  await askToApprove(unapproved, ctx)
  return serviceAt(unapproved.address, ctx)
}

/** The service at an address that is already approved. */
export async function serviceAt(address: string, ctx: Context): Promise<Site> {
  useProxy(ctx)
  const { api } = ctx.settings.sources
  const site = await findSite(address, 'name' in api ? api.name : 'api', ctx)
  if (site.environment !== 'production') {
    const line = ctx.err.say(ENVIRONMENT, { name: site.environment.toUpperCase(), origin: site.origin })
    ctx.tell(ctx.err.paint.hint(line))
  }
  return site
}

/** A client of the service; `token` returns null for calls without one. */
export function clientOf(
  site: Site,
  token: () => string | null,
  ctx: Context,
  fetch = serviceFetch(ctx),
  attempts: Attempts = patientAttempts(ctx),
): Client {
  return createClient(contract, {
    baseUrl: site.api,
    fetch,
    attempts,
    token,
    locale: () => ctx.settings.locale,
    onTokenExpired: () => {},
  })
}

/** Opens a session with `SALVIA_TOKEN` or the last sign-in. Without either the program ends with status 4. */
export async function openSession(ctx: Context): Promise<Session> {
  const site = await findService(ctx)
  return resumeSession(site, ctx)
}

export async function resumeSession(site: Site, ctx: Context): Promise<Session> {
  const store = await keptSignIn(site, ctx)
  const given = ctx.env.SALVIA_TOKEN?.trim()
  const kept = given ? null : await store.read()
  if (given && secretKindOf(given) === 'provider') throw errorOf(sessionErrors.SYSTEM_TOKEN_ELSEWHERE)
  let token = given ? checkedToken(given, 'SALVIA_TOKEN') : kept?.token
  if (!token) throw errorOf(sessionErrors.NO_SESSION)
  const end = tokenEnd(token)
  if (end !== null && end < ctx.now().getTime())
    throw given ? tokenRefused('SALVIA_TOKEN') : errorOf(sessionErrors.SESSION_EXPIRED)
  const client = clientOf(site, () => token ?? null, ctx)
  const renew = async () => {
    if (!token || !shouldRenew(token, ctx.now().getTime())) return
    const { accessToken } = await client.auth.renew({})
    token = accessToken
    if (kept) await store.write({ ...kept, token })
  }
  const profile = await renew()
    .then(() => client.profile.get({}))
    .catch((error: unknown) => {
      // Everyone has a profile, so where there is none there is no API either.
      if (isAppError(error, 'NOT_FOUND'))
        throw errorOf(sessionErrors.API_NOT_HERE, { api: site.api }, { cause: error })
      throw given && isRefusedToken(error) ? tokenRefused('SALVIA_TOKEN', error) : error
    })
  return { site, client, profile, fromEnvironment: Boolean(given), renew }
}

/** Whether the service refused a token as unknown or ended. */
export function isRefusedToken(error: unknown): boolean {
  return isAppError(error, 'NOT_SIGNED_IN', 'SIGNED_OUT') && error.traceId !== undefined
}

/** The error for a given token that is not valid; `where` says how it was given. */
export function tokenRefused(where: 'SALVIA_TOKEN' | '--with-token', cause?: unknown): CliError {
  return errorOf(sessionErrors.TOKEN_REFUSED, { where }, { cause })
}
