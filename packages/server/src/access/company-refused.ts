import { appError } from '@salvia/core/error-catalogue'
import type { AppError } from '@salvia/core/errors'
import type { Db } from '../db/database.ts'
import type { Caller } from './caller.ts'
import { closedCompanyOfAccount } from './companies.store.ts'
import type { CompanyAccess } from './company-access.ts'
import { opensCompany } from './way-in.ts'

/**
 * What a caller is answered about a company that is not open to it. Only a member whom the company would let in if it
 * were open learns that it is closed; to anyone else there is no such company. A machine token ends with its company.
 */
export async function companyRefused(
  db: Db,
  caller: Caller,
  clientNumber: string,
  wouldLetIn: (company: CompanyAccess) => boolean,
): Promise<AppError> {
  if (caller.kind === 'machine') return appError('NOT_FOUND')
  const closed = await closedCompanyOfAccount(db, caller.accountId, clientNumber)
  const isTold = closed !== undefined && opensCompany(caller, closed) && wouldLetIn(closed)
  return appError(isTold ? 'COMPANY_CLOSED' : 'NOT_FOUND')
}
