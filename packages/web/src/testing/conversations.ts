import type { Attachment, Conversation, Message } from '@salvia/core/conversations'
import { instantOf } from '@salvia/core/primitives'

const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** A file that was found clean. @example exampleAttachment(1, { state: 'waiting' }) */
export function exampleAttachment(number: number, other: Partial<Attachment> = {}): Attachment {
  return {
    id: idOf(900 + number),
    name: `underlag-${number}.pdf`,
    bytes: 18_342,
    type: 'pdf',
    state: 'clean',
    attachedAt: instantOf('2026-11-20T09:00:00.000Z'),
    links: [],
    ...other,
  }
}

/** A message of a case worker that has been read. @example exampleMessage(2, { isOwn: true, party: 'customer' }) */
export function exampleMessage(number: number, other: Partial<Message> = {}): Message {
  return {
    id: idOf(number),
    number,
    party: 'provider',
    sender: 'Elsa Wiik',
    isOwn: false,
    isNew: false,
    text: `Meddelande ${number}`,
    asksForAnswer: false,
    at: instantOf('2026-11-20T09:00:00.000Z'),
    attachments: [],
    ...other,
  }
}

/** A conversation that can be replied to. */
export function exampleConversation(
  messages: readonly Message[],
  reply: Conversation['reply'] = { kind: 'open', locksAt: null },
): Conversation {
  return { messages: [...messages], reply, unread: messages.filter(({ isNew }) => isNew).length }
}
