import { type MachineToken, machineTokensContract } from '@salvia/core/auth'
import { useAction } from '../../../state/action.ts'
import { Button, ButtonRow } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FailureMessage } from '../../../ui/failure-message.tsx'
import { useTexts } from './texts.ts'

/** What a case worker is about to revoke. */
export type Revoking =
  | { readonly kind: 'one'; readonly token: MachineToken }
  | { readonly kind: 'all'; readonly count: number }

interface RevokeTokensDialogProps {
  readonly clientNumber: string
  readonly revoking: Revoking | null
  readonly onKeep: () => void
  /** Called after the revocation, with the text that confirms it. */
  readonly onRevoked: (text: string) => void
}

/** Asks for confirmation before one or all tokens are revoked, since programs that use them stop working. */
export function RevokeTokensDialog({ revoking, onKeep, ...rest }: RevokeTokensDialogProps) {
  const t = useTexts()
  const title =
    revoking?.kind === 'one'
      ? t('tokens.askOne', { name: revoking.token.name })
      : t('tokens.askAll', { count: revoking?.count ?? 0 })
  return (
    <Dialog title={title} isOpen={revoking !== null} onClose={onKeep}>
      {revoking && <Question revoking={revoking} onKeep={onKeep} {...rest} />}
    </Dialog>
  )
}

type QuestionProps = Omit<RevokeTokensDialogProps, 'revoking'> & { readonly revoking: Revoking }

function Question({ clientNumber, revoking, onKeep, onRevoked }: QuestionProps) {
  const t = useTexts()
  const one = useAction(machineTokensContract.revokeOfCustomer)
  const all = useAction(machineTokensContract.revokeAllOfCustomer)
  const revokeOne = async ({ id, name }: MachineToken): Promise<void> => {
    if ((await one.run({ params: { clientNumber, id } })).ok) onRevoked(t('tokens.doneOne', { name }))
  }
  const revokeAll = async (): Promise<void> => {
    const outcome = await all.run({ params: { clientNumber } })
    if (outcome.ok) onRevoked(t('tokens.doneAll', { count: outcome.data.revoked }))
  }
  const isRunning = one.isRunning || all.isRunning
  return (
    <>
      <p>{t('tokens.askText')}</p>
      <FailureMessage failure={one.failure ?? all.failure} />
      <ButtonRow>
        <Button onClick={onKeep}>{t('word.cancel')}</Button>
        <Button
          variant="danger"
          busy={isRunning && t('tokens.revoking')}
          onClick={() => void (revoking.kind === 'one' ? revokeOne(revoking.token) : revokeAll())}
        >
          {t(revoking.kind === 'one' ? 'tokens.revoke' : 'tokens.revokeAll')}
        </Button>
      </ButtonRow>
    </>
  )
}
