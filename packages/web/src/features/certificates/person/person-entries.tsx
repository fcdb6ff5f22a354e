import { CERTIFICATE_SOURCES, type Certificate, type PersonCertificates } from '@salvia/core/certificates'
import { formatDate } from '../../../i18n/format.ts'
import { useLocale } from '../../../i18n/i18n.ts'
import { EmptyState } from '../../../ui/panel.tsx'
import { CheckCell } from '../entry/check-cell.tsx'
import { StatusCell } from '../entry/status-cell.tsx'
import { EarlierEntries } from './earlier-entries.tsx'
import styles from './person.module.css'
import { useTexts } from './texts.ts'

interface PersonEntriesProps {
  readonly person: Pick<PersonCertificates, 'entries' | 'earlier'>
}

/** What applies for one employee, the most urgent first, and folded what was before. */
export function PersonEntries({ person: { entries, earlier } }: PersonEntriesProps) {
  const t = useTexts()
  if (entries.length + earlier.length === 0) return <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
  return (
    <>
      {entries.length === 0 ? (
        <p className={styles.minor}>{t('noneNow')}</p>
      ) : (
        <ul className={styles.entries} aria-label={t('now')}>
          {entries.map(entry => (
            <li key={entry.id} className={styles.entry}>
              <div className={styles.what}>
                <CheckCell certificate={entry} />
              </div>
              <Validity entry={entry} />
              <StatusCell certificate={entry} />
            </li>
          ))}
        </ul>
      )}
      {earlier.length > 0 && <EarlierEntries entries={earlier} />}
    </>
  )
}

/** From when to when, and where the entry comes from. */
function Validity({ entry: { start, end, source } }: { readonly entry: Certificate }) {
  const t = useTexts()
  const locale = useLocale()
  const from = formatDate(start)
  return (
    <div className={styles.dates}>
      <div>{end === null ? t('open', { from }) : t('span', { from, to: formatDate(end) })}</div>
      <div className={styles.minor}>{CERTIFICATE_SOURCES[source].name[locale]}</div>
    </div>
  )
}
