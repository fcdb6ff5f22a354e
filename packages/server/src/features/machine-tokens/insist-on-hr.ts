import { appError } from '@salvia/core/error-catalogue'
import type { CompanyAccess } from '../../access/company-access.ts'

/** A token acts for the whole company, so it is looked after by who may: HR, whatever features the agreement holds. */
export function insistOnHr({ isHr }: Pick<CompanyAccess, 'isHr'>): void {
  if (!isHr) throw appError('MACHINE_TOKENS_HR_ONLY')
}
