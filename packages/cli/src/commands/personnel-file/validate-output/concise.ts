import { columnLetters, type Finding, type Report } from '@salvia/core/personnel-file'
import { visible } from '../../../output/escape.ts'
import type { Review } from './review.ts'

/** One line a finding, in the form that editors and log readers know, and one line a file. */
export function conciseReview({ path, report }: Review): string {
  const name = visible(path)
  return [
    ...report.findings.map(finding => `${name}:${findingLine(finding)}`),
    `${name}: ${summary(report)}`,
  ].join('\n')
}

function findingLine({ severity, code, message, row, column, columnIndex }: Finding): string {
  const place = [row, columnIndex].filter(part => part !== undefined).join(':')
  const letters = columnIndex === undefined ? '' : `${columnLetters(columnIndex)} `
  const where = column === undefined ? '' : ` (${letters}${visible(column)})`
  return `${place === '' ? '' : `${place}:`} ${severity} ${code} ${visible(message)}${where}`
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
