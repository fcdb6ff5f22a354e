import type { Locale, Text } from '@salvia/core/i18n'
import {
  CASE_STEPS,
  type CaseStatus,
  caseStatuses,
  caseStep,
  queueText,
  type Upload,
} from '@salvia/core/personnel-file'
import type { ExitName } from '../../errors/exit-codes.ts'
import { visible } from '../../output/escape.ts'
import { count, date, dateTime } from '../../output/quantities.ts'
import type { Screen } from '../../output/screen.ts'
import { widthOf } from '../../output/width.ts'
import { pad, spread, twoColumns, wrap } from '../../output/wrap.ts'
import { type AnyUpload, caseQuestion, caseReason, factLines, leftOutOf } from './case-reason.ts'
import { totalsOf } from './validate-output/verdict.ts'

const TEXTS = {
  step: { sv: 'steg {step} av {of}', en: 'step {step} of {of}' },
  sent: { sv: 'Skickad', en: 'Sent' },
  by: { sv: '{at} av {who}', en: '{at} by {who}' },
  worker: { sv: 'en handläggare', en: 'a case worker' },
  rows: { sv: 'Rader', en: 'Rows' },
  leftOut: { sv: 'Läses inte in', en: 'Not imported' },
  leftOutRow: { sv: '{count} rad, visas med --left-out', en: '{count} row, shown with --left-out' },
  leftOutRows: { sv: '{count} rader, visas med --left-out', en: '{count} rows, shown with --left-out' },
  comment: { sv: 'Kommentar', en: 'Comment' },
  reply: { sv: 'Svar behövs', en: 'Reply needed' },
  question: { sv: 'Fråga', en: 'Question' },
  reason: { sv: 'Orsak', en: 'Reason' },
  replyBy: { sv: 'senast {date}, annars avvisas filen', en: 'by {date}, or the file is rejected' },
  none: { sv: 'Ingen personalfil är skickad än.', en: 'No personnel file has been sent yet.' },
  finished: { sv: 'Avslutad', en: 'Finished' },
} as const satisfies Record<string, Text>

/** The exit status after waiting for a case. */
export function exitOfCase(status: CaseStatus, reached: boolean): ExitName {
  return reached || status === 'IMPORTED' ? 'passed' : 'rejected'
}

/** The name of a status, with its step if it has one. */
function statusWords(status: CaseStatus, screen: Screen): string {
  const step = caseStep(status)
  const words = screen.say(caseStatuses.table[status].text)
  return step === null ? words : `${words} (${screen.say(TEXTS.step, { step, of: CASE_STEPS.length })})`
}

/** The file name, safe to show. The service has already masked identity numbers in it. */
function fileName({ name }: Pick<Upload, 'name'>, { marks }: Screen): string {
  return visible(name).replaceAll('•', marks.masked)
}

/** One case, for people: as it was sent, or with its current status. */
export function renderCase(upload: AnyUpload, screen: Screen): string {
  const { locale, width, paint } = screen
  const { rows, errors, warnings } = upload
  const facts: [string, string][] = [
    [
      screen.say(TEXTS.sent),
      screen.say(TEXTS.by, {
        at: dateTime(upload.uploadedAt, locale),
        who: visible(upload.uploadedBy ?? screen.say(TEXTS.worker)),
      }),
    ],
    [
      screen.say(TEXTS.rows),
      `${count(rows, locale)}, ${totalsOf({ fatal: 0, error: errors, warning: warnings }, screen)}`,
    ],
    ...leftOutFact(upload, screen),
    ...(upload.comment
      ? [[screen.say(TEXTS.comment), visible(upload.comment)] satisfies [string, string]]
      : []),
    ...(upload.status === 'FEEDBACK_REQUESTED' && upload.feedbackDeadline
      ? [
          [
            screen.say(TEXTS.reply),
            screen.say(TEXTS.replyBy, { date: date(upload.feedbackDeadline) }),
          ] satisfies [string, string],
        ]
      : []),
    ...textFact(TEXTS.question, caseQuestion(upload), screen),
    ...textFact(TEXTS.reason, caseReason(upload, locale)?.text ?? null, screen),
    ...(upload.finishedAt
      ? [[screen.say(TEXTS.finished), dateTime(upload.finishedAt, locale)] satisfies [string, string]]
      : []),
  ]
  const title = `${paint.strong(upload.number)}  ${fileName(upload, screen)}`
  const [line, ...below] = spread(title, statusWords(upload.status, screen), width)
  const queue = 'queue' in upload && upload.queue ? wrap(queueText(upload.queue, locale), width) : []
  return [line, ...below.map(text => `  ${text}`), ...twoColumns(facts, width), ...queue].join('\n')
}

function textFact(label: Text, text: string | null, { say }: Screen): [string, string][] {
  return text === null ? [] : [[say(label), visible(text)]]
}

function leftOutFact(upload: AnyUpload, { locale, say }: Screen): [string, string][] {
  const leftOut = leftOutOf(upload)
  if (!leftOut) return []
  const words = leftOut === 1 ? TEXTS.leftOutRow : TEXTS.leftOutRows
  return [[say(TEXTS.leftOut), say(words, { count: count(leftOut, locale) })]]
}

/** Cases in rows, newest first. */
export function renderCases(uploads: readonly Upload[], screen: Screen): string {
  if (uploads.length === 0) return screen.say(TEXTS.none)
  const numbers = Math.max(...uploads.map(({ number }) => widthOf(number)))
  const rows = uploads.map(({ number, uploadedAt, name, status }) =>
    spread(
      `${pad(number, numbers)}  ${dateTime(uploadedAt, screen.locale)}  ${fileName({ name }, screen)}`,
      statusWords(status, screen),
      screen.width,
    ),
  )
  // If one row needs two lines, all rows get two, so that the statuses stay in one column.
  if (rows.every(lines => lines.length === 1)) return rows.flat().join('\n')
  return uploads
    .map(({ number, uploadedAt, name, status }) =>
      [
        `${pad(number, numbers)}  ${dateTime(uploadedAt, screen.locale)}  ${fileName({ name }, screen)}`,
        `${' '.repeat(numbers)}  ${statusWords(status, screen)}`,
      ].join('\n'),
    )
    .join('\n')
}

/** One case for scripts: a line of its status, and one for each thing that somebody should know. */
export function caseLines(upload: AnyUpload, locale: Locale): string[] {
  const reason = caseReason(upload, locale)
  const question = caseQuestion(upload)
  return [
    caseLine(upload),
    ...factLines(upload.number, {
      leftOut: leftOutOf(upload),
      reason: reason && `${reason.code} ${visible(reason.text)}`,
      question: question && visible(question),
      deadline: upload.feedbackDeadline,
    }),
  ]
}

/** One case on one line, for scripts. @example 'P-20418 ACKNOWLEDGED' */
export function caseLine({ number, status }: Upload): string {
  return `${number} ${status}`
}
