import {
  type CheckCode,
  checkGuide,
  type Finding,
  type FindingGroup as Findings,
  findingMessage,
  findingRemedy,
  type Severity,
} from '@salvia/core/personnel-file'
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

/** The number of rows shown at first; a button shows the rest. */
const SHOWN_AT_FIRST = 10

interface FindingGroupProps {
  readonly group: Findings
  /** The number of findings. The report contains only the first ones. */
  readonly count: number
  readonly headingLevel: 3 | 4
}

/** The findings of one check: where they are, the values, and what to do. Unfolded in print. */
export function FindingGroup({ group, count, headingLevel }: FindingGroupProps) {
  const { code, severity, findings } = group
  const t = useTexts()
  const locale = useLocale()
  const [shown, setShown] = useState(SHOWN_AT_FIRST)
  useEffect(() => {
    const showAll = (): void => flushSync(() => setShown(findings.length))
    window.addEventListener('beforeprint', showAll)
    return () => window.removeEventListener('beforeprint', showAll)
  }, [findings.length])
  const { heading } = checkGuide(code, locale)
  const messages = new Set(findings.map(finding => findingMessage(finding, locale)))
  // A message that is the same for all findings is shown once, above what to do.
  const message = messages.size === 1 ? [...messages][0] : undefined
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
      {message && <p>{message}</p>}
      <Remedies findings={findings} />
      <FindingTable
        hasMessages={!message}
        caption={`${t(`severity.${severity}`)}: ${heading}`}
        findings={findings}
        shown={shown}
      />
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

/** What to do, once for each different remedy. */
function Remedies({ findings }: { readonly findings: readonly Finding[] }) {
  const t = useTexts()
  const locale = useLocale()
  const cases = [...Map.groupBy(findings, finding => findingRemedy(finding, locale))]
  const [only] = cases
  if (only && cases.length === 1) {
    return (
      <p className={styles.remedy}>
        <strong>{t('fix')}:</strong> {only[0]}
      </p>
    )
  }
  return (
    <dl className={styles.remedies}>
      {cases.map(([remedy, found]) => (
        <div key={remedy}>
          <dt>{[...new Set(found.map(finding => findingMessage(finding, locale)))].join(' ')}</dt>
          <dd>
            <strong>{t('fix')}:</strong> {remedy}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The rule behind a check; `salvia explain` shows the same text. */
function Explanation({ code }: { readonly code: CheckCode }) {
  const t = useTexts()
  const locale = useLocale()
  const { why, accepted } = checkGuide(code, locale)
  return (
    <details className={styles.explanation}>
      <summary>{t('explain')}</summary>
      <dl>
        <dt>{t('accepted')}</dt>
        <dd>{accepted}</dd>
        <dt>{t('why')}</dt>
        <dd>{why}</dd>
      </dl>
    </details>
  )
}
