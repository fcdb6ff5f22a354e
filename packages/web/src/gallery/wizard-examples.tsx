import { useState } from 'react'
import { ButtonLink } from '../ui/button.tsx'
import { FileList, type ListedFile } from '../ui/file/file-list.tsx'
import { CheckAnswers } from '../ui/wizard/check-answers.tsx'
import { Confirmation } from '../ui/wizard/confirmation.tsx'
import { ExitGuard } from '../ui/wizard/exit-guard.tsx'
import { WizardButtons } from '../ui/wizard/wizard-buttons.tsx'
import { WizardShell } from '../ui/wizard/wizard-shell.tsx'
import styles from './gallery.module.css'

const nothing = (): void => undefined

const STEPS = [
  { label: 'Tjänst', to: '?steg=1' },
  { label: 'Medarbetare', to: '?steg=2' },
  { label: 'Kontaktuppgifter', to: '?steg=3' },
  { label: 'Kontrollera och skicka', to: '?steg=4' },
]

const FILES: readonly ListedFile[] = [
  {
    key: '1',
    name: 'rapport.pdf',
    bytes: 1_200_000,
    state: { kind: 'sending', share: 0.4 },
    onRemove: nothing,
  },
  { key: '2', name: 'faktura.pdf', bytes: 48_000, state: { kind: 'ready' }, onRemove: nothing },
  {
    key: '3',
    name: 'film.mov',
    bytes: 48_000_000,
    state: { kind: 'refused', reason: 'Filen är för stor. Välj en fil som är högst 10 MB.' },
    onRemove: nothing,
  },
  { key: '4', name: 'bilaga.docx', bytes: 9000, state: { kind: 'infected' }, onRemove: nothing },
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
      <CheckAnswers
        groups={[
          { title: 'Tjänst', changeAt: '?steg=1', rows: [{ label: 'Tjänst', value: 'Hälsokontroll' }] },
          {
            title: 'Medarbetare',
            changeAt: '?steg=2',
            rows: [
              { label: 'Namn', value: 'Karin Ahl' },
              { label: 'Enhet', value: 'Nordanvind, Kundtjänst' },
            ],
          },
        ]}
      />
      <WizardButtons act="Skicka beställning" busy="Skickar…" />
      <Confirmation
        title="Beställningen är skickad"
        reference={{ label: 'Beställning', id: 'B-1042' }}
        actions={<ButtonLink to="/">Till beställningar</ButtonLink>}
      >
        <p>Vi hör av oss inom två arbetsdagar.</p>
      </Confirmation>
      <FileList label="Bilagor" files={FILES} />
      <ExitGuard
        isActive={false}
        isInside={() => true}
        title="Vill du avsluta beställningen?"
        text="Det du har fyllt i sparas inte."
        stay="Fortsätt beställa"
        leave="Avsluta beställningen"
      />
    </div>
  )
}
