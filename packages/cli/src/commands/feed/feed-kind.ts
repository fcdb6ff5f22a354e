import { FEED_KINDS, type FeedKind } from '@salvia/core/feed-catalogue'
import { errorOf } from '../../errors/cli-error.ts'
import { usageErrors } from '../../errors/usage.errors.ts'

export const KIND_ARGUMENT = {
  name: 'kind',
  summary: {
    sv: `vad raderna handlar om: ${FEED_KINDS.join(', ')}`,
    en: `what the lines are about: ${FEED_KINDS.join(', ')}`,
  },
  required: true,
  many: false,
  complete: FEED_KINDS,
} as const

export const LINES_ARGUMENT = {
  name: 'file',
  summary: {
    sv: 'filen med JSON-rader; - är standard in',
    en: 'the file with lines of JSON; - is standard input',
  },
  required: true,
  many: false,
} as const

/** The kind that the user typed. Throws when there is none of that name. */
export function feedKind(word: string): FeedKind {
  const kind = FEED_KINDS.find(each => each === word)
  if (!kind) {
    throw errorOf(usageErrors.OPTION_VALUE_WRONG, {
      option: 'kind',
      value: word,
      accepted: FEED_KINDS.join(', '),
    })
  }
  return kind
}
