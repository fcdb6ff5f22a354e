import { setTimeout as pause } from 'node:timers/promises'
import type { SessionAnswer } from '@salvia/core/auth'
import { type BankIdMessageCode, type BankIdStartAnswer, bankIdText } from '@salvia/core/bankid'
import type { Client } from '@salvia/core/client'
import type { Locale, Text } from '@salvia/core/i18n'
import type { Context } from '../../command/context.ts'
import { type CliError, errorOf } from '../../errors/cli-error.ts'
import { cookieJar } from '../../session/cookie-jar.ts'
import { serviceFetch } from '../../session/service-fetch.ts'
import { sessionErrors } from '../../session/session.errors.ts'
import { clientOf } from '../../session/session.ts'
import type { Site } from '../../session/site.ts'
import type { Progress } from '../../ui/activity.ts'
import { withProgress } from '../../ui/progress.ts'
import { drawQrCode } from '../../ui/qr-code.ts'

/** Each QR code is valid for one second. */
const POLL_MS = 1000
const CANCEL_WAIT_MS = 3000

const STOP: Text = { sv: 'Avbryt: Ctrl-C', en: 'Stop: Ctrl-C' }

type Order = Extract<BankIdStartAnswer, { status: 'pending' }>
type Pending = Pick<Order, 'message' | 'qrCode'>

/** Whether the terminal can show a QR code that changes every second, and somebody is there to scan it. */
export function canScan({ prompt, err, quiet }: Pick<Context, 'prompt' | 'err' | 'quiet'>): boolean {
  return prompt.possible && err.moving && !quiet
}

/**
 * Signs in with BankID by a QR code. The BankID app on this computer cannot be used: it would continue in a browser,
 * and only the one who started the order can finish it.
 */
export async function signInWithBankId(site: Site, ctx: Context): Promise<SessionAnswer> {
  if (!canScan(ctx)) throw errorOf(sessionErrors.BANKID_NEEDS_TERMINAL)
  // The service recognises by a cookie who started the order.
  const jar = cookieJar()
  const client = clientOf(site, () => null, ctx, jar.carriedBy(serviceFetch(ctx)))
  const order = await client.bankid.start({ body: { start: 'qr' } })
  if (order.status === 'failed') throw failure(order.message, ctx.err.locale)
  const leaving = clientOf(site, () => null, ctx, jar.carriedBy(hurriedFetch))
  try {
    return await withProgress(ctx, 'login', progress => follow(order, client, progress, ctx))
  } catch (error) {
    // Cancels the order, so that nobody can sign it later. A cancellation that fails changes nothing here.
    await leaving.bankid.cancel({ params: { orderRef: order.orderRef } }).catch(() => undefined)
    throw error
  }
}

async function follow(
  order: Order,
  client: Client,
  progress: Progress,
  ctx: Context,
): Promise<SessionAnswer> {
  const { err, signal } = ctx
  for (let now: Pending = order; ; ) {
    show(now, progress, ctx)
    await pause(POLL_MS, undefined, { signal })
    const answer = await client.bankid.collect({ body: { orderRef: order.orderRef } })
    if (answer.status === 'complete') return answer
    if (answer.status === 'failed') throw failure(answer.message, err.locale)
    now = answer
  }
}

function show({ message, qrCode }: Pending, progress: Progress, { err }: Context): void {
  const picture = qrCode === null ? [] : drawQrCode(qrCode)
  if (err.height !== null && picture.length >= err.height) {
    throw errorOf(sessionErrors.BANKID_WINDOW_LOW, { rows: picture.length + 1 })
  }
  const { text } = bankIdText(message, err.locale)
  progress.show({ kind: 'scanning', picture, label: text, hint: err.say(STOP) })
}

function failure(message: BankIdMessageCode, locale: Locale): CliError {
  const { heading, text, action } = bankIdText(message, locale)
  return errorOf(sessionErrors.BANKID_FAILED, {
    heading,
    text: text.includes(action) ? text : `${text} ${action}`,
  })
}

/** A fetch with a short timeout, for a call made while the program is being stopped. */
function hurriedFetch(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
  return fetch(input, { ...init, signal: AbortSignal.timeout(CANCEL_WAIT_MS) })
}
