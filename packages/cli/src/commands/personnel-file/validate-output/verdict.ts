import type { Text } from '@salvia/core/i18n'
import type { FindingGroup, Report } from '@salvia/core/personnel-file'
import { count } from '../../../output/quantities.ts'
import type { Screen } from '../../../output/screen.ts'
import { shellWord } from '../../../output/shell-word.ts'
import { commandHint, spread, wrap } from '../../../output/wrap.ts'
import type { Review } from './review.ts'
import { NOT_RUN_TEXTS, REVIEW_TEXTS as TEXTS } from './texts.ts'

/** A longer list of codes would not help the reader. */
const CODES_SHOWN = 3

/** The summary of a review: totals, checks that were not run, and where to read more. */
export function renderVerdict(
  { path, report, milliseconds }: Review,
  groups: readonly FindingGroup[],
  screen: Screen,
): string[] {
  const { paint, marks, width, locale } = screen
  const { counts, outcome, rows } = report
  const inRows = screen.say(TEXTS.in, { rows: counted(rows, TEXTS.row, TEXTS.rows, screen) })
  const passed = outcome === 'passed' ? `${marks.ok} ${screen.say(TEXTS.passed)}  ` : ''
  const [line = '', ...below] = spread(
    `${passed}${totalsOf(counts, screen)} ${inRows}`,
    seconds(milliseconds, locale),
    width,
  )
  return [
    outcome === 'passed' ? paint.ok(line) : paint.error(line),
    ...below,
    ...(outcome === 'rejected' ? wrap(screen.say(TEXTS.rejected), width) : []),
    ...notRun(report, screen),
    ...(report.truncated ? wrap(screen.say(TEXTS.truncated), width) : []),
    ...groups.slice(0, 1).flatMap(({ code, findings: [{ id }] }) => [
      ...commandHint(screen.say(TEXTS.explain), `salvia explain ${code}`, width),
      // What came on standard input is gone.
      ...(path === '-'
        ? []
        : commandHint(screen.say(TEXTS.explainOne), `salvia explain ${id} ${shellWord(path)}`, width)),
    ]),
  ]
}

interface Counts {
  readonly fatal: number
  readonly error: number
  readonly warning: number
}

/** Number of findings by severity; all commands use the same words. @example '2 fel, 1 varning' */
export function totalsOf({ fatal, error, warning }: Counts, screen: Screen): string {
  return [
    ...(fatal > 0 ? [counted(fatal, TEXTS.fatal, TEXTS.fatals, screen)] : []),
    counted(error, TEXTS.error, TEXTS.errors, screen),
    counted(warning, TEXTS.warning, TEXTS.warnings, screen),
  ].join(', ')
}

/** The checks that were not run, so that a file never looks better than it is. */
function notRun({ coverage }: Report, screen: Screen): string[] {
  return Object.entries(NOT_RUN_TEXTS).flatMap(([reason, text]: [string, Text | null]) => {
    const codes = coverage.notRun.filter(check => check.reason === reason).map(({ code }) => code)
    if (text === null || codes.length === 0) return []
    const what =
      codes.length > CODES_SHOWN ? screen.say(TEXTS.checks, { count: codes.length }) : codes.join(', ')
    return wrap(screen.say(TEXTS.notRun, { reason: screen.say(text), what }), screen.width)
  })
}

function seconds(milliseconds: number, locale: Screen['locale']): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
  return `${new Intl.NumberFormat(locale === 'sv' ? 'sv-SE' : 'en-GB', digits).format(milliseconds / 1000)} s`
}

/** A number with its noun in singular or plural. */
export function counted(value: number, one: Text, many: Text, screen: Screen): string {
  return value === 1 ? screen.say(one) : screen.say(many, { count: count(value, screen.locale) })
}
