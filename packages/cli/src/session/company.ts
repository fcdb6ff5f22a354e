import type { Company } from '@salvia/core/companies'
import { AppError } from '@salvia/core/errors'
import type { Text } from '@salvia/core/i18n'
import { CliError } from '../cli-error.ts'
import type { Context } from '../context.ts'
import { visible } from '../output/escape.ts'
import type { Session } from './session.ts'

const WHICH: Text = {
  sv: 'Vilken organisation? (Utan fråga: --org och kundnumret.)',
  en: 'Which organisation? (Without a question: --org and the client number.)',
}
/** Why a company is closed to the way of signing in that was used. */
export const NEEDS_BANKID: Text = { sv: 'kräver BankID', en: 'needs BankID' }

/** The option of every command that works for one company. */
export const ORG_OPTION = {
  kind: 'text',
  value: 'number',
  summary: {
    sv: 'organisationens kundnummer, om du har flera',
    en: "the organisation's client number, if you have several",
  },
} as const

/** What a printed command must carry so that it is about the same company: nothing where it is the only one. */
export function orgWords({ profile }: Session, { clientNumber }: Company, org: string | undefined): string {
  return org === undefined && profile.companies.length === 1 ? '' : ` --org ${clientNumber}`
}

/** The company to work for: the one that is named, the only one, or the one that is chosen. */
export async function chooseCompany(
  session: Session,
  org: string | undefined,
  ctx: Context,
): Promise<Company> {
  const company = await companyOf(session.profile.companies, org ?? ctx.settings.clientNumber, ctx)
  if (!company.selectable) throw new AppError('WRONG_LOGIN_METHOD')
  if (session.profile.kind === 'person') {
    await session.client.companies.select({ params: { companyId: company.clientNumber } })
  }
  return company
}

async function companyOf(
  companies: readonly Company[],
  org: string | undefined,
  ctx: Context,
): Promise<Company> {
  const closed = ctx.err.say(NEEDS_BANKID)
  const choices = companies.map(value => ({
    key: value.clientNumber,
    label: `${value.clientNumber} ${visible(value.subOrgName)}`,
    closed: value.selectable ? null : closed,
    value,
  }))
  const names = choices.map(choice => (choice.closed === null ? choice.label : `${choice.label} (${closed})`))
  const [only] = companies
  if (!only) throw new CliError('ORG_NONE')
  if (org !== undefined) {
    const named = companies.find(({ clientNumber }) => clientNumber === org)
    if (!named) throw new CliError('ORG_UNKNOWN', { org, companies: names.join(', ') })
    return named
  }
  if (companies.length === 1) return only
  if (!ctx.prompt.possible) throw new CliError('ORG_NEEDED', { companies: names.join(', ') })
  if (!companies.some(({ selectable }) => selectable)) return only
  return ctx.prompt.choose(ctx.err.say(WHICH), choices, '--org')
}
