import { checkGuide, type Finding, type FindingGroup, findingGroups } from '@salvia/core/personnel-file'
import { visible } from '../../../output/escape.ts'
import { count } from '../../../output/quantities.ts'
import type { Screen } from '../../../output/screen.ts'
import { spread, wrap } from '../../../output/wrap.ts'
import { curesOf, placesOf } from './groups.ts'
import { INDENT, renderPlace } from './place.ts'
import type { Delimiter, Review } from './review.ts'
import { DELIMITER_TEXTS, REVIEW_TEXTS as TEXTS } from './texts.ts'
import { counted, renderVerdict } from './verdict.ts'

/** The review of one file, for people: findings by check with their first places, then the verdict. */
export function prettyReview(review: Review, screen: Screen): string {
  const groups = findingGroups(review.report.findings)
  return [
    heading(review, screen),
    ...groups.flatMap(group => ['', ...renderGroup(group, review, screen)]),
    '',
    ...renderVerdict(review, groups, screen),
  ].join('\n')
}

function heading({ path, report }: Review, screen: Screen): string {
  const { file, rows } = report
  const facts = [
    counted(rows, TEXTS.row, TEXTS.rows, screen),
    ...(file.format === 'xlsx' ? ['xlsx'] : []),
    ...(file.encoding === null ? [] : [file.encoding]),
    ...(file.delimiter === null ? [] : [delimiterText(file.delimiter, screen)]),
  ]
  const between = screen.markSet === 'words' ? ', ' : ` ${screen.marks.dot} `
  const [line = '', ...below] = wrap(
    `${visible(path).replaceAll('•', screen.marks.masked)}   ${facts.join(between)}`,
    screen.width,
  )
  return [screen.paint.strong(line), ...below].join('\n')
}

/** The sign between the cells. A screen reader would skip it, so there it has its name. */
function delimiterText(delimiter: Delimiter, screen: Screen): string {
  const isNamed = delimiter === '\t' || screen.markSet === 'words'
  return screen.say(TEXTS.delimiter, {
    delimiter: isNamed ? screen.say(DELIMITER_TEXTS[delimiter]) : delimiter,
  })
}

function renderGroup(group: FindingGroup, review: Review, screen: Screen): string[] {
  const { paint, marks, locale, width } = screen
  const isWarning = group.severity === 'warning'
  const colour = isWarning ? paint.warning : paint.error
  const guide = checkGuide(group.code, locale)
  const total = review.report.counts.byCode[group.code] ?? group.findings.length
  const title = `${isWarning ? marks.warning : marks.error} ${group.code}  ${guide.heading}`
  const isOfCells = ['cell', 'column', 'organisation'].includes(guide.scope)
  const amount = isOfCells
    ? counted(total, TEXTS.cell, TEXTS.cells, screen)
    : counted(total, TEXTS.place, TEXTS.places, screen)
  const lines = wrap(title, width)
  const room = lines.length > 1 ? width - 2 : width
  const [first = '', ...others] = [...lines.slice(0, -1), ...spread(lines.at(-1) ?? '', amount, room)]
  // Headers are few and each must be corrected, so all are shown.
  const limit = guide.scope === 'header' ? 0 : review.placesPerCheck
  return [
    colour(first),
    ...others.map(text => `  ${colour(text)}`),
    ...renderCures(group, total, { ...review, placesPerCheck: limit }, screen),
  ]
}

/** The first places of a check, grouped by remedy, with each remedy below its places. */
function renderCures(group: FindingGroup, total: number, review: Review, screen: Screen): string[] {
  const shown = new Set(group.findings.slice(0, review.placesPerCheck || group.findings.length))
  const left = total - shown.size
  const more = left > 0 ? [INDENT + screen.say(TEXTS.more, { count: count(left, screen.locale) })] : []
  const cures = curesOf(group, screen.locale).map(({ remedy, findings }) => ({
    remedy: wrap(screen.say(TEXTS.howTo, { fix: visible(remedy) }), screen.width - INDENT.length).map(
      text => INDENT + text,
    ),
    places: renderPlaces(
      findings.filter(finding => shown.has(finding)),
      review,
      screen,
    ),
  }))
  // With a single remedy, places that are not shown have the same remedy.
  if (cures.length === 1) return cures.flatMap(({ places, remedy }) => [...places, ...more, ...remedy])
  return [...cures.flatMap(({ places, remedy }) => [...places, ...remedy]), ...more]
}

function renderPlaces(findings: readonly Finding[], { frames }: Review, screen: Screen): string[] {
  return placesOf(findings).flatMap(same => renderPlace(same, frames, screen))
}
