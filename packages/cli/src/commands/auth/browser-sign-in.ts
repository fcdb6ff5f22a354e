import { setTimeout as pause } from 'node:timers/promises'
import type { SessionAnswer } from '@salvia/core/auth'
import type { Client } from '@salvia/core/client'
import { clockTime, type Text } from '@salvia/core/i18n'
import type { StartedPairing } from '@salvia/core/pairings'
import type { Context } from '../../command/context.ts'
import { errorOf } from '../../errors/cli-error.ts'
import { sessionErrors } from '../../session/session.errors.ts'
import { clientOf } from '../../session/session.ts'
import type { Site } from '../../session/site.ts'
import { withProgress } from '../../ui/progress.ts'
import { hurriedFetch } from './hurried-fetch.ts'

const POLL_MS = 2000

const TEXTS = {
  open: { sv: 'Öppna i en webbläsare, på vilken enhet som helst:', en: 'Open in a browser, on any device:' },
  code: {
    sv: 'Skriv koden där:  {code}  (gäller till {time})',
    en: 'Type this code there:  {code}  (valid until {time})',
  },
  stop: { sv: 'Avbryt: Ctrl-C', en: 'Stop: Ctrl-C' },
  waits: { sv: 'Väntar på att du godkänner i portalen', en: 'Waiting for you to approve in the portal' },
} as const satisfies Record<string, Text>

/**
 * Signs in by a code that the user types and approves in the portal, so that every way to sign in to the portal opens
 * the terminal too, also where nothing can be drawn and on a host without a browser.
 */
export async function signInByBrowser(site: Site, ctx: Context): Promise<SessionAnswer> {
  if (ctx.quiet) throw errorOf(sessionErrors.CODE_NOT_SHOWN)
  const client = clientOf(site, () => null, ctx)
  const pairing = await client.pairings.start({})
  const { deviceCode } = pairing
  tellCode(pairing, ctx)
  try {
    return await withProgress(ctx, 'login', progress => {
      const label = ctx.err.say(TEXTS.waits)
      progress.show({ kind: 'waiting', label, since: ctx.now().getTime() })
      return untilAnswered(deviceCode, client, ctx)
    })
  } catch (error) {
    // Nobody waits for the code any more, so nobody can approve it later. A failure here changes nothing.
    const leaving = clientOf(site, () => null, ctx, hurriedFetch)
    await leaving.pairings.cancel({ body: { deviceCode } }).catch(() => undefined)
    throw error
  }
}

/** The address stands on a line of its own, unbroken, so that it can be copied. */
function tellCode({ address, userCode, expiresAt }: StartedPairing, { err, tell }: Context): void {
  const code = err.say(TEXTS.code, { code: userCode, time: clockTime(expiresAt) })
  for (const line of [err.say(TEXTS.open), address, code, err.paint.dim(err.say(TEXTS.stop))]) tell(line)
}

async function untilAnswered(
  deviceCode: string,
  client: Client,
  { signal }: Context,
): Promise<SessionAnswer> {
  for (;;) {
    await pause(POLL_MS, undefined, { signal })
    const answer = await client.pairings.collect({ body: { deviceCode } })
    if (answer.status === 'complete') return answer
    if (answer.status === 'refused') throw errorOf(sessionErrors.PAIRING_REFUSED)
  }
}
