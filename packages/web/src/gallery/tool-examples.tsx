import { addDays, isoDate } from '@salvia/core/primitives'
import { useState } from 'react'
import { ActiveFilters } from '../ui/list/active-filters.tsx'
import { PeriodFields } from '../ui/list/period-fields.tsx'
import { ResultLine } from '../ui/list/result-line.tsx'
import { SortSelect } from '../ui/list/sort-select.tsx'
import { NearMoment } from '../ui/text/near-moment.tsx'
import { Phone } from '../ui/text/phone.tsx'
import { RelativeDate } from '../ui/text/relative-date.tsx'
import styles from './gallery.module.css'

const TODAY = isoDate(2026, 11, 21)
const ORDERS = [
  { value: 'date', label: 'Datum stigande' },
  { value: '-date', label: 'Datum fallande' },
] as const

export function ToolExamples() {
  const [order, setOrder] = useState<'date' | '-date'>('date')
  const [period, setPeriod] = useState({ from: '2026-05-25', to: '' })
  return (
    <div className={styles.wide}>
      <div className={styles.row}>
        <SortSelect value={order} options={ORDERS} onValue={setOrder} />
      </div>
      <div className={styles.row}>
        <PeriodFields
          value={period}
          onValue={setPeriod}
          hint="Lämna fälten tomma för de senaste 180 dagarna."
          isChecked
        />
      </div>
      <ActiveFilters
        filters={[
          { key: 'period', label: 'Från och med 2026-10-01', onRemove: () => undefined },
          { key: 'type', label: 'Besökstyp: videosamtal', onRemove: () => undefined },
        ]}
        onClear={() => undefined}
      />
      <ResultLine>12 tidsbokningar · senaste 180 dagarna</ResultLine>
      <div className={styles.row}>
        <Phone number="0701740605" />
        <RelativeDate date={addDays(TODAY, 23)} today={TODAY} />
        <NearMoment at={addDays(TODAY, 4)} today={TODAY} />
      </div>
    </div>
  )
}
