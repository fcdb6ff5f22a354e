import type { Clinic } from '@salvia/core/clinics'
import { stockholmDate } from '@salvia/core/primitives'
import { useLocale } from '../../../i18n/i18n.ts'
import { serverTime } from '../../../state/server-time.ts'
import type { FaultFacts } from './draft-faults.ts'
import { useTexts } from './texts.ts'

/** What the faults of a draft are told with. */
export function useFaultFacts(clinics: readonly Clinic[]): FaultFacts {
  const t = useTexts()
  const locale = useLocale()
  return { today: stockholmDate(serverTime()), clinics, locale, t }
}
