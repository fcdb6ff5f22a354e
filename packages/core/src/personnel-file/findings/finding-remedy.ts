import { fillText, type Locale, type Text } from '../../i18n/index.ts'
import type { CheckTexts } from '../checks/define-check.ts'
import { checks } from '../checks/index.ts'
import type { Finding } from '../report/report.ts'

/**
 * What the reader can do about a finding. If it suggests a value this says where to write it; if its check tells cases
 * apart, this is the remedy of the case.
 * @example findingRemedy({ code: 'PRE_PROCESSING_ERROR', reason: 'compressed' }, 'en') // 'Unpack the file, …'
 */
export function findingRemedy(
  {
    code,
    detail,
    reason,
    column = '',
    suggestion,
  }: Pick<Finding, 'code' | 'detail' | 'reason' | 'column' | 'suggestion'>,
  locale: Locale,
): string {
  const texts: CheckTexts<Text | Readonly<Record<string, Text>>> = checks[code].texts
  if (suggestion !== undefined && texts.fixSuggested)
    return fillText(texts.fixSuggested, locale, { column, suggestion })
  return (texts.fixes?.[detail ?? reason ?? ''] ?? texts.fix)[locale]
}
