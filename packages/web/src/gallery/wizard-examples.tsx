import { useState } from 'react'
import { ButtonLink } from '../ui/button.tsx'
import { Confirmation } from '../ui/wizard/confirmation.tsx'
import { ExitGuard } from '../ui/wizard/exit-guard.tsx'
import { WizardButtons } from '../ui/wizard/wizard-buttons.tsx'
import { WizardShell } from '../ui/wizard/wizard-shell.tsx'
import styles from './gallery.module.css'

const STEPS = [
  { label: 'Tjänst', to: '?steg=1' },
  { label: 'Medarbetare', to: '?steg=2' },
  { label: 'Kontaktuppgifter', to: '?steg=3' },
  { label: 'Kontrollera och skicka', to: '?steg=4' },
]

export function WizardExamples() {
  const [step, setStep] = useState(3)
  return (
    <div className={styles.wide}>
      <WizardShell name="Ny beställning" steps={STEPS} current={step} onExit={() => setStep(1)}>
        <form
          onSubmit={event => {
            event.preventDefault()
            setStep(Math.min(STEPS.length, step + 1))
          }}
        >
          <WizardButtons onBack={() => setStep(Math.max(1, step - 1))} onCancel={() => setStep(1)} />
        </form>
      </WizardShell>
      <WizardButtons act="Skicka beställning" busy="Skickar…" />
      <Confirmation
        title="Beställningen är skickad"
        what="Hälsoundersökning för Maja Lind."
        reference={{ label: 'Beställning', id: 'B-1042' }}
        actions={<ButtonLink to="/">Till beställningar</ButtonLink>}
      >
        <p>Vi hör av oss inom två arbetsdagar.</p>
      </Confirmation>
      <ExitGuard isActive={false} questionOf={() => null} />
    </div>
  )
}
