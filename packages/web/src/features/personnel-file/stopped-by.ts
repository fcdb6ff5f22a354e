import type { Locale } from '@salvia/core/i18n'
import {
  checkGuide,
  findingGroups,
  findingMessage,
  findingRemedy,
  type Report,
} from '@salvia/core/personnel-file'

/** Why a file cannot be sent, and what to do about it. */
export interface Problem {
  readonly title: string
  readonly action?: string
}

/**
 * Why a file is rejected, and what to do: the message of its fatal finding, or the heading of the check when there are
 * several. Undefined when nothing fatal was found.
 */
export function stoppedBy(report: Report, locale: Locale): Problem | undefined {
  const [cause] = findingGroups(report.findings)
  if (!cause) return undefined
  const fatal = cause.findings.filter(({ severity }) => severity === 'fatal')
  const [first] = fatal
  if (!first) return undefined
  const title = fatal.length === 1 ? findingMessage(first, locale) : checkGuide(cause.code, locale).heading
  return { title, action: findingRemedy(first, locale) }
}
