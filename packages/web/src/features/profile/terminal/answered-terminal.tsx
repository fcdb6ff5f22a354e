import { portalPath } from '@salvia/core/portal-paths'
import { SupportContact } from '../../../parts/support/support-contact.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Confirmation } from '../../../ui/wizard/confirmation.tsx'
import { useTexts } from './texts.ts'

interface AnsweredTerminalProps {
  readonly answer: 'approved' | 'refused'
  readonly onRestart: () => void
}

/** What the answer did, and what to do now. */
export function AnsweredTerminal({ answer, onRestart }: AnsweredTerminalProps) {
  const t = useTexts()
  if (answer === 'approved')
    return (
      <Confirmation
        title={t('approved.title')}
        what={t('approved.what')}
        actions={
          <ButtonLink to={portalPath('changePassword')} variant="secondary">
            {t('approved.sessions')}
          </ButtonLink>
        }
      >
        <p>{t('approved.text')}</p>
      </Confirmation>
    )
  return (
    <Confirmation
      title={t('refused.title')}
      what={t('refused.what')}
      actions={
        <>
          <ButtonLink to={portalPath('start')}>{t('refused.start')}</ButtonLink>
          <Button variant="secondary" onClick={onRestart}>
            {t('refused.again')}
          </Button>
        </>
      }
    >
      <p>{t('refused.text')}</p>
      <SupportContact subject="technical" />
    </Confirmation>
  )
}
