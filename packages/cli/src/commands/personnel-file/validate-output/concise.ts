import { fillText, type Locale } from '@salvia/core/i18n'
import { columnLetters, type Finding, type Report } from '@salvia/core/personnel-file'
import { visible } from '../../../output/escape.ts'
import type { Review } from './review.ts'
import { REVIEW_TEXTS } from './texts.ts'

/** One line for each finding, in the format that editors and log readers know, and one line for each file. */
export function conciseReview({ path, report, showValues }: Review, locale: Locale): string {
  const name = visible(path)
  return [
    ...report.findings.map(finding => `${name}:${findingLine(finding, showValues, locale)}`),
    `${name}: ${summary(report)}`,
  ].join('\n')
}

function findingLine(finding: Finding, showValues: boolean, locale: Locale): string {
  const { id, severity, code, message, row, column, columnIndex, value, suggestion } = finding
  const place = [row, columnIndex].filter(part => part !== undefined).join(':')
  const letters = columnIndex === undefined ? '' : `${columnLetters(columnIndex)} `
  const where = column === undefined ? '' : ` (${letters}${visible(column)})`
  const meant =
    suggestion === undefined
      ? ''
      : ` ${fillText(REVIEW_TEXTS.meant, locale, { suggestion: visible(suggestion) })}`
  const told = showValues && value !== undefined ? ` "${visible(value)}"` : ''
  return `${place === '' ? '' : `${place}:`} ${severity} ${code} ${visible(message)}${told}${meant}${where} [${id}]`
}

function summary({ outcome, rows, counts, truncated, findings }: Report): string {
  const parts = [
    ...(counts.fatal > 0 ? [plural(counts.fatal, 'fatal', 'fatal')] : []),
    plural(counts.error, 'error', 'errors'),
    plural(counts.warning, 'warning', 'warnings'),
    plural(rows, 'row', 'rows'),
    ...(truncated ? [`only ${findings.length} findings listed`] : []),
  ]
  return (outcome === 'errors' ? parts : [outcome, ...parts]).join(', ')
}

function plural(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}
