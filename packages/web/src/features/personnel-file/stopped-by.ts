import type { Locale } from '@salvia/core/i18n'
import {
  checkGuide,
  type Finding,
  findingGroups,
  findingMessage,
  findingRemedy,
  type Report,
} from '@salvia/core/personnel-file'

/** Why a file cannot be sent. */
interface Cause {
  readonly text: string
  /** What to do, where one thing is to be done. Otherwise the report says it for each place. */
  readonly remedy?: string
  /** A header in the file and the one in the template that is probably meant. */
  readonly rename?: { readonly header: string; readonly suggestion: string }
  /** All findings that the text and the remedy tell, if there is nothing else in the report. */
  readonly told: readonly Finding[]
}

/** Why a file is rejected, and what to do. Undefined when nothing fatal was found. */
export function stoppedBy({ findings }: Report, locale: Locale): Cause | undefined {
  const [cause] = findingGroups(findings)
  if (cause?.severity !== 'fatal') return undefined
  const aborted = findings.filter(({ code }) => code === 'CSV_VALIDATION_ABORTED')
  const [first, second, ...others] = findings.filter(finding => !aborted.includes(finding))
  const text = (finding: Finding): string =>
    [finding, ...aborted].map(told => findingMessage(told, locale)).join(' ')
  if (first && !second)
    return { text: text(first), remedy: findingRemedy(first, locale), told: [first, ...aborted] }
  const pair = first && second && others.length === 0 ? renamed(first, second) : undefined
  if (pair) {
    const { missing, found, suggestion } = pair
    return {
      text: text(missing),
      remedy: findingRemedy(found, locale),
      rename: { header: found.column ?? '', suggestion },
      told: [missing, found, ...aborted],
    }
  }
  return { text: `${checkGuide(cause.code, locale).heading}.`, told: [] }
}

/** Two findings that are one renamed header: the template's is missing, and is suggested for one in the file. */
function renamed(one: Finding, other: Finding) {
  const [missing, found] = one.detail === 'missing' ? [one, other] : [other, one]
  const { suggestion } = found
  return suggestion !== undefined && missing.detail === 'missing' && missing.column === suggestion
    ? { missing, found, suggestion }
    : undefined
}
