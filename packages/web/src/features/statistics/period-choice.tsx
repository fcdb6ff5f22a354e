import { dateParts, firstOfMonth, type IsoDate, lastOfMonth, parseIsoDate } from '@salvia/core/primitives'
import { monthsOf, type Period, periodInWords, type StatisticsOverview } from '@salvia/core/statistics'
import { useState } from 'react'
import { useLocale } from '../../i18n/i18n.ts'
import { SelectField } from '../../ui/field/select-field.tsx'
import styles from './statistics.module.css'
import { useTexts } from './texts.ts'

interface PeriodChoiceProps {
  readonly overview: StatisticsOverview
  readonly period: Period
  readonly onPeriod: (period: Period) => void
}

/** The first and the last month. What is chosen shows at once, unless the first one is after the last. */
export function PeriodChoice({ overview: { months }, period, onPeriod }: PeriodChoiceProps) {
  const t = useTexts()
  const locale = useLocale()
  const shown = { from: firstOfMonth(period.from), to: firstOfMonth(period.to) }
  const [picked, setPicked] = useState(shown)
  const [before, setBefore] = useState(shown)
  // The address has changed otherwise, such as by the browser's own buttons.
  if (before.from !== shown.from || before.to !== shown.to) {
    setBefore(shown)
    setPicked(shown)
  }
  const isReversed = picked.from > picked.to
  const pick = (change: Partial<Period>): void => {
    const next = { ...picked, ...change }
    setPicked(next)
    if (next.from <= next.to) onPeriod({ from: next.from, to: lastOfMonth(next.to) })
  }
  const years = Map.groupBy(monthsOf(months).reverse(), month => dateParts(month).year)
  const groups = [...years].map(([year, ofYear]) => ({
    label: String(year),
    options: ofYear.map(month => ({
      value: month as string,
      label: periodInWords({ from: month, to: month }, locale),
    })),
  }))
  const choose = (name: keyof Period) => (value: string) => {
    const month: IsoDate | undefined = parseIsoDate(value)
    if (month) pick({ [name]: month })
  }
  return (
    <div className={styles.months}>
      <SelectField
        label={t('from')}
        value={picked.from as string}
        options={[]}
        groups={groups}
        error={isReversed ? t('reversed') : undefined}
        onValue={choose('from')}
      />
      <SelectField
        label={t('to')}
        value={picked.to as string}
        options={[]}
        groups={groups}
        onValue={choose('to')}
      />
    </div>
  )
}
