import { Button, ButtonRow } from '../button.tsx'
import { useTexts } from './texts.ts'

interface WizardButtonsProps {
  /** The act of the last step: "Skicka beställning"; others go on. */
  readonly act?: string
  readonly busy?: string | false
  readonly onBack?: () => void
  readonly onCancel?: () => void
}

/** The ways on from a step, in the same order at each: on, back, out. Stands within the form of the step. */
export function WizardButtons({ act, busy, onBack, onCancel }: WizardButtonsProps) {
  const t = useTexts()
  return (
    <ButtonRow>
      <Button type="submit" busy={busy}>
        {act ?? t('wizard.continue')}
      </Button>
      {onBack && (
        <Button variant="secondary" onClick={onBack}>
          {t('wizard.back')}
        </Button>
      )}
      {onCancel && (
        <Button variant="tertiary" onClick={onCancel}>
          {t('wizard.cancel')}
        </Button>
      )}
    </ButtonRow>
  )
}
