import {
  type Certificate,
  type ListedWithdrawals,
  MEDICAL_CHECKS,
  type MedicalCheck,
} from '@salvia/core/certificates'
import type { Locale } from '@salvia/core/i18n'
import { hide, maskName, orNull } from '../../output/masks.ts'

/**
 * An entry that names nobody and tells neither the check, which tells what somebody works with, nor to what a
 * certificate is limited.
 */
export function maskCertificate<C extends Certificate>(row: C): C {
  const { employee, check, limitation } = row
  return {
    ...row,
    employee: {
      ...employee,
      ...{ firstName: maskName(employee.firstName), lastName: maskName(employee.lastName) },
      employmentNumber: orNull(hide, employee.employmentNumber),
    },
    // Masked rows keep their type, as everywhere; `checkName` is what reads it.
    check: hide(check) as MedicalCheck,
    limitation: orNull(hide, limitation),
  }
}

/** A page of the list that tells neither whose certificates were withdrawn nor of which check. */
export function maskWithdrawn<P extends { readonly withdrawn: ListedWithdrawals }>(page: P): P {
  const items = page.withdrawn.items.map(one => ({
    ...one,
    employee: {
      ...one.employee,
      ...{ firstName: maskName(one.employee.firstName), lastName: maskName(one.employee.lastName) },
    },
    check: hide(one.check) as MedicalCheck,
  }))
  return { ...page, withdrawn: { ...page.withdrawn, items } }
}

/** The name of a check, or the mask in its place. */
export function checkName({ check }: Pick<Certificate, 'check'>, locale: Locale): string {
  return check in MEDICAL_CHECKS ? MEDICAL_CHECKS[check].name[locale] : check
}
