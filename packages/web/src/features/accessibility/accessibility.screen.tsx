import { SupportContact } from '../../parts/support/support-contact.tsx'
import { configAtom } from '../../state/config.state.ts'
import { useAtomValue } from '../../state/jotai.ts'
import { DateText } from '../../ui/date-text.tsx'
import { ExternalLink } from '../../ui/link.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import styles from './accessibility.module.css'
import { useTexts } from './texts.ts'

/** When accessibility was last assessed and this statement was written. */
const JUDGED_AT = '2026-11-22T12:00:00Z'
const SHORTCOMINGS = ['language', 'tables', 'documents', 'qrCode', 'tried'] as const
const DIGG = 'https://www.digg.se/tdosanmalan'
const PTS = 'https://www.pts.se/'

/** The accessibility statement: how accessible the portal is, known faults, and whom to contact about others. */
export function AccessibilityScreen() {
  const t = useTexts()
  const { PROVIDER: provider } = useAtomValue(configAtom)
  return (
    <div className={styles.statement}>
      <PageHeader title={t('title')} />
      <p>{t('intro', { provider })}</p>
      <section>
        <h2>{t('status.title')}</h2>
        <p>{t('status.text')}</p>
        <p>{t('status.how')}</p>
      </section>
      <section>
        <h2>{t('shortcomings.title')}</h2>
        <ul className={styles.list}>
          {SHORTCOMINGS.map(shortcoming => (
            <li key={shortcoming}>{t(`shortcomings.${shortcoming}`)}</li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{t('report.title')}</h2>
        <p>{t('report.text')}</p>
        <SupportContact subject="technical" />
      </section>
      <section>
        <h2>{t('law.title')}</h2>
        <p>{t('law.public')}</p>
        <p>
          <ExternalLink to={DIGG}>{t('law.digg')}</ExternalLink>
        </p>
        <p>{t('law.consumers')}</p>
        <p>
          <ExternalLink to={PTS}>{t('law.pts')}</ExternalLink>
        </p>
      </section>
      <p className={styles.date}>
        {t('judged')} <DateText moment={JUDGED_AT} as="long" />
      </p>
    </div>
  )
}
