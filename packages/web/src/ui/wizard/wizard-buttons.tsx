import { Button, ButtonRow } from '../button.tsx'
import { useTexts } from './texts.ts'

interface WizardButtonsProps {
  /** The text of the last step's main button: "Skicka beställning". Other steps say that they continue. */
  readonly act?: string
  readonly busy?: string | false
  readonly onBack?: () => void
  readonly onCancel?: () => void
}

/** The buttons of a step, always in the same order: continue, back, cancel. Must be inside the form of the step. */
export function WizardButtons({ act, busy, onBack, onCancel }: WizardButtonsProps) {
  const t = useTexts()
  return (
    <ButtonRow>
      <Button type="submit" busy={busy}>
        {act ?? t('word.continue')}
      </Button>
      {onBack && (
        <Button variant="secondary" onClick={onBack}>
          {t('wizard.back')}
        </Button>
      )}
      {onCancel && (
        <Button variant="tertiary" onClick={onCancel}>
          {t('word.cancel')}
        </Button>
      )}
    </ButtonRow>
  )
}
