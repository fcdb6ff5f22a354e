import type { Company } from '@salvia/core/companies'
import { appError } from '@salvia/core/error-catalogue'
import type { Text } from '@salvia/core/i18n'
import type { Context } from '../command/context.ts'
import { errorOf } from '../errors/cli-error.ts'
import { visible } from '../output/escape.ts'
import { commandHint } from '../output/wrap.ts'
import { SETTINGS } from '../settings/declarations.ts'
import { chosenCompany } from './chosen-company.ts'
import { sessionErrors } from './session.errors.ts'
import type { Session } from './session.ts'

const WHICH: Text = {
  sv: 'Vilken organisation? (Utan fråga: {answer} och kundnumret.)',
  en: 'Which organisation? (To skip the question: {answer} and the client number.)',
}
const REMEMBER: Text = { sv: 'välj den för framtida kommandon:', en: 'choose it for later commands too:' }
/** Why the user cannot choose a company after signing in in another way. */
export const NEEDS_BANKID: Text = { sv: 'kräver BankID', en: 'needs BankID' }

const ORG_FLAG = '--org'
/** The option of all commands that work for one company. */
export const ORG_OPTION = {
  kind: 'text',
  value: SETTINGS.clientNumber.value,
  summary: SETTINGS.clientNumber.summary,
} as const

/** The `--org` option that a printed command needs to concern the same company; empty when the user has only one. */
export function orgWords({ profile }: Session, { clientNumber }: Company, org: string | undefined): string {
  return org === undefined && profile.companies.length === 1 ? '' : ` --org ${clientNumber}`
}

/** The company to work for: the named one, the one chosen before, the only one, or the one that the user answers. */
export async function chooseCompany(
  session: Session,
  org: string | undefined,
  ctx: Context,
): Promise<Company> {
  const options = org ?? ctx.settings.clientNumber
  const usual = options === undefined ? await usualCompany(session, ctx) : null
  if (usual) return opened(usual, session)
  return askCompany(session, options, ctx, ORG_FLAG, chosen => {
    const command = `salvia org use ${chosen.clientNumber}`
    const hint = commandHint(ctx.err.say(REMEMBER), command, ctx.err.width)
    for (const line of hint) ctx.tell(ctx.err.paint.dim(line))
  })
}

/**
 * The company to use when the command line names none: from the settings, from `org use`, or the only one. Null when
 * the user must choose.
 */
export async function usualCompany(
  { profile, site }: Pick<Session, 'profile' | 'site'>,
  ctx: Context,
): Promise<Company | null> {
  const { companies } = profile
  const number =
    ctx.settings.clientNumber ?? (companies.length > 1 ? await chosenCompany(site, ctx) : undefined)
  const usual = companies.find(({ clientNumber }) => clientNumber === number)
  return usual ?? (companies.length === 1 ? (companies[0] ?? null) : null)
}

/**
 * The company with a client number; without a number the user is asked. `answer` names the option or argument that
 * avoids the question; `asked` is called with what the user chose.
 */
export async function askCompany(
  session: Session,
  number: string | undefined,
  ctx: Context,
  answer: string,
  asked: (chosen: Company) => void = () => {},
): Promise<Company> {
  const { companies } = session.profile
  const closed = ctx.err.say(NEEDS_BANKID)
  const choices = companies.map(value => ({
    key: value.clientNumber,
    label: `${value.clientNumber} ${visible(value.subOrgName)}`,
    closed: value.selectable ? null : closed,
    value,
  }))
  const names = choices.map(choice => (choice.closed === null ? choice.label : `${choice.label} (${closed})`))
  const [only] = companies
  if (!only) throw errorOf(sessionErrors.ORG_NONE)
  if (number !== undefined) {
    const named = companies.find(({ clientNumber }) => clientNumber === number)
    if (!named) throw errorOf(sessionErrors.ORG_UNKNOWN, { org: number, answer, companies: names.join(', ') })
    return opened(named, session)
  }
  if (companies.length === 1 || !companies.some(({ selectable }) => selectable)) return opened(only, session)
  if (!ctx.prompt.possible) {
    const declared = answer === ORG_FLAG ? sessionErrors.ORG_NEEDED : sessionErrors.ORG_NUMBER_NEEDED
    throw errorOf(declared, { answer, companies: names.join(', ') })
  }
  const chosen = await ctx.prompt.choose(ctx.err.say(WHICH, { answer }), choices, answer)
  asked(chosen)
  return opened(chosen, session)
}

/** Tells the service which company was chosen, and returns it. Throws when it requires another way to sign in. */
async function opened(company: Company, { profile, client }: Session): Promise<Company> {
  if (!company.selectable) throw appError('WRONG_LOGIN_METHOD')
  if (profile.kind === 'person')
    await client.companies.select({ params: { companyId: company.clientNumber } })
  return company
}
