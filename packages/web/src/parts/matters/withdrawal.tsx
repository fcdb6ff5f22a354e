import type { Endpoint } from '@salvia/core/contract'
import type { MatterKind } from '@salvia/core/matters'
import { type ReactElement, useState } from 'react'
import type { z } from 'zod'
import { useAction } from '../../state/action.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FailureMessage } from '../../ui/failure-message.tsx'
import { InlineMessage } from '../../ui/message.tsx'
import { useMatterTexts } from './matter-words.ts'
import { useTexts } from './texts.ts'

/** Every contract with `customersMatterCalls` has it, such as `contract.orders.withdraw`. */
export type WithdrawCall = Endpoint & { readonly kind: 'json'; readonly params: z.ZodObject }

interface Withdrawn {
  readonly kind: MatterKind
  readonly call: WithdrawCall
  readonly params: { readonly clientNumber: string; readonly id: string }
}

interface Withdrawal {
  /** Opens the question. */
  readonly ask: () => void
  readonly dialog: ReactElement
  /** Says that it is done. Stands on the page from the start, so that it is read aloud when it changes. */
  readonly told: ReactElement
}

/** Lets the maker of a matter withdraw it: asks first, and says when it is done. */
export function useWithdrawal(withdrawn: Withdrawn): Withdrawal {
  const t = useMatterTexts(withdrawn.kind, useTexts())
  const [isAsking, setIsAsking] = useState(false)
  const [isDone, setIsDone] = useState(false)
  return {
    ask: () => setIsAsking(true),
    dialog: (
      <WithdrawDialog
        {...withdrawn}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onDone={() => {
          setIsAsking(false)
          setIsDone(true)
        }}
      />
    ),
    told: (
      <div role="status">{isDone && <InlineMessage tone="success">{t('withdraw.done')}</InlineMessage>}</div>
    ),
  }
}

interface WithdrawDialogProps extends Withdrawn {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Asks before a matter is withdrawn. A case worker who was faster is told of here. */
function WithdrawDialog({ kind, call, params, isOpen, onClose, onDone }: WithdrawDialogProps) {
  const t = useMatterTexts(kind, useTexts())
  const { run, isRunning, failure, reset } = useAction(call)
  const withdraw = async (): Promise<void> => {
    if ((await run({ params })).ok) onDone()
  }
  const close = (): void => {
    reset()
    onClose()
  }
  // Once a case worker has begun, there is nothing left to ask.
  const isTooLate = failure !== undefined && call.errors.includes(failure.code)
  return (
    <Dialog
      title={t('withdraw.title')}
      isOpen={isOpen}
      onClose={close}
      actions={
        isTooLate ? (
          <Button variant="secondary" onClick={close}>
            {t('word.close')}
          </Button>
        ) : (
          <>
            <Button variant="danger" busy={isRunning && t('withdraw.busy')} onClick={() => void withdraw()}>
              {t('withdraw.yes')}
            </Button>
            <Button variant="secondary" onClick={close}>
              {t('withdraw.no')}
            </Button>
          </>
        )
      }
    >
      {!isTooLate && <p>{t('withdraw.text')}</p>}
      <FailureMessage failure={failure} />
    </Dialog>
  )
}
