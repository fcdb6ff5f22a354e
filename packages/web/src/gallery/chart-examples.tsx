import type { Chart } from '@salvia/core/charts'
import { CHART, months, values } from '@salvia/core/charts/testing'
import { ChartFigure } from '../ui/chart-figure.tsx'
import styles from './gallery.module.css'

const UNITS = ['Produktion', 'Lager och logistik', 'Kontor', 'Region Väst', 'Ledning'] as const
const CAUSES = ['Rygg, nacke och axlar', 'Stress och psykisk ohälsa', 'Hörsel', 'Medicinsk kontroll'] as const

const ofUnits = (count: number, most: number): Chart['series'] =>
  UNITS.map((name, index) => ({ name, values: values(count, most - index) }))

const CHARTS: readonly Chart[] = [
  CHART,
  { ...CHART, title: 'Besök per månad och enhet', categories: months(24), series: ofUnits(24, 40) },
  {
    ...CHART,
    kind: 'lines',
    unit: 'percent',
    title: 'Sjukfrånvaro per enhet',
    series: ofUnits(12, 9),
  },
  {
    ...CHART,
    kind: 'bars',
    title: 'Besök per orsak',
    categories: CAUSES,
    series: ofUnits(4, 30).slice(0, 2),
  },
]

export function ChartExamples() {
  return (
    <div className={styles.wide}>
      {CHARTS.map(chart => (
        <ChartFigure key={chart.title} chart={chart} />
      ))}
    </div>
  )
}
