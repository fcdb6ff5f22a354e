import { type Certificate, type CertificateStatus, certificateStatuses } from '@salvia/core/certificates'
import { daysBetween, stockholmDate } from '@salvia/core/primitives'
import { formatRelativeDays } from '../../../i18n/format.ts'
import { useLocale } from '../../../i18n/i18n.ts'
import { serverTime } from '../../../state/server-time.ts'
import { StatusTag } from '../../../ui/status-tag.tsx'
import styles from './parts.module.css'
import { useTexts } from './texts.ts'

/** Which day a status is about, and how the distance to it is said. */
const DISTANCES = {
  expired: { day: 'end', words: 'ended' },
  'expires-soon': { day: 'end', words: 'ends' },
  'no-certificate': { day: 'end', words: 'ended' },
  expires: { day: 'end', words: 'ends' },
  starts: { day: 'start', words: 'starts' },
  manual: null,
} as const satisfies Record<
  CertificateStatus,
  { day: 'start' | 'end'; words: 'ends' | 'ended' | 'starts' } | null
>

/** The status of an entry, with how far away its day is. */
export function StatusCell({ certificate }: { readonly certificate: Certificate }) {
  const locale = useLocale()
  const { tone, text } = certificateStatuses.table[certificate.status]
  return (
    <>
      <StatusTag tone={tone}>{text[locale]}</StatusTag>
      <span className={styles.minor}>
        <Distance certificate={certificate} />
      </span>
    </>
  )
}

function Distance({ certificate }: { readonly certificate: Certificate }) {
  const t = useTexts()
  const locale = useLocale()
  const said = DISTANCES[certificate.status]
  const day = said && certificate[said.day]
  if (!said || !day) return null
  const when = formatRelativeDays(daysBetween(stockholmDate(serverTime()), day), locale)
  if (said.words === 'starts') return t('words.starts', { when })
  return said.words === 'ends' ? t('words.ends', { when }) : t('words.ended', { when })
}
