import { CONSENT_MONTHS, SESSION_IDLE_MINUTES } from '@salvia/core/limits'
import type { ReactNode } from 'react'
import { configAtom } from '../../state/config.state.ts'
import { useAtomValue } from '../../state/jotai.ts'
import { useKept } from './kept.ts'
import { KeptList } from './kept-list.tsx'
import styles from './terms.module.css'
import { useTexts } from './texts.ts'

/** The terms of use in short sections, with contents, and a list of everything that the browser stores. */
export function Terms() {
  const t = useTexts()
  const { ANALYTICS } = useAtomValue(configAtom)
  const sections = ['account', 'data', 'browser', ...(ANALYTICS ? (['statistics'] as const) : [])] as const
  return (
    <div className={styles.terms}>
      <nav aria-label={t('contents')} className={styles.contents}>
        <ul className={styles.links}>
          {sections.map(section => (
            <li key={section}>
              <a href={`#${section}`}>{t(`titles.${section}`)}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.text}>
        <Section name="account">
          <ul className={styles.items}>
            <li>{t('account.items.who')}</li>
            <li>{t('account.items.personal')}</li>
            <li>{t('account.items.idle', { count: SESSION_IDLE_MINUTES })}</li>
          </ul>
        </Section>
        <PersonalData />
        <Stored />
        {ANALYTICS && <Statistics />}
      </div>
    </div>
  )
}

interface SectionProps {
  readonly name: 'account' | 'data' | 'browser' | 'statistics'
  readonly children: ReactNode
}

function Section({ name, children }: SectionProps) {
  const t = useTexts()
  return (
    <section id={name} aria-labelledby={`${name}-title`} className={styles.section}>
      <h2 id={`${name}-title`}>{t(`titles.${name}`)}</h2>
      {children}
    </section>
  )
}

function PersonalData() {
  const t = useTexts()
  const { DATA_PROTECTION } = useAtomValue(configAtom)
  return (
    <Section name="data">
      <ul className={styles.items}>
        <li>{t('data.items.use')}</li>
        <li>{t('data.items.number')}</li>
      </ul>
      {DATA_PROTECTION && (
        <p>
          {t('data.questions')} <a href={`mailto:${DATA_PROTECTION}`}>{DATA_PROTECTION}</a>
        </p>
      )}
    </Section>
  )
}

function Stored() {
  const t = useTexts()
  const { signIn, choices } = useKept()
  return (
    <Section name="browser">
      <p>{t('browser.text')}</p>
      <KeptList title={t('browser.signIn', { count: signIn.length })} rows={signIn} />
      <KeptList title={t('browser.choices', { count: choices.length })} rows={choices} />
    </Section>
  )
}

function Statistics() {
  const t = useTexts()
  const { counted } = useKept()
  return (
    <Section name="statistics">
      <ul className={styles.items}>
        <li>{t('statistics.items.what')}</li>
        <li>{t('statistics.items.change')}</li>
        <li>{t('statistics.items.kept', { count: CONSENT_MONTHS })}</li>
      </ul>
      <KeptList title={t('statistics.caption', { count: counted.length })} rows={counted} />
    </Section>
  )
}
