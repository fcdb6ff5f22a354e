import { ANALYTICS_SESSION_MINUTES, ANALYTICS_VISITOR_MONTHS, CONSENT_MONTHS } from '@salvia/core/limits'
import { portalPath } from '@salvia/core/portal-paths'
import { useNavigate } from 'react-router'
import { ANALYTICS_COOKIES } from '../../parts/analytics/analytics.ts'
import { withTrace } from '../../parts/with-trace.ts'
import { answerAnalytics } from '../../state/analytics.state.ts'
import { useStep } from '../../state/step.ts'
import { Button } from '../../ui/button.tsx'
import { Facts } from '../../ui/facts.tsx'
import { InlineMessage } from '../../ui/message.tsx'
import { useIsShown } from '../../ui/use-is-shown.ts'
import styles from './consent.module.css'
import { LoginShell } from './login-shell.tsx'
import { useTexts } from './texts.ts'

/** Asks for consent to analytics. Both answers are equally prominent. @spec §2 */
export function ConsentScreen() {
  const t = useTexts()
  const navigate = useNavigate()
  const isShown = useIsShown()
  const answer = useStep(answerAnalytics)
  const say = async (isGiven: boolean): Promise<void> => {
    if (answer.isRunning) return
    // The guard of the sign-in screen redirects a signed-in user to the right place.
    if ((await answer.run(isGiven)).ok && isShown()) void navigate(portalPath('signIn'), { replace: true })
  }
  const lifetimes = { visitor: ANALYTICS_VISITOR_MONTHS, session: ANALYTICS_SESSION_MINUTES }
  return (
    <LoginShell>
      <h1 tabIndex={-1}>{t('consent.title')}</h1>
      <p>{t('consent.text')}</p>
      {answer.failure && (
        <div role="alert">
          <InlineMessage tone="danger" title={answer.failure.title}>
            {withTrace(answer.failure)}
          </InlineMessage>
        </div>
      )}
      <div className={styles.answers}>
        <Button variant="secondary" onClick={() => void say(true)}>
          {t('consent.allow')}
        </Button>
        <Button variant="secondary" onClick={() => void say(false)}>
          {t('consent.decline')}
        </Button>
      </div>
      <details className={styles.cookies}>
        <summary>{t('consent.cookies')}</summary>
        <Facts
          facts={[
            ...ANALYTICS_COOKIES.map(({ name, what }) => ({
              label: name,
              value: t(`consent.${what}`, { count: lifetimes[what] }),
            })),
            { label: t('consent.answer'), value: t('consent.answerKept', { count: CONSENT_MONTHS }) },
          ]}
        />
      </details>
      <p>{t('consent.change')}</p>
    </LoginShell>
  )
}
