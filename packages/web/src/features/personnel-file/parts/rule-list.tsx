import { type CheckCode, checkGuide, type FindingGroup, SEVERITIES } from '@salvia/core/personnel-file'
import { formatNumber } from '../../../i18n/format.ts'
import { useLocale } from '../../../i18n/i18n.ts'
import { SelectField } from '../../../ui/field/select-field.tsx'
import { useMediaQuery } from '../../../ui/use-media-query.ts'
import styles from './rule-list.module.css'
import { useTexts } from './texts.ts'

/** From this width the rules are a column beside the places, below it a menu above them. */
const WIDE = '(min-width: 1200px)'

interface RuleListProps {
  readonly groups: readonly FindingGroup[]
  readonly countOf: (group: FindingGroup) => number
  /** The chosen rule; null for all. */
  readonly chosen: CheckCode | null
  readonly onChoose: (code: CheckCode | null) => void
  readonly headingLevel: 2 | 3
}

/** The rules that a file breaks, with the number of places; the user chooses one of them or all. */
export function RuleList(props: RuleListProps) {
  return useMediaQuery(WIDE) ? <RuleColumn {...props} /> : <RuleMenu {...props} />
}

function RuleColumn({ groups, countOf, chosen, onChoose, headingLevel }: RuleListProps) {
  const t = useTexts()
  const locale = useLocale()
  const Heading = `h${headingLevel}` as const
  const choice = (code: CheckCode | null, text: string, count: number) => (
    <button
      type="button"
      className={styles.rule}
      aria-pressed={chosen === code}
      onClick={() => onChoose(code)}
    >
      <span className={styles.name}>{text}</span>
      <span className={styles.count}>{formatNumber(count, locale)}</span>
    </button>
  )
  return (
    <section aria-label={t('rules')} className={styles.rules}>
      {choice(null, t('word.all'), sum(groups.map(countOf)))}
      {SEVERITIES.map(severity => {
        const own = groups.filter(group => group.severity === severity)
        if (own.length === 0) return null
        return (
          <div key={severity} data-severity={severity}>
            <Heading className={styles.severity}>{t(`severity.${severity}`)}</Heading>
            <ul>
              {own.map(group => (
                <li key={group.code}>
                  {choice(group.code, checkGuide(group.code, locale).heading, countOf(group))}
                </li>
              ))}
            </ul>
          </div>
        )
      })}
    </section>
  )
}

const ALL = 'all'

function RuleMenu({ groups, countOf, chosen, onChoose }: RuleListProps) {
  const t = useTexts()
  const locale = useLocale()
  const label = (text: string, count: number): string =>
    t('ruleWithCount', { rule: text, count: formatNumber(count, locale) })
  return (
    <SelectField<CheckCode | typeof ALL>
      label={t('rule')}
      value={chosen ?? ALL}
      onValue={value => onChoose(value === ALL ? null : value)}
      options={[
        { value: ALL, label: label(t('word.all'), sum(groups.map(countOf))) },
        ...groups.map(group => ({
          value: group.code,
          label: label(checkGuide(group.code, locale).heading, countOf(group)),
        })),
      ]}
    />
  )
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
