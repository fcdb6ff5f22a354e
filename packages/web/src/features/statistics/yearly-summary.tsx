import { areaInSentence, per100, type YearlyGraph } from '@salvia/core/statistics'
import { formatNumber } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/i18n.ts'
import styles from './statistics.module.css'
import { useTexts } from './texts.ts'

/** Of more parts of the organisation the picture and the table tell. */
const MOST_TOLD = 3

/** The figures about health of the last year that is told, in words. */
export function YearlySummary({ graph }: { readonly graph: YearlyGraph }) {
  const t = useTexts()
  const locale = useLocale()
  const last = graph.years.findLast(({ figures }) => figures.some(({ people }) => people !== null))
  return (
    <ul className={styles.summaries}>
      {last?.figures.slice(0, last.figures.length > MOST_TOLD ? 1 : MOST_TOLD).map(figure => {
        const { area, people, employed } = figure
        const rate = people === null ? null : per100(people, employed)
        if (people === null || rate === null) return null
        const values = {
          year: String(last.year),
          area: areaInSentence(figure, locale),
          count: people,
          rate: formatNumber(rate, locale),
        }
        return <li key={area.id}>{t(graph.graph === 'own' ? 'figure.own' : 'figure.reasons', values)}</li>
      })}
    </ul>
  )
}
