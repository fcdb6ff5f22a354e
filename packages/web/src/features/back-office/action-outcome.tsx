import { type CaseStatus, caseStatuses } from '@salvia/core/personnel-file'
import { useLocale } from '../../i18n/i18n.ts'
import { InlineMessage } from '../../ui/message.tsx'
import { useTexts } from './texts.ts'

/** The step that an action took. */
export interface Saved {
  readonly from: CaseStatus
  readonly to: CaseStatus
}

interface ActionOutcomeProps {
  readonly saved: Saved
  /** Where the case stands now. */
  readonly status: CaseStatus
}

/** What came of an action, for as long as it is true: a case that went on by itself says how it went. */
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
