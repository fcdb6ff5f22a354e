import { FEED_KINDS, type FeedKind, OUTGOING_KINDS, type OutgoingKind } from '@salvia/core/feed-catalogue'
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

export const OUTGOING_ARGUMENT = {
  name: 'kind',
  summary: {
    sv: `vad ändringarna gäller: ${OUTGOING_KINDS.join(', ')}`,
    en: `what the changes are of: ${OUTGOING_KINDS.join(', ')}`,
  },
  required: true,
  many: false,
  complete: OUTGOING_KINDS,
} as const

/** The kind that the user typed. Throws when there is none of that name. */
export function feedKind(word: string): FeedKind {
  return kindAmong(FEED_KINDS, word)
}

/** The same for what the provider's systems read. */
export function outgoingKind(word: string): OutgoingKind {
  return kindAmong(OUTGOING_KINDS, word)
}

function kindAmong<K extends string>(kinds: readonly K[], word: string): K {
  const kind = kinds.find(each => each === word)
  if (kind === undefined) {
    throw errorOf(usageErrors.KIND_UNKNOWN, { value: word, accepted: kinds.join(', ') })
  }
  return kind
}
