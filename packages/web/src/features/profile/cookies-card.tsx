import { portalPath } from '@salvia/core/portal-paths'
import type { Profile } from '@salvia/core/profile'
import { useState } from 'react'
import { Link } from 'react-router'
import { withdrawAnalytics } from '../../parts/analytics/analytics.ts'
import { answerAnalytics } from '../../state/analytics.state.ts'
import { type Outcome, useStep } from '../../state/step.ts'
import { RadioList } from '../../ui/choice-list.tsx'
import { EditCard } from './edit-card.tsx'
import styles from './profile.module.css'
import { useTexts } from './texts.ts'

type Answer = 'yes' | 'no'

/** Consent to analytics. Withdrawing it deletes the cookies. @spec §4 */
export function CookiesCard({ profile }: { readonly profile: Profile }) {
  const t = useTexts()
  const isGiven = profile.consent.given.includes('analytics')
  const present: Answer = isGiven ? 'yes' : 'no'
  const [chosen, setChosen] = useState<Answer>(present)
  const answer = useStep(answerAnalytics)
  const save = async (): Promise<Outcome<void>> => {
    const outcome = await answer.run(chosen === 'yes')
    if (outcome.ok && isGiven && chosen === 'no') withdrawAnalytics()
    return outcome
  }
  const options = [
    { value: 'yes', label: t('cookies.yes') },
    { value: 'no', label: t('cookies.no') },
  ] as const
  return (
    <EditCard
      name="cookies"
      title={t('cookies.title')}
      facts={[{ label: t('cookies.label'), value: t(`cookies.${present}`) }]}
      fields={
        <>
          <RadioList label={t('cookies.label')} options={options} value={chosen} onValue={setChosen} />
          {isGiven && <p className={styles.note}>{t('cookies.reload')}</p>}
        </>
      }
      faults={[]}
      failure={answer.failure}
      isSaving={answer.isRunning}
      draft={chosen}
      isChanged={chosen !== present}
      onEdit={() => {
        setChosen(present)
        answer.reset()
      }}
      onSave={save}
    >
      <p className={styles.note}>
        <Link to={portalPath('ownTerms')}>{t('cookies.terms')}</Link>
      </p>
    </EditCard>
  )
}
