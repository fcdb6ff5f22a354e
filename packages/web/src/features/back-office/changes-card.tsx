import type { Changes } from '@salvia/core/personnel-file'
import { formatNumber } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/i18n.ts'
import { InlineMessage } from '../../ui/message.tsx'
import { Card } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SummaryList } from '../../ui/summary-list.tsx'
import { useTexts } from './texts.ts'

const FIGURES = ['before', 'after', 'joining', 'leaving', 'moving', 'leftOut'] as const

interface ChangesCardProps {
  readonly changes: Changes
  /** True after the import: the texts are then in the past tense. */
  readonly isImported: boolean
}

/** How the import changes, or has changed, the company's employees. */
export function ChangesCard({ changes, isImported }: ChangesCardProps) {
  const t = useTexts()
  const title = t(isImported ? 'changed.title' : 'changes.title')
  const locale = useLocale()
  if (changes.state === 'counting') {
    return (
      <Card title={title}>
        <p role="status">{t('changes.counting')}</p>
        <Skeleton lines={3} />
      </Card>
    )
  }
  if (changes.state === 'not-counted') {
    return (
      <Card title={title}>
        <InlineMessage tone="warning">{t('changes.notCounted')}</InlineMessage>
      </Card>
    )
  }
  return (
    <Card title={title}>
      <SummaryList
        rows={FIGURES.map(figure => ({
          label: t(isImported ? `changed.${figure}` : `changes.${figure}`),
          value: formatNumber(changes[figure], locale),
        }))}
      />
      {changes.extensive && !isImported && (
        <InlineMessage tone="warning">{t('changes.extensive')}</InlineMessage>
      )}
    </Card>
  )
}
