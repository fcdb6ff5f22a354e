import { type ErrorCode, errorText } from '@salvia/core/error-catalogue'
import type { ReactNode } from 'react'
import { useLocale } from '../../i18n/i18n.ts'
import type { Answer } from '../../state/endpoint.ts'

export interface Missing {
  /** The error for an id that belongs to nothing that the user may see. */
  readonly code: ErrorCode
  /** Every text is an id, so that a refused request does not come from a malformed one. */
  readonly hasFreeId?: boolean
  /** Default: what the error says. */
  readonly title?: string
  /** Default: what the error says to do. */
  readonly text?: string
  /** What else can be done than to go back. */
  readonly more?: ReactNode
}

/** Whether a call failed because of its id: it is malformed, or belongs to nothing that the user may see. */
export function isMissing(answer: Answer<unknown>, { code, hasFreeId }: Missing): boolean {
  if (answer.state !== 'failed') return false
  const failed = answer.failure.code
  return failed === code || failed === 'NOT_FOUND' || (failed === 'INVALID_REQUEST' && !hasFreeId)
}

/** What is said when it is missing. */
export function useMissingWords({ code, title, text }: Missing): {
  readonly title: string
  readonly text: string
} {
  const said = errorText(code, useLocale())
  // As a heading, it is no sentence.
  return { title: title ?? said.title.replace(/\.$/, ''), text: text ?? said.action }
}
