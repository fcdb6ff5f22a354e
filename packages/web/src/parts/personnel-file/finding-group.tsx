import { type CheckCode, checkGuide, type Finding, type Severity } from '@salvia/core/personnel-file'
import { type LucideIcon, OctagonAlert, OctagonX, TriangleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocale } from '../../i18n/i18n.ts'
import { Button } from '../../ui/button.tsx'
import styles from './finding-group.module.css'
import { FindingTable } from './finding-table.tsx'
import { useTexts } from './texts.ts'

const ICONS: Readonly<Record<Severity, LucideIcon>> = {
  fatal: OctagonX,
  error: OctagonAlert,
  warning: TriangleAlert,
}

/** So many rows are shown at first; the rest one asks for. */
const SHOWN_AT_FIRST = 10

interface FindingGroupProps {
  readonly code: CheckCode
  readonly severity: Severity
  readonly findings: readonly Finding[]
  /** All that were found; the report keeps the first of them. */
  readonly count: number
  readonly headingLevel: 3 | 4
}

/** What one check found: where, the values, and what to do about it. On paper nothing is left to unfold. */
export function FindingGroup({ code, severity, findings, count, headingLevel }: FindingGroupProps) {
  const t = useTexts()
  const locale = useLocale()
  const [shown, setShown] = useState(SHOWN_AT_FIRST)
  useEffect(() => {
    const showAll = (): void => flushSync(() => setShown(findings.length))
    window.addEventListener('beforeprint', showAll)
    return () => window.removeEventListener('beforeprint', showAll)
  }, [findings.length])
  const { heading } = checkGuide(code, locale)
  const Icon = ICONS[severity]
  const Heading = `h${headingLevel}` as const
  const hidden = findings.length - shown
  return (
    <section
      className={styles.group}
      data-severity={severity}
      aria-label={`${t(`severity.${severity}`)}: ${heading}`}
    >
      <div className={styles.head}>
        <Icon aria-hidden className={styles.icon} />
        <Heading>{heading}</Heading>
        <span className={styles.facts}>
          <code translate="no">{code}</code>
          {findings.some(finding => finding.row !== undefined) && <span>{t('places', { count })}</span>}
        </span>
      </div>
      <FindingTable caption={`${t(`severity.${severity}`)}: ${heading}`} findings={findings} shown={shown} />
      {hidden > 0 && (
        <Button variant="tertiary" size="small" onClick={() => setShown(findings.length)}>
          {t('showAll', { count: hidden })}
        </Button>
      )}
      {count > findings.length && (
        <p className={styles.kept}>{t('kept', { shown: findings.length, count })}</p>
      )}
      <Explanation code={code} />
    </section>
  )
}

/** The rule behind a check, the same text as `salvia explain` shows. */
function Explanation({ code }: { readonly code: CheckCode }) {
  const t = useTexts()
  const locale = useLocale()
  const { why, accepted, fix } = checkGuide(code, locale)
  return (
    <details className={styles.explanation}>
      <summary>{t('explain')}</summary>
      <dl>
        <dt>{t('fix')}</dt>
        <dd>{fix}</dd>
        <dt>{t('accepted')}</dt>
        <dd>{accepted}</dd>
        <dt>{t('why')}</dt>
        <dd>{why}</dd>
      </dl>
    </details>
  )
}
