import type { Company } from '@salvia/core/companies'
import { visible } from '../../output/escape.ts'
import type { Screen } from '../../output/screen.ts'
import { twoColumns } from '../../output/wrap.ts'
import { NEEDS_BANKID } from '../../session/company.ts'

const CHOSEN = { sv: 'vald', en: 'chosen' }

/** The user's companies, and the client number of the one that commands work for. */
export interface Companies {
  readonly companies: readonly Company[]
  readonly chosen: string | null
}

/** One line for each company, with remarks after its name. */
export function companyLines({ companies, chosen }: Companies, screen: Screen): string[] {
  const { say, paint } = screen
  const rows = companies.map(({ clientNumber, subOrgName, selectable }): [string, string] => {
    const facts = [
      ...(clientNumber === chosen ? [paint.ok(say(CHOSEN))] : []),
      ...(selectable ? [] : [paint.warning(say(NEEDS_BANKID))]),
    ]
    return [clientNumber, [visible(subOrgName), ...facts.map(fact => `(${fact})`)].join(' ')]
  })
  return rows.length === 0 ? [] : twoColumns(rows, screen.width)
}
