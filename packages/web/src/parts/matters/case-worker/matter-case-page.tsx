import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { usePageTitle } from '../../../state/page-title.state.ts'
import { ConversationView } from '../../conversation/conversation-view.tsx'
import { MatterSteps } from '../matter-steps.tsx'
import { useMatterTexts } from '../matter-words.ts'
import type { CaseWorkersMatter } from './case-workers-matter.ts'
import { InternalNotes } from './internal-notes.tsx'
import { isAwaited, type OwnActs } from './matter-acts.ts'
import { MatterCard } from './matter-card.tsx'
import styles from './matter-case.module.css'
import { MatterCaseHead } from './matter-case-head.tsx'
import { REPLY } from './reply-place.ts'
import { TemplatePicker } from './template-picker.tsx'
import { useTexts } from './texts.ts'

const NO_PARAMS = {}

interface MatterCasePageProps extends CaseWorkersMatter {
  /** Whom or what it is about. */
  readonly title: string
  /** What it is, where the title does not say so. */
  readonly subject?: string
  /** What the tab is called. No name of a person: browsers keep titles in their history. */
  readonly pageTitle: string
  readonly back: { readonly to: string; readonly text: string }
  /** Who of the customer is mailed about an answer, as a sentence; who sent the matter if absent. */
  readonly told?: string
  /** Acts of the kind's own, such as booking a time. */
  readonly own?: OwnActs
  /** What the customer wrote, and what else the kind tells of itself. */
  readonly children: ReactNode
}

function showReply(): void {
  const place = document.getElementById(REPLY)
  place?.scrollIntoView({ block: 'start' })
  place?.querySelector('textarea')?.focus({ preventScroll: true })
}

/**
 * The case worker's page of one matter of any kind. What waits comes first: a message that nobody has answered, with the
 * form, and else what the customer wrote. The acts stand beside it; notes and history follow.
 */
export function MatterCasePage(props: MatterCasePageProps) {
  const { title, subject, pageTitle, back, own, children, ...place } = props
  const { kind, calls, matter } = place
  const t = useTexts()
  usePageTitle(pageTitle)
  const told = props.told ?? t('told', { maker: matter.maker })
  // It stays where it was when the page was opened: nothing moves away under who has just answered.
  const [leads] = useState(() => isAwaited(matter))
  const { hash } = useLocation()
  // A link to the form, such as the one after a booking.
  useEffect(() => {
    if (hash === `#${REPLY}`) showReply()
  }, [hash])
  const talk = <Talk {...{ kind, calls, matter, told }} />
  return (
    <div className={styles.details}>
      <div className={styles.main}>
        <MatterCaseHead {...{ matter, title, subject, back }} />
      </div>
      <div className={styles.aside}>
        <MatterCard {...{ kind, calls, matter, own, told }} onReply={showReply} />
      </div>
      <div className={styles.main}>
        {leads && talk}
        {children}
        {!leads && talk}
        <InternalNotes {...{ kind, calls, matter }} />
        <MatterSteps steps={matter.steps} />
      </div>
    </div>
  )
}

/** The conversation with the customer, and the form to write in. */
function Talk({ kind, calls, matter, told }: CaseWorkersMatter & { readonly told: string }) {
  const t = useMatterTexts(kind, useTexts())
  return (
    <div id={REPLY} className={styles.reply}>
      <ConversationView
        calls={calls}
        params={NO_PARAMS}
        id={matter.id}
        // The lock is the customer's; the provider can always write.
        conversation={{ ...matter.conversation, reply: { kind: 'open', locksAt: null } }}
        lockedNote={null}
        mayAsk
        opensAgain={matter.ending !== null}
        {...(matter.awaitsAnswer && { awaits: 'other' })}
        tools={(text, onText) => <TemplatePicker text={text} onText={onText} />}
        told={t(matter.ending === null ? 'explain.reply' : 'explain.reopen', { told })}
      />
    </div>
  )
}
