import {
  EXCLUSION_RULE_ERRORS,
  EXPLANATION_TEXTS,
  type Explanation,
  reasonTexts,
} from '@salvia/core/coworkers'
import { errorText } from '@salvia/core/error-catalogue'
import type { Locale } from '@salvia/core/i18n'
import { fullName } from '@salvia/core/primitives'
import { visible } from '../../output/escape.ts'
import type { Screen } from '../../output/screen.ts'
import { wrap } from '../../output/wrap.ts'

type ExplainedPerson = Explanation['people'][number]

const NOBODY = [EXPLANATION_TEXTS.none, EXPLANATION_TEXTS.whatNow]

/** For each person found the unit and the reason, for people. */
export function renderExplanation({ people, hasMore }: Explanation, screen: Screen): string {
  const { say, paint, width, locale } = screen
  const nobody = people.length === 0 ? NOBODY.flatMap(text => wrap(say(text), width)) : []
  const more = hasMore ? ['', ...wrap(say(EXPLANATION_TEXTS.more), width)] : []
  const found = people.flatMap(person => [
    paint.strong(visible(fullName(person))),
    `  ${visible(person.unitPath.join(' / '))}`,
    ...reasonsOf(person, locale).flatMap(reason => wrap(reason, width - 2).map(line => `  ${line}`)),
  ])
  return [...nobody, ...found, ...more].join('\n')
}

/** The sentences of a reason; those of a rule are the ones that its error says. */
function reasonsOf({ reason }: ExplainedPerson, locale: Locale): readonly string[] {
  if (reason.kind !== 'excluded') return reasonTexts(reason, locale)
  const { title, action } = errorText(EXCLUSION_RULE_ERRORS[reason.rule], locale)
  return [title, action]
}

/** One person on one line, for scripts. @example 'kQ3b… excluded:ordering Berg, Åsa, Ekonomi / Lön' */
export function explanationLine({ pidHash, firstName, lastName, unitPath, reason }: ExplainedPerson): string {
  return `${pidHash} ${reasonWord(reason)} ${visible(`${lastName}, ${firstName}, ${unitPath.join(' / ')}`)}`
}

function reasonWord(reason: ExplainedPerson['reason']): string {
  if (reason.kind === 'excluded') return `excluded:${reason.rule}`
  return reason.kind === 'other-filter' ? `other-filter:${reason.contexts.join(',')}` : reason.kind
}
