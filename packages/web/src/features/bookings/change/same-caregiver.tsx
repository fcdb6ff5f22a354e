import type { Caregiver } from '@salvia/core/bookings'
import { Checkbox } from '../../../ui/choice.tsx'
import styles from '../booking.module.css'
import { useTexts } from './texts.ts'

interface SameCaregiverProps {
  /** Of the booking. */
  readonly caregiver: Caregiver | null
  /** Free times of the week with that caregiver, and with others. */
  readonly free: number
  readonly others: number
  readonly isOn: boolean
  readonly onSwitch: (isOn: boolean) => void
}

/** A filter on the caregiver of the booking, or that this caregiver has no free time. Nothing where there is no choice. */
export function SameCaregiver({ caregiver, free, others, isOn, onSwitch }: SameCaregiverProps) {
  const t = useTexts()
  if (!caregiver || others === 0) return null
  const { name } = caregiver
  if (free === 0) return <p className={styles.muted}>{t('slots.notSame', { name })}</p>
  return <Checkbox label={t('slots.same', { name, count: free })} checked={isOn} onChecked={onSwitch} />
}
