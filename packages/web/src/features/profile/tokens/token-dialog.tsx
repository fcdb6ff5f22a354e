import type { MachineToken } from '@salvia/core/auth'
import type { Company } from '@salvia/core/companies'
import { useState } from 'react'
import { FreshSignIn } from '../../../parts/fresh-sign-in/fresh-sign-in.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
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
  readonly onRevoked: (name: string) => void
}

/**
 * The dialog for making, rotating or revoking a token. Making and rotating need a recent sign-in; revoking does not,
 * since it only removes access.
 */
export function TokenDialog({ company, opened, onClose, onRevoked }: TokenDialogProps) {
  const t = useTexts()
  const name = opened && opened.kind !== 'make' ? opened.token.name : ''
  const title = opened === null ? '' : t(`dialog.${opened.kind}`, { name })
  // An accidental Escape must not close the dialog while it shows a secret that cannot be shown again.
  const [showsSecret, setShowsSecret] = useState(false)
  const onMade = (): void => setShowsSecret(true)
  const close = (): void => {
    setShowsSecret(false)
    onClose()
  }
  return (
    <Dialog title={title} isOpen={opened !== null} onClose={showsSecret ? undefined : close}>
      {opened?.kind === 'make' && (
        <FreshSignIn>
          <MakeToken company={company} onMade={onMade} onClose={close} />
        </FreshSignIn>
      )}
      {opened?.kind === 'rotate' && (
        <FreshSignIn>
          <RotateToken token={opened.token} onMade={onMade} onClose={close} />
        </FreshSignIn>
      )}
      {opened?.kind === 'revoke' && (
        <RevokeToken token={opened.token} onKeep={close} onRevoked={() => onRevoked(opened.token.name)} />
      )}
    </Dialog>
  )
}
