import { useEffect, useRef } from 'react'
import { Button, ButtonRow } from '../../../ui/button.tsx'
import { InlineMessage } from '../../../ui/message.tsx'
import type { Cleared } from './draft-changes.ts'
import type { OrderDraft } from './order-draft.ts'
import styles from './ordering.module.css'
import { useTexts } from './texts.ts'

interface ClearingQuestionProps {
  readonly kind: OrderDraft['kind']
  /** What would be cleared. */
  readonly cleared: readonly Cleared[]
  readonly why?: string
  readonly onGoOn: () => void
  readonly onKeep: () => void
}

/** Asks, where the user has chosen, before something that is filled in is cleared. It gets focus. */
export function ClearingQuestion({ kind, cleared, why, onGoOn, onKeep }: ClearingQuestionProps) {
  const t = useTexts()
  const question = useRef<HTMLElement>(null)
  useEffect(() => question.current?.focus(), [])
  const all = cleared.length > 1
  const recipients = kind === 'group' ? 'units' : 'employee'
  const what = all
    ? t(`clearing.${recipients}AndDetails`)
    : t(`clearing.${cleared[0] === 'details' ? 'details' : recipients}`)
  return (
    <section ref={question} tabIndex={-1} aria-label={what} className={styles.question}>
      <InlineMessage tone="warning" title={what}>
        {why && <p>{why}</p>}
        <ButtonRow>
          <Button size="small" onClick={onGoOn}>
            {t('clearing.goOn')}
          </Button>
          <Button size="small" variant="secondary" onClick={onKeep}>
            {t('clearing.keep')}
          </Button>
        </ButtonRow>
      </InlineMessage>
    </section>
  )
}
