import type { Chart } from '../index.ts'

const MONTHS = [
  'jan',
  'feb',
  'mars',
  'apr',
  'maj',
  'juni',
  'juli',
  'aug',
  'sep',
  'okt',
  'nov',
  'dec',
] as const
const FIRST_YEAR = 2023

/** Months one after another, as a chart names them. */
export function months(count: number): string[] {
  return Array.from(
    { length: count },
    (_, index) => `${MONTHS[index % 12]} ${FIRST_YEAR + Math.floor(index / 12)}`,
  )
}

/** So many values between zero and `most`, the same each time. */
export function values(count: number, most: number): number[] {
  return Array.from({ length: count }, (_, index) => Math.round((most * ((index * 37) % 101)) / 100))
}

/** A chart of two series over a year, with a gap, to be changed by tests. */
export const CHART: Chart = {
  kind: 'stacked',
  title: 'Besök per månad',
  subtitle: 'Antal besök, januari–december 2023',
  source: 'Källa: journalen, 31 december 2023',
  locale: 'sv',
  categories: months(12),
  series: [
    { name: 'Hälsoundersökning', values: values(12, 40).map((value, index) => (index === 4 ? null : value)) },
    { name: 'Samtal', values: values(12, 23).map((value, index) => (index === 4 ? null : value)) },
  ],
  note: 'Månader med färre än fem besök visas inte.',
}
