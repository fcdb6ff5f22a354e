import { compareIsoDates, type IsoDate, parseIsoDate } from '@salvia/core/primitives'
import { CalendarRange } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog.tsx'
import { DateField } from '../field/date-field.tsx'
import styles from './period-button.module.css'
import { useTexts } from './texts.ts'

/** A range of days, both included. Open-ended when `to` is null. */
export interface Period {
  readonly from: IsoDate
  readonly to: IsoDate | null
}

interface PeriodButtonProps {
  /** The chosen period; null for the usual one. */
  readonly period: Period | null
  /** The length of the usual period in days. */
  readonly usualDays: number
  readonly onPeriod: (period: Period | null) => void
}

/** Shows the period of a list; opens a dialog to choose another. */
export function PeriodButton({ period, usualDays, onPeriod }: PeriodButtonProps) {
  const t = useTexts()
  const [isOpen, setIsOpen] = useState(false)
  const choose = (chosen: Period | null): void => {
    setIsOpen(false)
    onPeriod(chosen)
  }
  const usual = t('period.usual', { count: usualDays })
  const chosen = ({ from, to }: Period): string =>
    to === null ? t('period.since', { from }) : t('period.chosen', { from, to })
  return (
    <>
      <Button variant="secondary" icon={CalendarRange} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {period ? chosen(period) : usual}
      </Button>
      <Dialog title={t('period.title')} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <PeriodForm period={period} onPeriod={choose}>
          {usual}
        </PeriodForm>
      </Dialog>
    </>
  )
}

interface PeriodFormProps {
  readonly period: Period | null
  readonly onPeriod: (period: Period | null) => void
  /** The usual period as text. */
  readonly children: string
}

function PeriodForm({ period, onPeriod, children }: PeriodFormProps) {
  const t = useTexts()
  const [from, setFrom] = useState<string>(period?.from ?? '')
  const [to, setTo] = useState<string>(period?.to ?? '')
  const [isSent, setIsSent] = useState(false)
  const [first, last] = [parseIsoDate(from), parseIsoDate(to)]
  const isOpen = to.trim() === ''
  const isReversed = first !== undefined && last !== undefined && compareIsoDates(last, first) < 0

  const send = (event: FormEvent): void => {
    event.preventDefault()
    setIsSent(true)
    if (first && (last || isOpen) && !isReversed) onPeriod({ from: first, to: last ?? null })
  }
  const wrong = (isRight: boolean): string | undefined =>
    isSent && !isRight ? t('period.notDate') : undefined
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <div className={styles.days}>
        <DateField
          label={t('period.from')}
          value={from}
          onValue={setFrom}
          error={wrong(first !== undefined)}
        />
        <DateField
          label={t('period.to')}
          value={to}
          optional
          onValue={setTo}
          error={isSent && isReversed ? t('period.reversed') : wrong(isOpen || last !== undefined)}
        />
      </div>
      <div className={styles.actions}>
        <Button type="submit">{t('period.show')}</Button>
        <Button variant="secondary" onClick={() => onPeriod(null)}>
          {children}
        </Button>
      </div>
    </form>
  )
}
