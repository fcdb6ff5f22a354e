import {
  CERTIFICATE_SOURCES,
  type Certificate,
  MEDICAL_CHECKS,
  type PersonCertificates,
  type WithdrawnCertificate,
} from '@salvia/core/certificates'
import { useState } from 'react'
import { formatDate } from '../../../i18n/format.ts'
import { useLocale } from '../../../i18n/i18n.ts'
import { useAtomValue } from '../../../state/jotai.ts'
import { isFeatureOpenAtom } from '../../../state/profile.state.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/panel.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { CheckCell } from '../entry/check-cell.tsx'
import { StatusCell } from '../entry/status-cell.tsx'
import { MailsSign } from '../mails/mails-sign.tsx'
import { RenewalDialog } from '../renewal/renewal-dialog.tsx'
import { EarlierEntries } from './earlier-entries.tsx'
import styles from './person.module.css'
import { useTexts } from './texts.ts'
import { Withdrawn } from './withdrawn.tsx'

interface PersonEntriesProps {
  readonly person: Pick<PersonCertificates, 'entries' | 'earlier' | 'withdrawn'>
}

/** What was withdrawn, what applies for one employee, the most urgent first, and folded what was before. */
export function PersonEntries({ person: { entries, earlier, withdrawn } }: PersonEntriesProps) {
  const t = useTexts()
  const [ordered, setOrdered] = useState<Certificate | WithdrawnCertificate | null>(null)
  if (entries.length + earlier.length + withdrawn.length === 0)
    return <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
  return (
    <>
      {withdrawn.map(one => (
        <Withdrawn key={one.id} withdrawn={one} entries={entries} onOrder={() => setOrdered(one)} />
      ))}
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
              <OrderButton entry={entry} onPress={() => setOrdered(entry)} />
            </li>
          ))}
        </ul>
      )}
      {earlier.length > 0 && <EarlierEntries entries={earlier} />}
      {ordered && <RenewalDialog certificate={ordered} onClose={() => setOrdered(null)} />}
    </>
  )
}

interface OrderButtonProps {
  readonly entry: Certificate
  readonly onPress: () => void
}

/** Orders a new check-up, for whoever may. */
function OrderButton({ entry: { check, mayOrder }, onPress }: OrderButtonProps) {
  const t = useTexts()
  const locale = useLocale()
  const isOpen = useAtomValue(isFeatureOpenAtom)
  if (!mayOrder || !isOpen('orders')) return null
  return (
    <div>
      <Button variant="secondary" size="small" onClick={onPress}>
        {t('order')}
        <VisuallyHidden>, {MEDICAL_CHECKS[check].name[locale]}</VisuallyHidden>
      </Button>
    </div>
  )
}

/** From when to when, and where the entry comes from. */
function Validity({ entry: { start, end, source, isMailOn } }: { readonly entry: Certificate }) {
  const t = useTexts()
  const locale = useLocale()
  const from = formatDate(start)
  return (
    <div className={styles.dates}>
      <div>{end === null ? t('open', { from }) : t('span', { from, to: formatDate(end) })}</div>
      <div className={styles.minor}>
        {CERTIFICATE_SOURCES[source].name[locale]}
        {isMailOn && <MailsSign />}
      </div>
    </div>
  )
}
