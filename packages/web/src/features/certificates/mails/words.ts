import { CERTIFICATE_TYPES, type Certificate, MEDICAL_CHECKS } from '@salvia/core/certificates'
import type { Locale } from '@salvia/core/i18n'
import { fullName } from '@salvia/core/primitives'

/** Check, type and person, as the sentences about an entry's mails name them. */
export function wordsOf({ check, type, employee }: Certificate, locale: Locale) {
  return {
    check: MEDICAL_CHECKS[check].name[locale],
    type: CERTIFICATE_TYPES[type].name[locale],
    name: fullName(employee),
  }
}
