import { type Conversation, type Message, unansweredMessages } from '@salvia/core/conversations'
import { type ReactNode, useId, useRef } from 'react'
import { DateText } from '../../ui/date-text.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import { AttachmentList } from '../attachments/attachment-list.tsx'
import { AwaitedAnswer, focusReply } from './awaited-answer.tsx'
import styles from './conversation.module.css'
import type { ConversationPlace } from './conversation-contract.ts'
import { ReplyBox, type ReplyTools } from './reply-box.tsx'
import { useTexts } from './texts.ts'
import { useMarkRead, useNewMessages } from './use-mark-read.ts'

interface ConversationViewProps extends ConversationPlace {
  readonly conversation: Conversation
  /** Why nobody can write any more, and what to do instead. */
  readonly lockedNote: ReactNode
  readonly tools?: ReplyTools
  /** Who is told of a message, beside the button that sends it. */
  readonly told?: string
  /** Who is to answer a message that asks for it; nobody if absent. */
  readonly awaits?: 'reader' | 'other'
  /** The reader may ask the customer for an answer. */
  readonly mayAsk?: boolean
  /** The thing has ended, and a message opens it again. */
  readonly opensAgain?: boolean
  /** The form is folded at first, where no reply is expected. */
  readonly isFolded?: boolean
}

/** The messages of both sides, and the form to write another. Messages that come into view are marked as read. */
export function ConversationView(props: ConversationViewProps) {
  const {
    conversation,
    lockedNote,
    tools,
    told,
    awaits,
    mayAsk = false,
    opensAgain = false,
    isFolded = false,
    ...place
  } = props
  const t = useTexts()
  const id = useId()
  const { messages, reply } = conversation
  const list = useMarkRead(place, messages)
  const marked = useNewMessages(messages)
  const section = useRef<HTMLElement>(null)
  const unanswered = awaits === undefined ? [] : unansweredMessages(messages)
  return (
    <section ref={section} className={styles.conversation} aria-labelledby={id}>
      <h2 id={id}>{t('title')}</h2>
      {awaits === 'reader' && reply.kind === 'open' && (
        <AwaitedAnswer messages={unanswered} onReply={() => focusReply(section.current)} />
      )}
      {messages.length === 0 && reply.kind !== 'locked' && <p className={styles.minor}>{t('none')}</p>}
      <ol ref={list} className={styles.messages}>
        {messages.map(message => (
          <MessageItem
            key={message.id}
            message={message}
            isNew={marked.has(message.id)}
            isUnanswered={unanswered.includes(message)}
          />
        ))}
      </ol>
      <ReplyBox
        {...place}
        reply={reply}
        lockedNote={lockedNote}
        isFolded={isFolded}
        mayAsk={mayAsk}
        opensAgain={opensAgain}
        {...(tools && { tools })}
        {...(told && { told })}
      />
    </section>
  )
}

interface MessageItemProps {
  readonly message: Message
  readonly isNew: boolean
  /** It asks for an answer and has none. */
  readonly isUnanswered: boolean
}

function MessageItem({ message, isNew, isUnanswered }: MessageItemProps) {
  const t = useTexts()
  const { party, isOwn, text, at, attachments } = message
  const name = party === 'provider' ? t('caseWorker', { name: message.sender }) : message.sender
  const sender = isOwn ? t('you') : name
  return (
    <li className={styles.message} data-own={isOwn || undefined}>
      <p className={styles.head}>
        <strong>{sender}</strong>
        <DateText moment={at} as="time" />
        {isUnanswered && <StatusTag tone="warning">{t('awaited.mark')}</StatusTag>}
        {isNew && <StatusTag tone="accent">{t('new')}</StatusTag>}
      </p>
      {text !== '' && <p className={styles.text}>{text}</p>}
      <AttachmentList label={t('files', { sender })} files={attachments} />
    </li>
  )
}
