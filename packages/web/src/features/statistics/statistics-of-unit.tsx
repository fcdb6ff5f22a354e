import { periodInWords, type StatisticsOverview } from '@salvia/core/statistics'
import { useLocale } from '../../i18n/i18n.ts'
import { InlineMessage } from '../../ui/message.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { EmptyState } from '../../ui/panel.tsx'
import { Switch } from '../../ui/switch.tsx'
import { DownloadWorkbook } from './download-workbook.tsx'
import { Graphs } from './graphs.tsx'
import { PeriodChoice } from './period-choice.tsx'
import { canBeRecursive, useQuestion } from './question.ts'
import styles from './statistics.module.css'
import { useTexts } from './texts.ts'
import { UnitChoice } from './unit-choice.tsx'

/** The choice of unit and months, and once a unit is chosen its graphs. */
export function StatisticsOfUnit({ overview }: { readonly overview: StatisticsOverview }) {
  const t = useTexts()
  const locale = useLocale()
  const [question, change] = useQuestion(overview)
  const { unit, isUnitUnknown, period, isPeriodReplaced, isRecursive } = question
  if (!overview.hasCounts) {
    return (
      <div className={styles.page}>
        <PageHeader title={t('title')} />
        <EmptyState title={t('empty.title')} illustrated>
          <p>{t('empty.text')}</p>
        </EmptyState>
      </div>
    )
  }
  return (
    <div className={styles.page}>
      <PageHeader
        title={t('title')}
        {...(unit
          ? { actions: <DownloadWorkbook {...{ overview, unit, period, isRecursive }} /> }
          : { meta: t('chooseUnit') })}
      />
      <div className={styles.question}>
        <UnitChoice
          overview={overview}
          unit={unit}
          isUnknown={isUnitUnknown}
          onUnit={unit => change({ unit })}
        />
        {unit && (
          <>
            {isPeriodReplaced && (
              <div role="status">
                <InlineMessage tone="info">
                  {t('replaced', { period: periodInWords(period, locale) })}
                </InlineMessage>
              </div>
            )}
            <PeriodChoice overview={overview} period={period} onPeriod={period => change({ period })} />
            {canBeRecursive(unit, overview) && (
              <Switch
                label={t('below')}
                isOn={isRecursive}
                onSwitch={isRecursive => change({ isRecursive })}
              />
            )}
          </>
        )}
      </div>
      {unit && <Graphs {...{ overview, unit, period, isRecursive }} onUnit={unit => change({ unit })} />}
    </div>
  )
}
