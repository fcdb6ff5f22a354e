import { secretKindOf } from '@salvia/core/auth'
import type { Client } from '@salvia/core/client'
import type { Context } from '../command/context.ts'
import { errorOf } from '../errors/cli-error.ts'
import { checkedToken } from './access-token.ts'
import { sessionErrors } from './session.errors.ts'
import { clientOf, findService, isRefusedToken } from './session.ts'

/**
 * Works as one of the provider's own systems, with the token in `SALVIA_TOKEN`. Nothing is stored: a system has no
 * sign-in that lasts.
 */
export async function asSystem<T>(ctx: Context, work: (client: Client) => Promise<T>): Promise<T> {
  const token = ctx.env.SALVIA_TOKEN?.trim() ?? ''
  if (secretKindOf(token) !== 'provider') throw errorOf(sessionErrors.NO_SYSTEM_TOKEN)
  const client = clientOf(await findService(ctx), () => checkedToken(token, 'SALVIA_TOKEN'), ctx)
  try {
    return await work(client)
  } catch (error) {
    throw systemError(error)
  }
}

/** The error of a call with a system token: a refused token has its own sentence. */
export function systemError(error: unknown): unknown {
  return isRefusedToken(error) ? errorOf(sessionErrors.SYSTEM_TOKEN_REFUSED, {}, { cause: error }) : error
}
