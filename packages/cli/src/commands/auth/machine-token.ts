import type { MadeToken } from '@salvia/core/auth'
import type { Company } from '@salvia/core/companies'
import { isAppError } from '@salvia/core/error-catalogue'
import type { MachineGrant } from '@salvia/core/features'
import type { Text } from '@salvia/core/i18n'
import type { Context } from '../../command/context.ts'
import { CliError } from '../../errors/cli-error.ts'
import { visible } from '../../output/escape.ts'
import { date } from '../../output/quantities.ts'
import { wrapBehind } from '../../output/wrap.ts'
import { chooseCompany } from '../../session/company.ts'
import { resumeSession, type Session } from '../../session/session.ts'
import type { Site } from '../../session/site.ts'

const TEXTS = {
  made: {
    sv: 'Maskinnyckeln {name} för {company} gäller till {date}.',
    en: 'The machine token {name} for {company} is valid until {date}.',
  },
  once: {
    sv: 'Nyckeln visas bara nu. Spara den där programmet läser SALVIA_TOKEN:',
    en: 'The token is shown only this once. Save it where your program reads SALVIA_TOKEN:',
  },
  again: {
    sv: 'Din inloggning är för gammal för att skapa en nyckel. Logga in igen:',
    en: 'Your sign-in is too old to create a token. Sign in again:',
  },
} as const satisfies Record<string, Text>

interface MachineTokenRequest {
  readonly name: string
  readonly grants: readonly MachineGrant[]
  readonly org: string | undefined
  readonly site: Site
  /** Signs a person in, when nobody is signed in or the sign-in is too old. */
  readonly signIn: () => Promise<void>
}

/** Makes a machine token and prints it, alone on standard output. It is shown only this once. */
export async function makeMachineToken(options: MachineTokenRequest, ctx: Context): Promise<void> {
  const session = await personSession(options, ctx)
  const company = await chooseCompany(session, options.org, ctx)
  const made = await create(session, company, options).catch(async (error: unknown) => {
    if (!isTooOld(error) || !ctx.prompt.possible || session.fromEnvironment) throw error
    ctx.tell(ctx.err.say(TEXTS.again))
    await options.signIn()
    return create(await resumeSession(options.site, ctx), company, options)
  })
  tellSecret(made, company, ctx)
}

function create({ client }: Session, { clientNumber }: Company, { name, grants }: MachineTokenRequest) {
  return client.machineTokens.create({ params: { clientNumber }, body: { name, grants: [...grants] } })
}

function isTooOld(error: unknown): boolean {
  return isAppError(error, 'SIGN_IN_TOO_OLD')
}

/**
 * Describes the new token on standard error and prints the secret alone on standard output. It is never shown again.
 */
export function tellSecret(
  made: MadeToken,
  { subOrgName }: Company,
  ctx: Context,
  tellMore: () => void = () => {},
): void {
  const { paint, marks, say, width } = ctx.err
  const facts = { name: visible(made.name), company: visible(subOrgName), date: date(made.expiresAt) }
  for (const line of wrapBehind(paint.ok(marks.ok), say(TEXTS.made, facts), width)) ctx.tell(line)
  tellMore()
  ctx.tell(say(TEXTS.once))
  ctx.print(`${made.token}\n`)
}

async function personSession({ site, signIn }: MachineTokenRequest, ctx: Context): Promise<Session> {
  try {
    return await resumeSession(site, ctx)
  } catch (error) {
    const nobody = error instanceof CliError && ['NO_SESSION', 'SESSION_EXPIRED'].includes(error.code)
    if (!nobody || !ctx.prompt.possible) throw error
  }
  await signIn()
  return resumeSession(site, ctx)
}
