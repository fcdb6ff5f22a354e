import type { Db } from '../db/database.ts'
import { companiesOfAccount } from './companies.store.ts'
import { opensCompany } from './company-access.ts'

/** Whether someone could come in that way at any of their organisations; a case worker by whichever there is. */
export async function takesMethod(
  db: Db,
  { id, isCaseWorker }: { readonly id: string; readonly isCaseWorker: boolean },
  method: 'password' | 'bankid',
): Promise<boolean> {
  const companies = await companiesOfAccount(db, id)
  return isCaseWorker || companies.some(({ loginMethod }) => opensCompany(method, loginMethod))
}
