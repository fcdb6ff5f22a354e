import {
  checkGuide,
  type FindingGroup,
  findingMessage,
  findingRemedy,
  type Severity,
} from '@salvia/core/personnel-file'
import { type LucideIcon, OctagonAlert, OctagonX, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocale } from '../../../i18n/i18n.ts'
import { IdText } from '../../../ui/id-text.tsx'
import styles from './rule-details.module.css'
import { useTexts } from './texts.ts'

const ICONS: Readonly<Record<Severity, LucideIcon>> = {
  fatal: OctagonX,
  error: OctagonAlert,
  warning: TriangleAlert,
}

interface RuleDetailsProps {
  readonly group: FindingGroup
  /** The number of findings. The report contains only the first ones. */
  readonly count: number
  readonly headingLevel: 2 | 3
  /** The table of the places. */
  readonly children: ReactNode
}

/** One rule: its name and code, its places, and the explanation that `salvia explain` shows too. */
export function RuleDetails({ group, count, headingLevel, children }: RuleDetailsProps) {
  const { code, severity, findings } = group
  const t = useTexts()
  const locale = useLocale()
  const { heading, why, accepted } = checkGuide(code, locale)
  const Icon = ICONS[severity]
  const Heading = `h${headingLevel}` as const
  return (
    <section
      className={styles.rule}
      data-severity={severity}
      aria-label={`${t(`severity.${severity}`)}: ${heading}`}
    >
      <div className={styles.head}>
        <Icon aria-hidden className={styles.icon} />
        <Heading>{heading}</Heading>
        <span className={styles.facts}>
          <code translate="no">{code}</code>
          {findings[0].row !== undefined && <span>{t('places', { count })}</span>}
        </span>
      </div>
      {isOfWholeFile(group) ? (
        <p>
          {findingMessage(findings[0], locale)} {findingRemedy(findings[0], locale)}{' '}
          <IdText>{findings[0].id}</IdText>
        </p>
      ) : (
        children
      )}
      {count > findings.length && (
        <p className={styles.facts}>{t('kept', { shown: findings.length, count })}</p>
      )}
      <details className={styles.explanation}>
        <summary>{t('explain')}</summary>
        <dl>
          <dt>{t('accepted')}</dt>
          <dd>{accepted}</dd>
          <dt>{t('why')}</dt>
          <dd>{why}</dd>
        </dl>
      </details>
    </section>
  )
}

/** A finding about the whole file has no place to list. */
function isOfWholeFile({ findings }: FindingGroup): boolean {
  return findings.length === 1 && findings[0].row === undefined
}
