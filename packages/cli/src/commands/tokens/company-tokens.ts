import type { MachineToken } from '@salvia/core/auth'
import type { Company } from '@salvia/core/companies'
import type { Context } from '../../command/context.ts'
import { errorOf } from '../../errors/cli-error.ts'
import { visible } from '../../output/escape.ts'
import { chooseCompany, orgWords } from '../../session/company.ts'
import { openSession, type Session } from '../../session/session.ts'
import { tokensErrors } from './tokens.errors.ts'

/** The machine tokens of the company that the command works for. */
interface CompanyTokens {
  readonly session: Session
  readonly company: Company
  readonly items: readonly MachineToken[]
  /** The `--org` option for printed commands. */
  readonly org: string
}

export async function companyTokens(org: string | undefined, ctx: Context): Promise<CompanyTokens> {
  const session = await openSession(ctx)
  const company = await chooseCompany(session, org, ctx)
  const { items } = await session.client.machineTokens.list({
    params: { clientNumber: company.clientNumber },
  })
  return { session, company, items, org: orgWords(session, company, org) }
}

/** The argument of the commands that concern one token. */
export const TOKEN_ARGUMENT = {
  name: 'token',
  summary: {
    sv: 'nyckelns id eller namn, som salvia tokens list visar dem',
    en: 'the id or the name of the token, as salvia tokens list shows them',
  },
  required: true,
  many: false,
} as const

/** Finds a token by its id, or by its name if only one token has that name. */
export function findToken(word: string, { items, company, org }: CompanyTokens): MachineToken {
  const byId = items.find(({ id }) => id === word.toLowerCase())
  if (byId) return byId
  const [named, ...others] = items.filter(({ name }) => name === word)
  const token = visible(word)
  if (!named) throw errorOf(tokensErrors.TOKEN_UNKNOWN, { token, company: visible(company.subOrgName), org })
  if (others.length === 0) return named
  const ids = [named, ...others].map(({ id }) => id).join(', ')
  throw errorOf(tokensErrors.TOKEN_AMBIGUOUS, { token, ids, org })
}
