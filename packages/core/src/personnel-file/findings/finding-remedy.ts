import type { Locale, Text } from '../../i18n/index.ts'
import type { CheckTexts } from '../checks/define-check.ts'
import { checks } from '../checks/index.ts'
import type { Finding } from '../report/report.ts'

/**
 * What the reader can do about a finding. If its check tells cases apart, this is the remedy of the case.
 * @example findingRemedy({ code: 'PRE_PROCESSING_ERROR', reason: 'compressed' }, 'en') // 'Unpack the file, …'
 */
export function findingRemedy(
  { code, detail, reason }: Pick<Finding, 'code' | 'detail' | 'reason'>,
  locale: Locale,
): string {
  const texts: CheckTexts<Text | Readonly<Record<string, Text>>> = checks[code].texts
  return (texts.fixes?.[detail ?? reason ?? ''] ?? texts.fix)[locale]
}
