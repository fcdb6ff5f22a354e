import { fillText, type Locale, type Text } from '@salvia/core/i18n'
import {
  caseStatuses,
  caseStep,
  historyText,
  type Upload,
  type UploadSummary,
} from '@salvia/core/personnel-file'

const NO_REPLY: Text = {
  sv: 'Frågorna fick inget svar i tid.',
  en: 'The questions were not answered in time.',
}

/** Why something is not as the user wanted it: a code for programs, and a sentence. */
export interface Reason {
  readonly code: string
  readonly text: string
}

/** A case as the list tells it, or with its history. */
export type AnyUpload = Upload | UploadSummary

/** Why a case ended without an import; null while it is open, and when it is imported. */
export function caseReason(upload: AnyUpload, locale: Locale): Reason | null {
  const { status } = upload
  if (caseStep(status) !== null) return null
  const last = historyOf(upload).findLast(({ to }) => to === status)
  const usual = fillText(last?.event === 'four-weeks' ? NO_REPLY : caseStatuses.table[status].text, locale)
  return { code: status, text: last?.text ? historyText(last.text, locale) : usual }
}

/** The case worker's question that waits for a reply; null when there is none. */
export function caseQuestion(upload: AnyUpload): string | null {
  if (upload.status !== 'FEEDBACK_REQUESTED') return null
  return historyOf(upload).findLast(({ to }) => to === 'FEEDBACK_REQUESTED')?.text ?? null
}

/** The number of rows that the import leaves out; null when the case does not tell it. */
export function leftOutOf(upload: AnyUpload): number | null {
  return 'leftOut' in upload ? upload.leftOut : null
}

function historyOf(upload: AnyUpload): UploadSummary['history'] {
  return 'history' in upload ? upload.history : []
}

/** A fact on one line for scripts, below the line of what it is about. @example 'P-20418 leftOut: 3' */
export function factLines(about: string, facts: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(facts).flatMap(([key, value]) =>
    value === null || value === false || value === 0 || value === undefined
      ? []
      : [`${about} ${key}: ${value}`],
  )
}
