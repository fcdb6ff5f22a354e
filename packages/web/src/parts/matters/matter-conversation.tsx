import type { MatterKind, WholeMatter } from '@salvia/core/matters'
import type { ConversationPlace } from '../conversation/conversation-contract.ts'
import { ConversationView } from '../conversation/conversation-view.tsx'
import { useMatterTexts } from './matter-words.ts'
import { useTexts } from './texts.ts'

interface MatterConversationProps extends Pick<ConversationPlace, 'calls'> {
  readonly kind: MatterKind
  readonly clientNumber: string
  readonly matter: WholeMatter
}

/** Once somebody has written, or a matter is handled, its conversation comes before what was sent. */
export function conversationLeads({ status, conversation }: WholeMatter): boolean {
  return status === 'handled' || conversation.messages.length > 0
}

/** The messages of both sides as the customer reads them, the form to write another, and why nobody can write any more. */
export function MatterConversation({ kind, calls, clientNumber, matter }: MatterConversationProps) {
  const t = useMatterTexts(kind, useTexts())
  const { id, ending, conversation, awaitsAnswer } = matter
  return (
    <ConversationView
      calls={calls}
      params={{ clientNumber }}
      id={id}
      conversation={conversation}
      {...(awaitsAnswer && { awaits: 'reader' })}
      isFolded={conversation.messages.at(-1)?.party !== 'provider'}
      lockedNote={ending && <p>{t(`locked.${ending}`)}</p>}
    />
  )
}
