import { columnLetters, type Finding } from '@salvia/core/personnel-file'
import { visible } from '../../../output/escape.ts'
import { listed } from '../../../output/listed.ts'
import type { Screen } from '../../../output/screen.ts'
import { wrap } from '../../../output/wrap.ts'
import { renderFrame } from './frame.ts'
import type { Frame } from './review.ts'
import { REVIEW_TEXTS as TEXTS } from './texts.ts'

export const INDENT = '   '

/** Findings with the same message and column: the first is shown among its neighbours, if they are known. */
export function renderPlace(
  findings: readonly [Finding, ...Finding[]],
  frames: readonly Frame[],
  screen: Screen,
): string[] {
  const [first, ...others] = findings
  const frame = frames.find(({ findingId }) => findingId === first.id)
  if (!frame) return plainPlace(findings, screen)
  const title = `${whereOf(first, screen)}  ${screen.paint.dim(first.id)}`
  const { lines, gutter } = renderFrame(frame, first, title, screen)
  if (others.length === 0) return lines
  const end = screen.marks.end === '' ? '' : `${screen.paint.dim(screen.marks.end)} `
  return [
    ...lines,
    `${' '.repeat(gutter)} ${end}${screen.say(TEXTS.alsoRows, { rows: rowsOf(others, screen) })}`,
  ]
}

function plainPlace(findings: readonly [Finding, ...Finding[]], screen: Screen): string[] {
  const [first] = findings
  const rows = rowsOf(findings, screen)
  const where = whereOf({ ...first, ...(rows === '' ? {} : { row: rows }) }, screen)
  const said = [where, visible(first.message)].filter(text => text !== '').join(': ')
  const meant = first.suggestion === undefined ? '' : ` ${meantText(first.suggestion, screen)}`
  const words = `${said}${meant} ${screen.paint.dim(first.id)}`
  return wrap(words.replaceAll('•', screen.marks.masked), screen.width - INDENT.length).map(
    line => INDENT + line,
  )
}

function meantText(suggestion: string, screen: Screen): string {
  return screen.paint.hint(screen.say(TEXTS.meant, { suggestion: visible(suggestion) }))
}

function rowsOf(findings: readonly Finding[], screen: Screen): string {
  const rows = findings.flatMap(({ row }) => (row === undefined ? [] : [String(row)]))
  return listed(rows, screen.say(TEXTS.and))
}

type Place = Pick<Finding, 'column' | 'columnIndex'> & { row?: number | string | undefined }

function whereOf({ row, column, columnIndex }: Place, screen: Screen): string {
  if (row === undefined) return ''
  if (column === undefined) return screen.say(TEXTS.atRow, { row })
  const name = visible(column)
  // A missing header has no column; its message names it.
  if (columnIndex === undefined) return ''
  return screen.say(TEXTS.at, { row, letters: columnLetters(columnIndex), column: name })
}
