import { AppError } from '@salvia/core/errors'
import type { CompanyAccess } from '../../access/company-access.ts'

/** A token acts for the whole company, so it is looked after by who may: HR, whatever features the agreement holds. */
export function insistOnHr({ isHr }: Pick<CompanyAccess, 'isHr'>): void {
  if (!isHr) throw new AppError('MACHINE_TOKENS_HR_ONLY')
}
