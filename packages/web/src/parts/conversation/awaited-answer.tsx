import type { Message } from '@salvia/core/conversations'
import { Button, ButtonRow } from '../../ui/button.tsx'
import { InlineMessage } from '../../ui/message.tsx'
import styles from './conversation.module.css'
import { useTexts } from './texts.ts'

interface AwaitedAnswerProps {
  /** Those that ask for an answer and have none. */
  readonly messages: readonly Message[]
  readonly onReply: () => void
}

/** Says that somebody waits for an answer of the reader, and leads to the form. */
export function AwaitedAnswer({ messages, onReply }: AwaitedAnswerProps) {
  const t = useTexts()
  const latest = messages.at(-1)
  if (!latest) return null
  return (
    <div className={styles.awaited}>
      <InlineMessage tone="warning" title={t('awaited.title', { name: latest.sender })}>
        <ButtonRow>
          <Button variant="secondary" size="small" onClick={onReply}>
            {t('awaited.reply')}
          </Button>
        </ButtonRow>
      </InlineMessage>
    </div>
  )
}

/** Shows the form to write in a conversation, also where it is folded, and puts the cursor there. */
export function focusReply(conversation: HTMLElement | null): void {
  const text = conversation?.querySelector('textarea')
  const fold = text?.closest('details')
  if (fold) fold.open = true
  text?.scrollIntoView({ block: 'center' })
  text?.focus({ preventScroll: true })
}
