import { appError } from '@salvia/core/error-catalogue'
import type { CompanyAccess } from '../../access/company-access.ts'

/**
 * Throws if the user is not HR. A token acts for the whole company, so HR manages it, whatever features the agreement
 * has.
 */
export function insistOnHr({ isHr }: Pick<CompanyAccess, 'isHr'>): void {
  if (!isHr) throw appError('MACHINE_TOKENS_HR_ONLY')
}
