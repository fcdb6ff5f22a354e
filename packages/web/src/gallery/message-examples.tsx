import { useState } from 'react'
import { Button, ButtonRow } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { Banner, InlineMessage } from '../ui/message.tsx'
import { EmptyState, ErrorPanel } from '../ui/panel.tsx'
import styles from './gallery.module.css'

const TONES = ['info', 'success', 'warning', 'danger'] as const

export function MessageExamples() {
  const [isOpen, setIsOpen] = useState(false)
  const [attempt, setAttempt] = useState(0)
  return (
    <div className={styles.wide}>
      {TONES.map(tone => (
        <Banner
          key={tone}
          tone={tone}
          title="Er organisation har inget avtal för Statistik."
          onDismiss={() => undefined}
        >
          Er organisation har inget avtal för tjänsten.
        </Banner>
      ))}
      {TONES.map(tone => (
        <InlineMessage key={tone} tone={tone} title="Filen är tom.">
          Välj en fil med minst en rad.
        </InlineMessage>
      ))}
      <ErrorPanel
        title="Tjänsten svarar inte just nu."
        action="Vänta en stund och försök igen."
        code="SERVICE_UNAVAILABLE"
        traceId="7f3c19a2"
        onRetry={() => undefined}
      />
      <EmptyState
        title="Inga uppladdade filer än"
        action={<Button>Ladda upp personalfil</Button>}
        illustrated
      >
        Här visas filerna när du har skickat den första.
      </EmptyState>
      <ErrorSummary
        attempt={attempt}
        errors={[
          { field: 'email', text: 'Skriv din e-postadress' },
          { field: 'password', text: 'Skriv ditt lösenord' },
        ]}
      />
      <ButtonRow>
        <Button variant="secondary" onClick={() => setAttempt(attempt + 1)}>
          Visa felsammanfattning
        </Button>
        <Button variant="secondary" onClick={() => setIsOpen(true)}>
          Öppna dialog
        </Button>
      </ButtonRow>
      <Dialog
        title="Filen har 10 fel"
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        actions={
          <>
            <Button onClick={() => setIsOpen(false)}>Välj ny fil</Button>
            <Button variant="secondary" onClick={() => setIsOpen(false)}>
              Fortsätt ändå
            </Button>
          </>
        }
      >
        <p>Du kan fortsätta ändå eller välja en ny fil.</p>
      </Dialog>
    </div>
  )
}
