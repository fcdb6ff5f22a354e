import { contract } from '@salvia/core/api'
import type { Customer } from '@salvia/core/customers'
import { useEffect, useRef, useState } from 'react'
import styles from '../../../parts/case-worker/case-worker.module.css'
import { ConfirmDialog } from '../../../parts/case-worker/confirm-dialog.tsx'
import { useAction } from '../../../state/action.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { InlineMessage } from '../../../ui/message.tsx'
import { Card } from '../../../ui/panel.tsx'
import { useTexts } from './texts.ts'

const ENDS = ['closing.endsSignIn', 'closing.endsTokens', 'closing.endsMails'] as const

/** Closes the customer, after telling what that ends, or reopens it. */
export function ClosingCard({ customer }: { readonly customer: Customer }) {
  const t = useTexts()
  const { clientNumber, name, state } = customer
  const [isAsking, setIsAsking] = useState(false)
  const [isDone, setIsDone] = useState(false)
  const told = useRef<HTMLDivElement>(null)
  const { customers } = contract
  const act = useAction(customers.act)
  // The pressed button now has another name, so focus moves to the result.
  useEffect(() => {
    if (isDone) told.current?.focus()
  }, [isDone])
  const isOpen = state === 'open'
  const stop = (): void => {
    setIsAsking(false)
    act.reset()
  }
  const confirm = async (): Promise<void> => {
    setIsDone(false)
    const { ok } = await act.run({ params: { clientNumber, event: isOpen ? 'close' : 'reopen' } })
    if (!ok) return
    setIsAsking(false)
    setIsDone(true)
  }
  return (
    <Card title={t(isOpen ? 'closing.title' : 'closing.openTitle')}>
      <p>{t(isOpen ? 'closing.text' : 'closing.openText')}</p>
      <div>
        <Button variant={isOpen ? 'danger' : 'secondary'} onClick={() => setIsAsking(true)}>
          {t(isOpen ? 'closing.close' : 'closing.reopen')}
        </Button>
        <div ref={told} tabIndex={-1} role="status" className={classNames(styles.told, styles.below)}>
          {isDone && (
            <InlineMessage tone="success" title={t(isOpen ? 'closing.reopened' : 'closing.closed')} />
          )}
        </div>
      </div>
      <ConfirmDialog
        title={isOpen ? t('closing.closeTitle', { name }) : t('closing.openTitle')}
        isOpen={isAsking}
        confirm={t(isOpen ? 'closing.closeNow' : 'closing.reopen')}
        cancel={t('word.cancel')}
        busy={act.isRunning && t(isOpen ? 'closing.closing' : 'closing.reopening')}
        isDanger={isOpen}
        failure={act.failure}
        onConfirm={() => void confirm()}
        onClose={stop}
      >
        {isOpen ? (
          <>
            <p>{t('closing.closeText')}</p>
            <ul>
              {ENDS.map(text => (
                <li key={text}>{t(text)}</li>
              ))}
            </ul>
            <p>{t('closing.keeps')}</p>
          </>
        ) : (
          <p>{t('closing.openText')}</p>
        )}
      </ConfirmDialog>
    </Card>
  )
}
