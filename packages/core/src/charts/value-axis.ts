import type { Locale } from '../i18n/index.ts'
import type { Chart } from './chart.ts'

export interface ValueAxis {
  /** From zero upwards; the last is the end of the axis. */
  readonly ticks: readonly number[]
  readonly end: number
}

const STEPS = [1, 2, 5, 10] as const
/** Percent are written with one decimal: smaller steps would have equal labels. */
const LEAST_STEP = { count: 1, percent: 0.1 } as const

/**
 * An axis from zero to a round number that is no less than the greatest value. Counts have whole steps only.
 * @example valueAxis(23, 'count', 5) // {ticks: [0, 5, 10, 15, 20, 25], end: 25}
 */
export function valueAxis(greatest: number, unit: 'count' | 'percent', mostSteps: number): ValueAxis {
  const span = greatest > 0 ? greatest : 1
  const tenth = 10 ** Math.floor(Math.log10(span / mostSteps))
  const step = STEPS.map(factor => factor * tenth).find(size => span / size <= mostSteps) ?? span
  const whole = Math.max(LEAST_STEP[unit], step)
  const count = Math.max(1, Math.ceil(span / whole - 1e-9))
  const ticks = Array.from({ length: count + 1 }, (_, index) => Number((index * whole).toPrecision(12)))
  return { ticks, end: ticks.at(-1) ?? 1 }
}

const LANGUAGES: Readonly<Record<Locale, string>> = { sv: 'sv-SE', en: 'en-GB' }

/** A value as the reader's language writes it, at most one decimal. @example '12 500', '4,5 %' */
export function valueFormat({ locale, unit }: Chart): (value: number) => string {
  const isPercent = unit === 'percent'
  const format = new Intl.NumberFormat(LANGUAGES[locale], {
    style: isPercent ? 'percent' : 'decimal',
    maximumFractionDigits: 1,
  })
  return value => format.format(isPercent ? value / 100 : value)
}
