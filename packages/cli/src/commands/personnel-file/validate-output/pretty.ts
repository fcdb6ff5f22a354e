import type { Text } from '@salvia/core/i18n'
import { checkGuide, type Finding, type Report } from '@salvia/core/personnel-file'
import { visible } from '../../../output/escape.ts'
import { columnLetters, listed } from '../../../output/places.ts'
import { count } from '../../../output/quantities.ts'
import type { Screen } from '../../../output/screen.ts'
import { spread, wrap } from '../../../output/wrap.ts'
import { drawFrame } from './frame.ts'
import { type Group, groupsOf, placesOf } from './groups.ts'
import type { Frame, Review } from './review.ts'
import { NOT_RUN_TEXTS, REVIEW_TEXTS as TEXTS } from './texts.ts'

const INDENT = '   '

/** The review of one file, for people: findings by check, the first place of each drawn, the verdict last. */
export function prettyReview(review: Review, screen: Screen): string {
  const { report } = review
  return [
    heading(review, screen),
    ...groupsOf(report.findings).flatMap(group => ['', ...drawGroup(group, review, screen)]),
    '',
    ...verdict(review, screen),
  ].join('\n')
}

function heading({ path, report }: Review, screen: Screen): string {
  const { file, rows } = report
  const facts = [
    counted(rows, TEXTS.row, TEXTS.rows, screen),
    ...(file.format === 'xlsx' ? ['xlsx'] : []),
    ...(file.encoding === null || file.format === 'xlsx' ? [] : [file.encoding]),
    ...(file.delimiter === null
      ? []
      : [screen.say(TEXTS.delimiter, { delimiter: delimiterName(file.delimiter, screen) })]),
  ]
  return `${screen.paint.strong(visible(path))}   ${facts.join(` ${screen.marks.dot} `)}`
}

function delimiterName(delimiter: string, screen: Screen): string {
  return delimiter === '\t' ? screen.say(TEXTS.tab) : delimiter
}

function drawGroup(group: Group, review: Review, screen: Screen): string[] {
  const { paint, marks, locale, width } = screen
  const [first] = group.findings
  const isWarning = group.severity === 'warning'
  const colour = isWarning ? paint.warning : paint.error
  const guide = checkGuide(group.code, locale)
  const total = review.report.counts.byCode[group.code] ?? group.findings.length
  const title = `${isWarning ? marks.warning : marks.error} ${group.code}  ${guide.heading}`
  const amount =
    first.columnIndex === undefined || first.row === 1
      ? counted(total, TEXTS.place, TEXTS.places, screen)
      : counted(total, TEXTS.cell, TEXTS.cells, screen)
  const [line = '', ...below] = spread(title, amount, width)
  return [
    colour(line),
    ...below.map(text => `${INDENT}${text}`),
    ...drawPlaces(group, total, review, screen),
    ...wrap(screen.say(TEXTS.howTo, { fix: guide.fix }), width - INDENT.length).map(
      text => INDENT + paint.dim(text),
    ),
  ]
}

function drawPlaces(group: Group, total: number, review: Review, screen: Screen): string[] {
  const limit = review.placesPerCheck === 0 ? group.findings.length : review.placesPerCheck
  const shown = group.findings.slice(0, limit)
  const lines = placesOf(shown).flatMap(findings => {
    const frame = review.frames.find(({ findingId }) => findingId === findings[0].id)
    return frame ? framedPlace(frame, findings, screen) : plainPlace(findings, screen)
  })
  const left = total - shown.length
  return left > 0 ? [...lines, INDENT + screen.say(TEXTS.more, { count: count(left, screen.locale) })] : lines
}

function framedPlace(frame: Frame, findings: readonly [Finding, ...Finding[]], screen: Screen): string[] {
  const [first, ...others] = findings
  const lines = drawFrame(frame, first, whereOf(first, screen), screen)
  if (others.length === 0) return lines
  const rows = listed(
    others.map(({ row }) => String(row)),
    screen.say(TEXTS.and),
  )
  return [...lines, `${INDENT} ${screen.paint.dim(screen.marks.end)} ${screen.say(TEXTS.alsoRows, { rows })}`]
}

function plainPlace(findings: readonly [Finding, ...Finding[]], screen: Screen): string[] {
  const [first] = findings
  const rows = listed(
    findings.flatMap(({ row }) => (row === undefined ? [] : [String(row)])),
    screen.say(TEXTS.and),
  )
  const where = whereOf({ ...first, ...(rows === '' ? {} : { row: rows }) }, screen)
  const path = first.path?.map(visible).join(' > ')
  const words = [where, visible(first.message)].filter(text => text !== '').join(': ')
  return [words, ...(path ? [path] : [])].flatMap(text =>
    wrap(text, screen.width - INDENT.length).map(line => INDENT + line.replaceAll('•', screen.marks.masked)),
  )
}

type Place = Pick<Finding, 'column' | 'columnIndex'> & { row?: number | string | undefined }

function whereOf({ row, column, columnIndex }: Place, screen: Screen): string {
  if (row === undefined) return ''
  if (column === undefined) return screen.say(TEXTS.atRow, { row })
  const name = visible(column)
  // A header that is missing stands in no column.
  if (columnIndex === undefined) return screen.say(TEXTS.atColumn, { column: name })
  return screen.say(TEXTS.at, { row, letters: columnLetters(columnIndex), column: name })
}

function verdict({ report, milliseconds }: Review, screen: Screen): string[] {
  const { paint, marks, width, locale } = screen
  const { counts, outcome, rows } = report
  const totals = [
    ...(counts.fatal > 0 ? [screen.say(TEXTS.fatal, { count: count(counts.fatal, locale) })] : []),
    counted(counts.error, TEXTS.error, TEXTS.errors, screen),
    counted(counts.warning, TEXTS.warning, TEXTS.warnings, screen),
  ].join(', ')
  const inRows = screen.say(TEXTS.in, { rows: counted(rows, TEXTS.row, TEXTS.rows, screen) })
  const passed = outcome === 'passed' ? `${marks.ok} ${screen.say(TEXTS.passed)}  ` : ''
  const seconds = new Intl.NumberFormat(locale === 'sv' ? 'sv-SE' : 'en-GB', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  const colour = outcome === 'passed' ? paint.ok : paint.error
  const [line = '', ...below] = spread(
    `${passed}${totals} ${inRows}`,
    `${seconds.format(milliseconds / 1000)} s`,
    width,
  )
  return [
    colour(line),
    ...below,
    ...(outcome === 'rejected' ? wrap(screen.say(TEXTS.rejected), width) : []),
    ...notRun(report, screen),
    ...(report.truncated ? wrap(screen.say(TEXTS.truncated), width) : []),
    ...explainHint(report, screen),
  ]
}

/** What was not looked at, so that a file never looks better than it is. */
function notRun({ coverage }: Report, screen: Screen): string[] {
  return Object.entries(NOT_RUN_TEXTS).flatMap(([reason, text]: [string, Text | null]) => {
    const codes = coverage.notRun.filter(check => check.reason === reason).map(({ code }) => code)
    if (text === null || codes.length === 0) return []
    return wrap(screen.say(TEXTS.notRun, { reason: screen.say(text), codes: codes.join(', ') }), screen.width)
  })
}

function explainHint({ findings }: Report, screen: Screen): string[] {
  const [first] = findings
  return first ? [` ${screen.say(TEXTS.explain)}  salvia explain ${first.code}`] : []
}

function counted(value: number, one: Text, many: Text, screen: Screen): string {
  return value === 1 ? screen.say(one) : screen.say(many, { count: count(value, screen.locale) })
}
