import { type ProviderToken, providerTokensContract } from '@salvia/core/feed-catalogue'
import { ConfirmDialog } from '../../../parts/case-worker/confirm-dialog.tsx'
import { useAction } from '../../../state/action.ts'
import { useTexts } from './texts.ts'

interface RevokeSystemTokenProps {
  readonly token: ProviderToken | null
  readonly onKeep: () => void
  readonly onRevoked: (name: string) => void
}

/** Asks for confirmation before a token is revoked, since the system that uses it stops. */
export function RevokeSystemToken({ token, onKeep, onRevoked }: RevokeSystemTokenProps) {
  const t = useTexts()
  const revoke = useAction(providerTokensContract.revoke)
  const send = async (): Promise<void> => {
    if (token && (await revoke.run({ params: { id: token.id } })).ok) onRevoked(token.name)
  }
  return (
    <ConfirmDialog
      title={t('tokens.ask', { name: token?.name ?? '' })}
      isOpen={token !== null}
      confirm={t('tokens.revokeNow')}
      cancel={t('tokens.keep')}
      busy={revoke.isRunning && t('tokens.revoking')}
      isDanger
      failure={revoke.failure}
      onConfirm={() => void send()}
      onClose={() => {
        revoke.reset()
        onKeep()
      }}
    >
      <p>{t('tokens.askText')}</p>
    </ConfirmDialog>
  )
}
