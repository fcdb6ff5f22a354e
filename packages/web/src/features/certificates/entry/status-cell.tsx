import {
  type Certificate,
  type CertificateStatus,
  certificateStatuses,
  mayWorkUntil,
} from '@salvia/core/certificates'
import { dateWithoutWeekday } from '@salvia/core/i18n'
import { addDays, daysBetween, stockholmDate } from '@salvia/core/primitives'
import { formatRelativeDays } from '../../../i18n/format.ts'
import { useLocale } from '../../../i18n/i18n.ts'
import { serverTime } from '../../../state/server-time.ts'
import { StatusTag } from '../../../ui/status-tag.tsx'
import styles from './entry.module.css'
import { Markers } from './markers.tsx'
import { useTexts } from './texts.ts'
import { WithDate } from './with-date.tsx'

/** Which day a status is about, and how the distance to it is said: alone where the status is the verb already. */
const DISTANCES = {
  expired: { day: 'end', words: 'alone' },
  'no-certificate': { day: 'end', words: 'ended' },
  'expires-soon': { day: 'end', words: 'alone' },
  expires: { day: 'end', words: 'alone' },
  starts: { day: 'start', words: 'alone' },
  manual: null,
} as const satisfies Record<
  CertificateStatus,
  { readonly day: 'start' | 'end'; readonly words: 'alone' | 'ended' } | null
>

/** The status of an entry with how far away its day is, what it means for the work, and what is under way. */
export function StatusCell({ certificate }: { readonly certificate: Certificate }) {
  const locale = useLocale()
  const { tone, text } = certificateStatuses.table[certificate.status]
  return (
    <div>
      <span className={styles.status}>
        <StatusTag tone={tone}>{text[locale]}</StatusTag>
        <Distance certificate={certificate} />
      </span>
      <MayWork certificate={certificate} />
      <Markers certificate={certificate} />
    </div>
  )
}

function Distance({ certificate }: { readonly certificate: Certificate }) {
  const t = useTexts()
  const locale = useLocale()
  const said = DISTANCES[certificate.status]
  const day = said && certificate[said.day]
  if (!day) return null
  const when = formatRelativeDays(daysBetween(stockholmDate(serverTime()), day), locale)
  return <span className={styles.distance}>{t(`words.${said.words}`, { when })}</span>
}

/**
 * Until when the employee may do the work, for a check that asks for a certificate of fitness. A certificate of the
 * journal alone allows it; the day after the last one ended, nothing does.
 */
function MayWork({ certificate }: { readonly certificate: Certificate }) {
  const t = useTexts()
  const locale = useLocale()
  const { type, status, end } = certificate
  if (type !== 'fitness' || end === null) return null
  const isOver = status === 'expired' || status === 'no-certificate'
  if (isOver) {
    const date = dateWithoutWeekday(addDays(end, 1), locale)
    return (
      <span className={styles.mayNot}>
        <WithDate text={t('work.mayNot', { date })} date={date} />
      </span>
    )
  }
  const until = mayWorkUntil(certificate)
  if (until === null) return null
  const date = dateWithoutWeekday(until, locale)
  return (
    <span className={styles.line}>
      <WithDate text={t('work.may', { date })} date={date} />
    </span>
  )
}
