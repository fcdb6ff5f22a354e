import { setTimeout as pause } from 'node:timers/promises'
import type { SessionAnswer } from '@salvia/core/auth'
import {
  type BankIdMessageCode,
  type BankIdStart,
  type BankIdStartAnswer,
  bankIdText,
} from '@salvia/core/bankid'
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
import { canShowCode } from '../../ui/qr-code-room.ts'
import { hurriedFetch } from './hurried-fetch.ts'
import { listenForReturn, type ReturnListener } from './return-listener.ts'

/** Each QR code is valid for one second. */
const POLL_MS = 1000

const TEXTS = {
  stop: { sv: 'Avbryt: Ctrl-C', en: 'Stop: Ctrl-C' },
  open: { sv: 'Öppna på den här enheten:', en: 'Open on this device:' },
} as const satisfies Record<string, Text>

type Order = Extract<BankIdStartAnswer, { status: 'pending' }>
type Pending = Pick<Order, 'message' | 'qrCode'>
type Place = Pick<Context, 'prompt' | 'err' | 'quiet'>

/** Whether the terminal can show a QR code that changes every second, and somebody is there to scan it. */
export function canScan(ctx: Place): boolean {
  return canOpen(ctx) && ctx.err.moving && canShowCode(ctx.err)
}

/** Whether somebody is there to open a link. */
export function canOpen({ prompt, quiet }: Place): boolean {
  return prompt.possible && !quiet
}

/**
 * Signs in with BankID: by a QR code that another device scans, or by a link that opens the app on this one. The app
 * then leads the browser back to this program, since only the one who started the order can finish it.
 */
export async function signInWithBankId(start: BankIdStart, site: Site, ctx: Context): Promise<SessionAnswer> {
  if (!canOpen(ctx)) throw errorOf(sessionErrors.BANKID_NEEDS_TERMINAL)
  const way = start === 'same-device' ? await listenForReturn(ctx.err.locale) : null
  // The service recognises by a cookie who started the order.
  const jar = cookieJar()
  const leaving = clientOf(site, () => null, ctx, jar.carriedBy(hurriedFetch))
  let begun: string | undefined
  try {
    const client = clientOf(site, () => null, ctx, jar.carriedBy(serviceFetch(ctx)))
    const order = await client.bankid.start({ body: { start, ...(way && { returnPort: way.port }) } })
    if (order.status === 'failed') throw failure(order.message, ctx.err.locale)
    begun = order.orderRef
    if (order.links) tellLink(order.links.computer, ctx)
    return await withProgress(ctx, 'login', progress => follow(order, { client, progress, way, ctx }))
  } catch (error) {
    // Cancels the order, so that nobody can sign it later. A cancellation that fails changes nothing here.
    if (begun) await leaving.bankid.cancel({ params: { orderRef: begun } }).catch(() => undefined)
    throw error
  } finally {
    way?.close()
  }
}

/** The link stands on a line of its own, unbroken, so that it can be copied. */
function tellLink(link: string, { err, tell }: Context): void {
  for (const line of [err.say(TEXTS.open), link, err.paint.dim(err.say(TEXTS.stop))]) tell(line)
}

interface Following {
  readonly client: Client
  readonly progress: Progress
  readonly way: ReturnListener | null
  readonly ctx: Context
}

async function follow(order: Order, { client, progress, way, ctx }: Following): Promise<SessionAnswer> {
  const { err, signal } = ctx
  const since = ctx.now().getTime()
  for (let now: Pending = order; ; ) {
    if (way) progress.show({ kind: 'waiting', label: bankIdText(now.message, err.locale).text, since })
    else showCode(now, progress, ctx)
    await pause(POLL_MS, undefined, { signal })
    const returnNonce = way?.nonce()
    const body = { orderRef: order.orderRef, ...(returnNonce !== undefined && { returnNonce }) }
    const answer = await client.bankid.collect({ body })
    if (answer.status === 'complete') return answer
    if (answer.status === 'failed') throw failure(answer.message, err.locale)
    now = answer
  }
}

function showCode({ message, qrCode }: Pending, progress: Progress, { err }: Context): void {
  if (!canShowCode(err)) throw errorOf(sessionErrors.BANKID_WINDOW_LOW)
  const picture = qrCode === null ? [] : drawQrCode(qrCode)
  const { text } = bankIdText(message, err.locale)
  progress.show({ kind: 'scanning', picture, label: text, hint: err.say(TEXTS.stop) })
}

function failure(message: BankIdMessageCode, locale: Locale): CliError {
  const { heading, text, action } = bankIdText(message, locale)
  return errorOf(sessionErrors.BANKID_FAILED, {
    heading,
    text: text.includes(action) ? text : `${text} ${action}`,
  })
}
