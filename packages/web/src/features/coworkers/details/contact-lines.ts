import type { CoworkerDetails } from '@salvia/core/coworkers'
import { groupedPhoneNumber } from '../../../ui/text/grouped-numbers.ts'
import type { useTexts } from './texts.ts'

/** The ways to reach an employee, one line each, as they are copied together. */
export function contactLines(
  { mobilePhone, workPhone, email }: CoworkerDetails,
  t: ReturnType<typeof useTexts>,
): string[] {
  return [
    ...(mobilePhone ? [`${t('fact.mobile')}: ${groupedPhoneNumber(mobilePhone)}`] : []),
    ...(workPhone ? [`${t('fact.work')}: ${groupedPhoneNumber(workPhone)}`] : []),
    ...(email ? [`${t('word.email')}: ${email}`] : []),
  ]
}
