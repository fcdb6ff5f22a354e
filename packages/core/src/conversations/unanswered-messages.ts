import type { Message } from './conversation.ts'

/** The messages of the provider that ask for an answer and have none: the customer has not written since. The oldest first. */
export function unansweredMessages<M extends Pick<Message, 'party' | 'asksForAnswer'>>(
  messages: readonly M[],
): M[] {
  const answered = messages.findLastIndex(({ party }) => party === 'customer')
  return messages.slice(answered + 1).filter(({ asksForAnswer }) => asksForAnswer)
}
