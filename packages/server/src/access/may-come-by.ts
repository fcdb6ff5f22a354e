import type { ServerSettings } from '../settings/environment.ts'
import type { CompanyAccess } from './company-access.ts'
import type { SignInAccount } from './sign-in-accounts.store.ts'
import { opensCompany, takesCaseWorkers, type WayIn } from './way-in.ts'

/**
 * Whether an account may come in by a way: one of its companies takes it. A case worker sees every customer's files,
 * and so comes in by the ways of the provider's staff alone, whatever a company takes where they are a user too.
 */
export function mayComeBy(
  way: WayIn,
  { isCaseWorker }: Pick<SignInAccount, 'isCaseWorker'>,
  companies: readonly CompanyAccess[],
  { caseWorkerLogin }: Pick<ServerSettings, 'caseWorkerLogin'>,
): boolean {
  if (isCaseWorker) return takesCaseWorkers(way, caseWorkerLogin)
  return companies.some(company => opensCompany(way, company))
}
