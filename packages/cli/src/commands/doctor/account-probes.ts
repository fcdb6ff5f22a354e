import { machineTokenState } from '@salvia/core/auth'
import type { Text } from '@salvia/core/i18n'
import { instantFromMillis } from '@salvia/core/primitives'
import type { Profile } from '@salvia/core/profile'
import type { Context } from '../../command/context.ts'
import { CliError, errorOf } from '../../errors/cli-error.ts'
import { visible } from '../../output/escape.ts'
import { dateTime, momentSince } from '../../output/quantities.ts'
import { tokenEnd } from '../../session/access-token.ts'
import { NEEDS_BANKID, usualCompany } from '../../session/company.ts'
import { sessionErrors } from '../../session/session.errors.ts'
import { clientOf, isRefusedToken, tokenRefused } from '../../session/session.ts'
import type { Patient } from './patient.ts'
import { type Finding, failed, type Probe } from './probe.ts'

const TEXTS = {
  person: { sv: 'personlig, till {end}', en: 'personal, until {end}' },
  idle: { sv: 'loggas ut {end} om inget görs', en: 'signed out {end} if nothing is done' },
  machine: { sv: 'maskinnyckel, till {end}', en: 'machine token, until {end}' },
  variable: { sv: 'ur SALVIA_TOKEN', en: 'from SALVIA_TOKEN' },
  soon: {
    sv: 'Be HR att byta ut den i tid:  salvia tokens rotate',
    en: 'Ask HR to rotate it in time:  salvia tokens rotate',
  },
  unreached: { sv: 'kontrolleras inte utan tjänsten', en: 'not checked without the service' },
  told: {
    sv: 'kontrolleras inte, inloggningen kan inte läsas',
    en: 'not checked, the sign-in cannot be read',
  },
  signedOut: { sv: 'kontrolleras inte utan inloggning', en: 'not checked without a sign-in' },
  several: { sv: '{count} att välja på, ingen vald', en: '{count} to choose from, none chosen' },
  choose: { sv: 'Välj en:  salvia org use', en: 'Choose one:  salvia org use' },
  bankid: {
    sv: 'Logga in med BankID, eller välj en annan:  salvia org use',
    en: 'Sign in with BankID, or choose another:  salvia org use',
  },
} as const satisfies Record<string, Text>

const session: Probe = {
  name: 'session',
  title: { sv: 'Inloggning', en: 'Sign-in' },
  async look(patient, ctx) {
    const { say } = ctx.out
    if (!(await isReached(patient))) return { state: 'skipped', text: say(TEXTS.unreached) }
    try {
      const token = await patient.token()
      if (!token) throw errorOf(sessionErrors.NO_SESSION)
      return signedIn(await patient.profile(), token, ctx)
    } catch (error) {
      if (error instanceof CliError && error.code.startsWith('CREDENTIALS_'))
        return { state: 'skipped', text: say(TEXTS.told) }
      const isGiven = Boolean(ctx.env.SALVIA_TOKEN?.trim())
      return failed(isGiven && isRefusedToken(error) ? tokenRefused('SALVIA_TOKEN', error) : error, ctx)
    }
  },
}

function signedIn(
  profile: Profile,
  { token, where }: { token: string; where: string },
  { out, now }: Context,
): Finding {
  const end = dateTime(profile.expiresAt, out.locale)
  const idle = tokenEnd(token)
  const told = [
    out.say(profile.kind === 'machine' ? TEXTS.machine : TEXTS.person, { end }),
    ...(idle === null
      ? []
      : [
          out.say(TEXTS.idle, {
            end: momentSince(new Date(idle).toISOString(), now().toISOString(), out.locale),
          }),
        ]),
  ].join(', ')
  const text = where === 'SALVIA_TOKEN' ? `${told} ${out.say(TEXTS.variable)}` : told
  const facts = { kind: profile.kind, expiresAt: profile.expiresAt, from: where }
  const isSoon = profile.kind === 'machine' && endsSoon(profile, now())
  return isSoon
    ? { state: 'warning', text, action: out.say(TEXTS.soon), facts }
    : { state: 'ok', text, facts }
}

function endsSoon({ expiresAt }: Profile, now: Date): boolean {
  return (
    machineTokenState({ expiresAt, replacedBy: null }, instantFromMillis(now.getTime())).kind === 'ends-soon'
  )
}

const organisation: Probe = {
  name: 'organisation',
  title: { sv: 'Organisation', en: 'Organisation' },
  async look(patient, ctx) {
    const { say } = ctx.out
    const profile = (await isReached(patient)) ? await patient.profile().catch(() => null) : null
    const token = profile && (await patient.token())
    if (!profile || !token) return { state: 'skipped', text: say(TEXTS.signedOut) }
    const site = await patient.site()
    try {
      const company = await wantedCompany({ profile, site }, ctx)
      if (!company) {
        const count = profile.companies.length
        return {
          state: 'warning',
          text: say(TEXTS.several, { count }),
          action: say(TEXTS.choose),
          facts: { clientNumber: null },
        }
      }
      const { clientNumber, selectable } = company
      const text = `${clientNumber} ${visible(company.subOrgName)}`
      if (!selectable) {
        return {
          state: 'error',
          text: `${text} (${say(NEEDS_BANKID)})`,
          action: say(TEXTS.bankid),
          exit: 'signedOut',
          facts: { clientNumber },
        }
      }
      await clientOf(site, () => token.token, ctx).profile.getForCompany({ params: { clientNumber } })
      return { state: 'ok', text, facts: { clientNumber } }
    } catch (error) {
      return failed(error, ctx)
    }
  },
}

/** The company that commands would work for; null where they would ask the user. */
async function wantedCompany(patient: Parameters<typeof usualCompany>[0], ctx: Context) {
  const { companies } = patient.profile
  const options = ctx.settings.clientNumber
  if (companies.length === 0) throw errorOf(sessionErrors.ORG_NONE)
  if (options !== undefined && !companies.some(({ clientNumber }) => clientNumber === options)) {
    throw errorOf(sessionErrors.ORG_UNKNOWN, {
      org: options,
      answer: '--org',
      companies: companies
        .map(({ clientNumber, subOrgName }) => `${clientNumber} ${visible(subOrgName)}`)
        .join(', '),
    })
  }
  return usualCompany(patient, ctx)
}

async function isReached(patient: Patient): Promise<boolean> {
  return patient.visit().then(
    () => true,
    () => false,
  )
}

/** Probes of who is signed in, and for which company. */
export const ACCOUNT_PROBES: readonly Probe[] = [session, organisation]
