import { dateWithoutWeekday } from '@salvia/core/i18n'
import { lastOfMonth } from '@salvia/core/primitives'
import {
  type MonthlyGraph,
  type Period,
  periodInWords,
  type StatisticsUnit,
  type YearlyGraph,
} from '@salvia/core/statistics'
import { useLocale } from '../../i18n/i18n.ts'
import styles from './statistics.module.css'
import { useTexts } from './texts.ts'

interface GraphNotesProps<G> {
  readonly graph: G
  readonly unit: StatisticsUnit
}

/** What a graph leaves out, and why: a line for each. */
export function GraphNotes({ graph, unit }: GraphNotesProps<MonthlyGraph | YearlyGraph>) {
  return graph.kind === 'months' ? <MonthNotes graph={graph} /> : <YearNotes graph={graph} unit={unit} />
}

type Month = MonthlyGraph['months'][number]

/** Neighbouring months that are missing for the same reason. */
interface Stretch extends Period {
  readonly first: Month
}

function stretchesOf(months: readonly Month[]): Stretch[] {
  const reasonOf = ({ gap, standsIn }: Month): string => `${gap} ${standsIn?.id}`
  const stretches: Stretch[] = []
  for (const month of months) {
    const last = stretches.at(-1)
    const to = lastOfMonth(month.month)
    if (last && reasonOf(last.first) === reasonOf(month)) stretches[stretches.length - 1] = { ...last, to }
    else stretches.push({ first: month, from: month.month, to })
  }
  return stretches.filter(({ first }) => first.gap !== null || first.standsIn !== null)
}

function MonthNotes({ graph: { months, countedUntil } }: { readonly graph: MonthlyGraph }) {
  const t = useTexts()
  const locale = useLocale()
  const running = months.find(({ month }) => month <= countedUntil && lastOfMonth(month) > countedUntil)
  const stretches = stretchesOf(months)
  if (!running && stretches.length === 0) return null
  return (
    <ul className={styles.notes}>
      {stretches.map(({ from, to, first: { gap, standsIn } }) => {
        const values = { months: periodInWords({ from, to }, locale), unit: standsIn?.name ?? '' }
        const text =
          gap === 'not-counted'
            ? t('gap.notCounted', values)
            : t(gap === null ? 'gap.standsAbove' : 'gap.fewEmployed', values)
        return <li key={from}>{text}</li>
      })}
      {running && <li>{t('running', { day: dateWithoutWeekday(countedUntil, locale) })}</li>}
    </ul>
  )
}

const FIGURE_GAPS = { 'few-in': 'gap.fewIn', 'few-outside': 'gap.fewOutside' } as const
const YEAR_GAPS = { 'not-made': 'gap.notMade', 'few-employed': 'gap.fewEmployedYear' } as const

function YearNotes({ graph: { years }, unit }: GraphNotesProps<YearlyGraph>) {
  const t = useTexts()
  const lines = years.flatMap(({ year: number, figures, gap }) => {
    const year = String(number)
    if (gap) return [t(YEAR_GAPS[gap], { year, next: String(number + 1) })]
    const [own] = figures
    const elsewhere =
      own && own.gap === null && own.area.id !== unit.id ? [t('gap.area', { year, area: own.area.name })] : []
    const gaps = figures.flatMap(({ area, gap: why }) =>
      why ? [t(FIGURE_GAPS[why], { year, area: area.name })] : [],
    )
    return [...elsewhere, ...gaps]
  })
  if (lines.length === 0) return null
  return (
    <ul className={styles.notes}>
      {lines.map(line => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
