import type { MachineGrant } from '@salvia/core/auth'
import type { Text } from '@salvia/core/i18n'
import { CliError } from '../../cli-error.ts'
import type { Context } from '../../context.ts'
import { visible } from '../../output/escape.ts'
import { date } from '../../output/quantities.ts'
import { chooseCompany } from '../../session/company.ts'
import { resumeSession, type Session } from '../../session/session.ts'
import type { Site } from '../../session/site.ts'

const TEXTS = {
  made: {
    sv: 'Maskinnyckeln {name} för {company} gäller till {date}.',
    en: 'The machine token {name} for {company} is good until {date}.',
  },
  once: {
    sv: 'Nyckeln visas bara nu. Spara den där programmet läser SALVIA_TOKEN:',
    en: 'The token is shown only now. Keep it where the program reads SALVIA_TOKEN:',
  },
} as const satisfies Record<string, Text>

interface MachineWish {
  readonly name: string
  readonly grants: readonly MachineGrant[]
  readonly org: string | undefined
  readonly site: Site
  /** Signs a person in, where nobody is. */
  readonly signIn: () => Promise<void>
}

/** Makes a machine token and prints it once, alone on standard output. */
export async function makeMachineToken(wish: MachineWish, ctx: Context): Promise<void> {
  const { name, grants } = wish
  const session = await personSession(wish, ctx)
  const { clientNumber, subOrgName } = await chooseCompany(session, wish.org, ctx)
  const made = await session.client.machineTokens.create({
    params: { clientNumber },
    body: { name, grants: [...grants] },
  })
  const { paint, marks, say } = ctx.err
  const facts = { name: visible(made.name), company: visible(subOrgName), date: date(made.expiresAt) }
  ctx.tell(`${paint.ok(marks.ok)} ${say(TEXTS.made, facts)}`)
  ctx.tell(say(TEXTS.once))
  ctx.print(`${made.token}\n`)
}

async function personSession({ site, signIn }: MachineWish, ctx: Context): Promise<Session> {
  try {
    return await resumeSession(site, ctx)
  } catch (error) {
    const nobody = error instanceof CliError && ['NO_SESSION', 'SESSION_EXPIRED'].includes(error.code)
    if (!nobody || !ctx.prompt.possible) throw error
  }
  await signIn()
  return resumeSession(site, ctx)
}
