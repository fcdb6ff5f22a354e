import { once } from 'node:events'
import { connect, type TLSSocket } from 'node:tls'
import type { Text } from '@salvia/core/i18n'
import type { Context } from '../../command/context.ts'
import { CliError } from '../../errors/cli-error.ts'
import { isAboutCertificate, reasonWords } from '../../errors/reason-words.ts'
import { reasonOf } from '../../errors/system-reason.ts'
import { date } from '../../output/quantities.ts'
import { goesThroughProxy } from '../../session/proxy.ts'
import { type Finding, failed, type Probe } from './probe.ts'

const DAY_MS = 86_400_000
const CERTIFICATE_WARNING_DAYS = 14
/**
 * A token's age is judged by this computer's clock: a small difference is a warning, a large one signs the user out.
 */
const SKEW_WARNING_MS = 30_000
const SKEW_ERROR_MS = 5 * 60_000
const HANDSHAKE_WAIT_MS = 10_000

const TEXTS = {
  service: {
    sv: '{api}, svar på {milliseconds} ms{version}',
    en: '{api}, answers in {milliseconds} ms{version}',
  },
  version: { sv: ', version {version}', en: ', version {version}' },
  local: { sv: 'behövs inte, {host} är den här datorn', en: 'not needed, {host} is this computer' },
  proxy: {
    sv: 'genom en proxy, certifikatet syns inte här',
    en: 'through a proxy, the certificate cannot be seen here',
  },
  tls: {
    sv: '{protocol}, certifikatet gäller till {date}',
    en: '{protocol}, the certificate is valid until {date}',
  },
  renew: {
    sv: 'Den som sköter tjänsten behöver förnya certifikatet.',
    en: 'Whoever runs the service must renew the certificate.',
  },
  refused: { sv: '{reason} ({code})', en: '{reason} ({code})' },
  trust: {
    sv: 'Har ni en egen utfärdare eller en proxy som öppnar trafiken: ange dess certifikat i NODE_EXTRA_CA_CERTS.',
    en: 'If you use your own certificate authority, or a proxy that decrypts the traffic, name its certificate in NODE_EXTRA_CA_CERTS.',
  },
  unapproved: {
    sv: 'kontrolleras inte, adressen är inte godkänd',
    en: 'not checked, the address is not approved',
  },
  unreached: { sv: 'kontrolleras inte utan tjänsten', en: 'not checked without the service' },
  noTime: { sv: 'tjänsten säger inte vad klockan är', en: 'the service does not tell the time' },
  right: { sv: 'går rätt', en: 'right' },
  ahead: { sv: '{seconds} s före tjänstens', en: "{seconds} s ahead of the service's" },
  behind: { sv: '{seconds} s efter tjänstens', en: "{seconds} s behind the service's" },
  setClock: {
    sv: 'Ställ klockan: inloggningen kontrolleras mot den.',
    en: 'Set the clock: the sign-in is checked against it.',
  },
} as const satisfies Record<string, Text>

const service: Probe = {
  name: 'service',
  title: { sv: 'Tjänst', en: 'Service' },
  async look(patient, ctx) {
    if (ctx.settings.unapproved) return { state: 'skipped', text: ctx.out.say(TEXTS.unapproved) }
    try {
      const { site, milliseconds } = await patient.visit()
      const version = site.version === null ? '' : ctx.out.say(TEXTS.version, { version: site.version })
      return {
        state: 'ok',
        text: ctx.out.say(TEXTS.service, { api: site.api, milliseconds, version }),
        facts: { api: site.api, environment: site.environment, version: site.version, milliseconds },
      }
    } catch (error) {
      return failed(error, ctx)
    }
  },
}

const tls: Probe = {
  name: 'tls',
  title: { sv: 'TLS', en: 'TLS' },
  async look(patient, ctx) {
    const site = await patient.site().catch(() => null)
    if (!site) return skipped(ctx)
    const { protocol, hostname: host, port } = new URL(site.api)
    if (protocol === 'http:')
      return { state: 'ok', text: ctx.out.say(TEXTS.local, { host }), facts: { encrypted: false } }
    if (goesThroughProxy(ctx))
      return { state: 'ok', text: ctx.out.say(TEXTS.proxy), facts: { encrypted: true } }
    return handshake(host, Number(port) || 443, ctx)
  },
}

async function handshake(host: string, port: number, ctx: Context): Promise<Finding> {
  const socket = connect({ host, port, servername: host, timeout: HANDSHAKE_WAIT_MS })
  try {
    await once(socket, 'secureConnect', {
      signal: AbortSignal.any([ctx.signal, AbortSignal.timeout(HANDSHAKE_WAIT_MS)]),
    })
    return certificate(socket, ctx)
  } catch (error) {
    ctx.signal.throwIfAborted()
    const code = reasonOf(error)
    const reason = reasonWords(code, ctx.out.locale)
    // Other connection errors are reported by the service probe.
    if (!isAboutCertificate(code)) return skipped(ctx)
    const text = ctx.out.say(TEXTS.refused, { reason, code })
    return {
      state: 'error',
      text,
      action: ctx.out.say(TEXTS.trust),
      exit: 'service',
      facts: { encrypted: true, code },
    }
  } finally {
    socket.destroy()
  }
}

function certificate(socket: TLSSocket, { out, now }: Context): Finding {
  const end = new Date(socket.getPeerCertificate().valid_to)
  const protocol = socket.getProtocol() ?? 'TLS'
  const text = out.say(TEXTS.tls, { protocol, date: date(end.toISOString()) })
  const facts = { encrypted: true, protocol, validTo: end.toISOString() }
  const isSoon = end.getTime() - now().getTime() < CERTIFICATE_WARNING_DAYS * DAY_MS
  return isSoon
    ? { state: 'warning', text, action: out.say(TEXTS.renew), facts }
    : { state: 'ok', text, facts }
}

const clock: Probe = {
  name: 'clock',
  title: { sv: 'Klocka', en: 'Clock' },
  async look(patient, ctx) {
    const visit = await patient.visit().catch((error: unknown) => {
      if (error instanceof CliError) return null
      throw error
    })
    if (!visit) return skipped(ctx)
    const { out } = ctx
    if (visit.skew === null) return { state: 'skipped', text: out.say(TEXTS.noTime) }
    const off = Math.abs(visit.skew)
    const seconds = Math.round(off / 1000)
    const facts = { secondsBehind: Math.round(visit.skew / 1000) }
    // The Date header has whole seconds, so a difference of one second means nothing.
    if (off < 2000) return { state: 'ok', text: out.say(TEXTS.right), facts }
    const text = out.say(visit.skew > 0 ? TEXTS.behind : TEXTS.ahead, { seconds })
    if (off < SKEW_WARNING_MS) return { state: 'ok', text, facts }
    const action = out.say(TEXTS.setClock)
    return off < SKEW_ERROR_MS
      ? { state: 'warning', text, action, facts }
      : { state: 'error', text, action, exit: 'usage', facts }
  },
}

function skipped({ out }: Context): Finding {
  return { state: 'skipped', text: out.say(TEXTS.unreached) }
}

/** Probes of the connection to the service. */
export const SERVICE_PROBES: readonly Probe[] = [service, tls, clock]
