import { type CaseStatus, caseStatuses } from '@salvia/core/personnel-file'
import { useLocale } from '../../../i18n/i18n.ts'
import { StatusTag } from '../../../ui/status-tag.tsx'

/** The status of an uploaded file, with the same text on every screen. */
export function CaseStatusTag({ status }: { readonly status: CaseStatus }) {
  const locale = useLocale()
  const { text, tone } = caseStatuses.table[status]
  return <StatusTag tone={tone}>{text[locale]}</StatusTag>
}
