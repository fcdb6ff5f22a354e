import type { Report } from '@salvia/core/personnel-file'
import { formatBytes } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/i18n.ts'
import styles from './personnel-file.module.css'
import { useTexts } from './texts.ts'

/** The names of encodings as people write them. */
const ENCODINGS = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
} as const

const DELIMITERS = { ';': 'semicolon', ',': 'comma', '\t': 'tab' } as const

/** How a file was read: its rows, format and size. */
export function FileFacts({ report: { file, rows } }: { readonly report: Report }) {
  const t = useTexts()
  const locale = useLocale()
  const facts = [
    t('review.rows', { count: rows }),
    file.format === 'csv' && file.encoding && file.delimiter
      ? t('review.csv', {
          encoding: ENCODINGS[file.encoding],
          delimiter: t(`review.delimiter.${DELIMITERS[file.delimiter]}`),
        })
      : t('review.xlsx'),
    formatBytes(file.bytes, locale),
  ]
  return (
    <span className={styles.counts}>
      {facts.map(fact => (
        <span key={fact}>{fact}</span>
      ))}
    </span>
  )
}
