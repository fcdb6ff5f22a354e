import { bookingsContract } from '@salvia/core/bookings'
import { useState } from 'react'
import { DownloadButton } from '../../parts/download-button.tsx'
import { callEndpoint } from '../../state/api.ts'
import { RadioList } from '../../ui/choice-list.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import styles from './booking.module.css'
import { useTexts } from './texts.ts'

interface CalendarDialogProps {
  readonly params: { readonly clientNumber: string; readonly id: string }
  readonly isOpen: boolean
  readonly onClose: () => void
}

const CHOICES = ['plain', 'detailed'] as const

/**
 * Downloads the booking as a calendar file. The employee's name and the reason are included only if the user chooses
 * so.
 */
export function CalendarDialog({ params, isOpen, onClose }: CalendarDialogProps) {
  const t = useTexts()
  const [choice, setChoice] = useState<(typeof CHOICES)[number]>('plain')
  const detailed = choice === 'detailed' ? 'true' : 'false'
  return (
    <Dialog
      title={t('calendar.title')}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <DownloadButton
          size="normal"
          busy={t('calendar.busy')}
          fetchFile={() => callEndpoint(bookingsContract.calendarFile, { params, query: { detailed } })}
        >
          {t('calendar.download')}
        </DownloadButton>
      }
    >
      <div className={styles.stack}>
        <p>{t('calendar.text')}</p>
        <RadioList
          label={t('calendar.choice')}
          value={choice}
          options={CHOICES.map(value => ({
            value,
            label: t(`calendar.${value}`),
            hint: t(`calendar.${value}Hint`),
          }))}
          onValue={setChoice}
        />
      </div>
    </Dialog>
  )
}
