import type { Locale } from '@salvia/core/i18n'
import {
  checkGuide,
  equalFindings,
  type Finding,
  type FindingGroup,
  findingMessage,
  findingRemedy,
} from '@salvia/core/personnel-file'

/** From this number on, equal findings are one line that unfolds. */
const EQUAL_FROM = 5

/** A line of the table of places. Lines with the same heading belong together. */
export interface PlaceLine {
  readonly key: string
  /** What is wrong in these lines, and what to do. */
  readonly heading: string
  readonly finding: Finding
  /** What is wrong at this place, where the heading cannot say it for all. */
  readonly message?: string
  /** All findings of a line that stands for several. */
  readonly equal?: readonly Finding[]
}

/** The lines of some rules: by rule and remedy, then in the order of the file. `open` has the keys of unfolded lines. */
export function placeLines(
  groups: readonly FindingGroup[],
  locale: Locale,
  open: ReadonlySet<string>,
): PlaceLine[] {
  return groups.flatMap(({ code, findings }) => {
    const byRemedy = Map.groupBy(inOrder(withoutPartners(findings)), finding =>
      findingRemedy(finding, locale),
    )
    return [...byRemedy].flatMap(([remedy, found]) => {
      const messages = new Set(found.map(finding => findingMessage(finding, locale)))
      const [message] = messages
      const wrong = messages.size === 1 && message ? message : checkGuide(code, locale).heading
      const isRename = found.every(({ suggestion }) => suggestion !== undefined)
      const heading = isRename ? remedy : `${sentence(wrong)} ${remedy}`
      return foldedLines(found, open).map(line => ({
        ...line,
        heading,
        ...(messages.size > 1 && { message: findingMessage(line.finding, locale) }),
      }))
    })
  })
}

/** A missing header is told together with the header in the file that is probably meant, so not on its own. */
export function withoutPartners(findings: readonly Finding[]): readonly Finding[] {
  const suggested = new Set(findings.map(({ suggestion }) => suggestion))
  return findings.filter(({ detail, column }) => detail !== 'missing' || !suggested.has(column))
}

/** What has a suggestion comes first: it is the easiest to mend, and often the cause of the rest. */
function inOrder(findings: readonly Finding[]): readonly Finding[] {
  const isOpen = ({ suggestion }: Finding): number => (suggestion === undefined ? 1 : 0)
  return findings.toSorted((a, b) => isOpen(a) - isOpen(b))
}

function foldedLines(findings: readonly Finding[], open: ReadonlySet<string>): Omit<PlaceLine, 'heading'>[] {
  const one = (finding: Finding) => ({ key: finding.id, finding })
  const folded = new Map(
    equalFindings(findings)
      .filter(({ length }) => length >= EQUAL_FROM)
      .flatMap(equal => equal.map(finding => [finding, equal] as const)),
  )
  return findings.flatMap(finding => {
    const equal = folded.get(finding)
    if (!equal) return [one(finding)]
    if (equal[0] !== finding) return []
    const key = `equal-${finding.id}`
    return [{ key, finding, equal }, ...(open.has(key) ? equal.map(one) : [])]
  })
}

function sentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`
}
