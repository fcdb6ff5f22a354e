import { type CaseStatus, caseStatuses } from '@salvia/core/personnel-file'
import { useLocale } from '../../../i18n/i18n.ts'
import { InlineMessage } from '../../../ui/message.tsx'
import { useTexts } from './texts.ts'

/** The action that was saved. */
export interface Saved {
  readonly from: CaseStatus
  readonly to: CaseStatus
}

interface ActionOutcomeProps {
  readonly saved: Saved
  /** The status of the case now. */
  readonly status: CaseStatus
}

/**
 * The result of an action, shown only while it is still true. If the case has continued by itself, tells how that went.
 */
export function ActionOutcome({ saved, status }: ActionOutcomeProps) {
  const t = useTexts()
  const locale = useLocale()
  if (status === saved.from || status === saved.to) {
    const text = caseStatuses.table[saved.to].text[locale]
    return <InlineMessage tone="success">{t('act.done', { status: text })}</InlineMessage>
  }
  if (saved.to !== 'PROCESSING') return null
  if (status === 'IMPORTED') return <InlineMessage tone="success">{t('act.imported')}</InlineMessage>
  if (status === 'REVIEWING') return <InlineMessage tone="danger">{t('act.importFailed')}</InlineMessage>
  return null
}
