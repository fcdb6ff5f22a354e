import { type MachineToken, machineTokensContract } from '@salvia/core/auth'
import { useAction } from '../../../state/action.ts'
import { Button, ButtonRow } from '../../../ui/button.tsx'
import { FailureMessage } from '../../../ui/failure-message.tsx'
import { useTexts } from './texts.ts'
import styles from './tokens.module.css'

interface RevokeTokenProps {
  readonly token: MachineToken
  readonly onKeep: () => void
  readonly onRevoked: () => void
}

/** Revokes a token after a confirmation, because programs that use it stop working. */
export function RevokeToken({ token, onKeep, onRevoked }: RevokeTokenProps) {
  const t = useTexts()
  const revoke = useAction(machineTokensContract.revoke)
  const { id, clientNumber } = token
  const send = async (): Promise<void> => {
    if ((await revoke.run({ params: { clientNumber, id } })).ok) onRevoked()
  }
  return (
    <div className={styles.form}>
      <p>{t('revoke.text')}</p>
      <FailureMessage failure={revoke.failure} />
      <ButtonRow>
        <Button onClick={onKeep}>{t('revoke.keep')}</Button>
        <Button variant="danger" busy={revoke.isRunning && t('revoke.revoking')} onClick={() => void send()}>
          {t('revoke.submit')}
        </Button>
      </ButtonRow>
    </div>
  )
}
