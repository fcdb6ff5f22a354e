import type { ServerSettings } from '../settings/environment.ts'
import type { CompanyAccess } from './company-access.ts'
import type { SignInAccount } from './sign-in-accounts.store.ts'
import { opensCompany, takesCaseWorkers, type WayIn } from './way-in.ts'

/**
 * Whether an account may sign in this way: one of its companies must accept it. A case worker sees the files of every
 * customer, so only the ways for the provider's staff count for them, also if a company where they are a user accepts
 * others.
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
