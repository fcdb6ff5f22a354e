import { type Deadline, deadlineText } from '@salvia/core/deadlines'
import { LOCALES, type Text } from '@salvia/core/i18n'
import { parseInstant } from '@salvia/core/primitives'
import { hide, maskName } from '../../output/masks.ts'

/** Facts that are about no person: numbers of cases, and names of files and tokens. */
const SHOWN_FACTS = ['number', 'name']

/** A deadline whose facts about people are masked; also those of a kind that is not known here. */
export function maskDeadline(deadline: Deadline): Deadline {
  const facts = Object.entries(deadline.facts).map(([name, fact]) => [name, maskFact(name, fact)])
  return { ...deadline, facts: Object.fromEntries(facts) }
}

function maskFact(name: string, fact: string): string {
  if (parseInstant(fact) !== undefined || SHOWN_FACTS.includes(name)) return fact
  return name === 'employee' ? maskName(fact) : hide(fact)
}

/** A deadline with its texts filled in, as programs read it. */
export function filledDeadline(deadline: Deadline): Deadline {
  const told = LOCALES.map(locale => [locale, deadlineText(deadline, locale)] as const)
  const text = (part: 'detail' | 'consequence') =>
    Object.fromEntries(told.map(([locale, texts]) => [locale, texts[part]])) as Text
  return { ...deadline, detail: text('detail'), consequence: text('consequence') }
}
