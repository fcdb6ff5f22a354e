import { addDays, isoDate } from '@salvia/core/primitives'
import { useState } from 'react'
import { ActiveFilters } from '../ui/list/active-filters.tsx'
import { FilterChip } from '../ui/list/filter-chip.tsx'
import { type Period, PeriodButton } from '../ui/list/period-button.tsx'
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
  const [isOn, setIsOn] = useState(true)
  const [order, setOrder] = useState<'date' | '-date'>('date')
  const [period, setPeriod] = useState<Period | null>(null)
  return (
    <div className={styles.wide}>
      <div className={styles.row}>
        <SortSelect value={order} options={ORDERS} onValue={setOrder} />
      </div>
      <div className={styles.row}>
        <PeriodButton period={period} usualDays={180} onPeriod={setPeriod} />
        <PeriodButton period={{ from: TODAY, to: addDays(TODAY, 30) }} usualDays={180} onPeriod={setPeriod} />
        <FilterChip label="Nya svar" count="3" isOn={isOn} onSwitch={setIsOn} />
        <FilterChip label="Gäller chefer och beställare" isOn={!isOn} onSwitch={value => setIsOn(!value)} />
      </div>
      <ActiveFilters
        filters={[
          { key: 'q', label: 'Sökning: lin', onRemove: () => undefined },
          { key: 'type', label: 'Besökstyp: videosamtal', onRemove: () => undefined },
        ]}
        onClear={() => undefined}
      />
      <ResultLine>12 av 84 tidsbokningar, senaste 180 dagarna</ResultLine>
      <div className={styles.row}>
        <Phone number="0701740605" />
        <RelativeDate date={addDays(TODAY, 23)} today={TODAY} />
        <NearMoment at={addDays(TODAY, 4)} today={TODAY} />
      </div>
    </div>
  )
}
