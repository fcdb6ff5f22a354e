import type { IsoDate } from '@salvia/core/primitives'
import { TriangleAlert } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useLocale } from '../../i18n/i18n.ts'
import { Button } from '../button.tsx'
import { classNames } from '../class-names.ts'
import { longDate } from '../long-date.ts'
import { useTexts } from './texts.ts'
import styles from './times.module.css'

/** The number of days shown at first, and added at each press. */
const DAYS_AT_A_TIME = 3

export interface FreeSlot {
  readonly id: string
  /** "13:30", Swedish time. */
  readonly time: string
  /** The caregiver's name and occupation. */
  readonly caregiver?: string
  readonly occupation?: string
  /** The kind of visit as a phrase: "Besök per telefon". */
  readonly visit?: string
  readonly place?: string | null
  /** What changes beside the time: "Ändras: besökstyp". */
  readonly changes?: string | undefined
  /** What the user should know before choosing it: "Kan inte bokas om igen". */
  readonly note?: string | undefined
}

interface SlotDay {
  readonly date: IsoDate
  readonly slots: readonly FreeSlot[]
}

interface SlotListProps {
  readonly days: readonly SlotDay[]
  readonly onSlot: (id: string) => void
}

/** Free times grouped by day. A press chooses a time. */
export function SlotList({ days, onSlot }: SlotListProps) {
  const t = useTexts()
  const [shown, setShown] = useState(DAYS_AT_A_TIME)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (shown === DAYS_AT_A_TIME) return
    list.current?.querySelectorAll('h3')[shown - DAYS_AT_A_TIME]?.focus()
  }, [shown])
  return (
    <div ref={list} className={styles.days}>
      {days.slice(0, shown).map(day => (
        <DaySlots key={day.date} day={day} onSlot={onSlot} />
      ))}
      {days.length > shown && (
        <div>
          <Button variant="secondary" onClick={() => setShown(shown + DAYS_AT_A_TIME)}>
            {t('slots.more')}
          </Button>
        </div>
      )}
    </div>
  )
}

function DaySlots({ day, onSlot }: { readonly day: SlotDay; readonly onSlot: (id: string) => void }) {
  const id = useId()
  const locale = useLocale()
  return (
    <section aria-labelledby={id} className={styles.day}>
      <h3 id={id} tabIndex={-1}>
        {longDate(day.date, locale)}
      </h3>
      <ul className={styles.slots}>
        {day.slots.map(slot => (
          <li key={slot.id}>
            <SlotButton slot={slot} onSlot={onSlot} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** One time on one row: the time, who, how and where, and what differs from the booking that is moved. */
function SlotButton({ slot, onSlot }: { readonly slot: FreeSlot } & Pick<SlotListProps, 'onSlot'>) {
  return (
    <button type="button" className={classNames(styles.option, styles.slot)} onClick={() => onSlot(slot.id)}>
      <span className={styles.main}>{slot.time}</span>
      <span className={styles.part}>
        {slot.caregiver && <span>{slot.caregiver}</span>}
        {slot.occupation && <span className={styles.minor}>{slot.occupation}</span>}
      </span>
      <span className={styles.part}>
        {slot.visit && <span>{slot.visit}</span>}
        {slot.place && <span className={styles.minor}>{slot.place}</span>}
      </span>
      <span className={styles.part}>
        {slot.changes && <span className={styles.changes}>{slot.changes}</span>}
        {slot.note && (
          <span className={styles.warning}>
            <TriangleAlert aria-hidden />
            {slot.note}
          </span>
        )}
      </span>
    </button>
  )
}
