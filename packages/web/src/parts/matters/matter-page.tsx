import type { CustomersMatter, MatterKind } from '@salvia/core/matters'
import type { ReactNode } from 'react'
import { formatDate } from '../../i18n/format.ts'
import { usePageTitle } from '../../state/page-title.state.ts'
import { IdText } from '../../ui/id-text.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import type { ConversationPlace } from '../conversation/conversation-contract.ts'
import { MatterActions, type MatterLink } from './matter-actions.tsx'
import { conversationLeads, MatterConversation } from './matter-conversation.tsx'
import styles from './matter-page.module.css'
import { MatterStatusTag } from './matter-status-tag.tsx'
import { MatterSteps } from './matter-steps.tsx'
import { useTexts } from './texts.ts'
import { useWithdrawal, type WithdrawCall } from './withdrawal.tsx'

interface MatterPageProps {
  readonly kind: MatterKind
  /** Every contract with `customersMatterCalls` has them, such as `contract.orders`. */
  readonly calls: ConversationPlace['calls'] & { readonly withdraw: WithdrawCall }
  readonly clientNumber: string
  readonly matter: CustomersMatter
  /** Whom or what it is about. */
  readonly title: string
  /** What it is, where the title does not say so. */
  readonly subject?: string
  /** What the tab is called. No name of a person: browsers keep titles in their history. */
  readonly pageTitle: string
  readonly back: { readonly to: string; readonly text: string }
  readonly link?: MatterLink | null
  /** What is to be read first: where it stands, and when an answer comes. */
  readonly lead?: ReactNode
  /** What was sent. */
  readonly children: ReactNode
}

/**
 * The customer's page of one matter of any kind. Once somebody has written, or it is handled, the conversation comes
 * before what was sent.
 */
export function MatterPage(props: MatterPageProps) {
  const {
    kind,
    calls,
    clientNumber,
    matter,
    title,
    subject,
    pageTitle,
    back,
    link = null,
    lead,
    children,
  } = props
  const t = useTexts()
  usePageTitle(pageTitle)
  const { id, number, createdAt, maker, isOwn, mayWithdraw } = matter
  const withdrawal = useWithdrawal({ kind, call: calls.withdraw, params: { clientNumber, id } })
  const leads = conversationLeads(matter)
  const messages = <MatterConversation {...{ kind, calls, clientNumber, matter }} />
  return (
    <div className={styles.details}>
      <div className={styles.head}>
        <PageHeader
          title={title}
          back={back}
          tag={<MatterStatusTag matter={matter} />}
          meta={
            <>
              {subject !== undefined && <strong className={styles.subject}>{subject}</strong>}
              <IdText>{number}</IdText>
              <span>{t('sentBy', { date: formatDate(createdAt), name: isOwn ? t('you') : maker })}</span>
            </>
          }
          actions={<MatterActions {...{ link, mayWithdraw }} onWithdraw={withdrawal.ask} />}
        />
        {withdrawal.told}
      </div>
      <div className={styles.main}>
        {lead}
        {leads && messages}
        {children}
        {!leads && messages}
      </div>
      <div>
        <MatterSteps steps={matter.steps} />
      </div>
      {withdrawal.dialog}
    </div>
  )
}
