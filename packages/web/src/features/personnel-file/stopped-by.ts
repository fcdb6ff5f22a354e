import type { Locale } from '@salvia/core/i18n'
import {
  checkGuide,
  findingGroups,
  findingMessage,
  findingRemedy,
  type Report,
} from '@salvia/core/personnel-file'

/** What keeps a file from going on, and what to do about it. */
export interface Problem {
  readonly title: string
  readonly action?: string
}

/** The cause that a rejected file is told with: in the words of its one finding, or of the check where it has several. */
export function stoppedBy(report: Report, locale: Locale): Problem | undefined {
  const [cause] = findingGroups(report.findings)
  if (!cause) return undefined
  const fatal = cause.findings.filter(({ severity }) => severity === 'fatal')
  const [first] = fatal
  if (!first) return undefined
  const title = fatal.length === 1 ? findingMessage(first, locale) : checkGuide(cause.code, locale).heading
  return { title, action: findingRemedy(first, locale) }
}
