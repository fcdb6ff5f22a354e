import { appError } from '@salvia/core/error-catalogue'
import type { CompanyAccess } from '../../access/company-access.ts'

/** Throws if the user is not HR of the whole company: nobody else learns what others see. */
export function insistOnHr({ isHr }: Pick<CompanyAccess, 'isHr'>): void {
  if (!isHr) throw appError('ACCESS_PREVIEW_HR_ONLY')
}
