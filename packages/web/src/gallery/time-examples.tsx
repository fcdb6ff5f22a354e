import { addDays, isoDate } from '@salvia/core/primitives'
import { SlotList } from '../ui/times/slot-list.tsx'
import { TimeCompare } from '../ui/times/time-compare.tsx'
import { WeekPicker } from '../ui/times/week-picker.tsx'
import styles from './gallery.module.css'

const MONDAY = isoDate(2026, 11, 23)

const WEEKS = [
  { day: MONDAY, free: 6 },
  { day: addDays(MONDAY, 7), free: 1 },
  { day: addDays(MONDAY, 28), free: 14 },
]

const DAYS = [0, 1, 2, 3].map(day => ({
  date: addDays(MONDAY, day),
  slots: [
    { id: `${day}a`, time: '09:00', caregiver: 'Eva Öberg', occupation: 'psykolog' },
    { id: `${day}b`, time: '10:15', caregiver: 'Eva Öberg', occupation: 'psykolog' },
    {
      id: `${day}c`,
      time: '13:30',
      caregiver: 'Bo Ek',
      occupation: 'legitimerad psykoterapeut',
      visit: 'Besök per video',
      changes: 'Ändras: besökstyp och behandlare',
      note: 'Kan inte bokas om igen',
    },
  ],
}))

export function TimeExamples() {
  return (
    <div className={styles.wide}>
      <WeekPicker weeks={WEEKS} chosen={addDays(MONDAY, 9)} onWeek={() => undefined} />
      <SlotList days={DAYS} onSlot={() => undefined} />
      <TimeCompare
        now={{ start: '2026-11-24T12:30:00.000Z', lines: ['Eva Öberg, psykolog', 'Göteborg'] }}
        next={{ start: '2026-11-26T08:00:00.000Z', lines: ['Bo Ek, psykolog', 'Videosamtal'] }}
      />
    </div>
  )
}
