import type { MachineToken } from '@salvia/core/auth'
import type { Company } from '@salvia/core/companies'
import { FreshSignIn } from '../../../parts/fresh-sign-in/fresh-sign-in.tsx'
import { SecretDialog } from '../../../parts/machine-tokens/secret-dialog.tsx'
import { useHeldSecret } from '../../../parts/machine-tokens/use-held-secret.ts'
import { MakeToken } from './make-token.tsx'
import { RevokeToken } from './revoke-token.tsx'
import { RotateToken } from './rotate-token.tsx'
import { useTexts } from './texts.ts'

/** What the dialog is open for. */
export type Opened =
  | { readonly kind: 'make' }
  | { readonly kind: 'rotate' | 'revoke'; readonly token: MachineToken }

interface TokenDialogProps {
  readonly company: Company
  readonly opened: Opened | null
  readonly onClose: () => void
  readonly onRevoked: (token: MachineToken) => void
}

/**
 * The dialog for making, rotating or revoking a token. Making and rotating need a recent sign-in; revoking does not,
 * since it only removes access.
 */
export function TokenDialog({ company, opened, onClose, onRevoked }: TokenDialogProps) {
  const t = useTexts()
  const name = opened && opened.kind !== 'make' ? opened.token.name : ''
  const title = opened === null ? '' : t(`dialog.${opened.kind}`, { name })
  const secret = useHeldSecret()
  const close = (): void => {
    secret.release()
    onClose()
  }
  return (
    <SecretDialog title={title} isOpen={opened !== null} secret={secret} onClose={close}>
      {opened?.kind === 'make' && (
        <FreshSignIn>
          <MakeToken company={company} secret={secret} onClose={close} />
        </FreshSignIn>
      )}
      {opened?.kind === 'rotate' && (
        <FreshSignIn>
          <RotateToken token={opened.token} secret={secret} onClose={close} />
        </FreshSignIn>
      )}
      {opened?.kind === 'revoke' && (
        <RevokeToken token={opened.token} onKeep={close} onRevoked={() => onRevoked(opened.token)} />
      )}
    </SecretDialog>
  )
}
