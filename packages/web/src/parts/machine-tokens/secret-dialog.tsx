import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useBegunWork } from '../../state/begun-work.ts'
import { sessionAtom } from '../../state/session.state.ts'
import { currentStore } from '../../state/store.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { InlineMessage } from '../../ui/message.tsx'
import { ExitGuard } from '../../ui/wizard/exit-guard.tsx'
import { useTexts } from './texts.ts'
import type { HeldSecret } from './use-held-secret.ts'

/** The name of a new secret as begun work. */
const SECRET_WORK = 'new-secret'

interface SecretDialogProps {
  readonly title: string
  readonly isOpen: boolean
  readonly secret: HeldSecret
  readonly onClose: () => void
  readonly children: ReactNode
}

/**
 * A dialog in which a secret is made and shown only once. From the call on it stays open until the user has kept the
 * secret, and leaving the page is asked about. Whoever wants to leave before the secret has come sees it first.
 */
export function SecretDialog({ title, isOpen, secret, onClose, children }: SecretDialogProps) {
  const t = useTexts()
  const { pathname } = useLocation()
  const { isMaking, isHeld } = secret
  useBegunWork(SECRET_WORK, isHeld && !isMaking ? t('secret.notKept') : null)
  return (
    <>
      <Dialog title={title} isOpen={isOpen} onClose={isHeld ? undefined : onClose}>
        {secret.isUnsure && <InlineMessage tone="warning">{t('secret.unsure')}</InlineMessage>}
        {children}
      </Dialog>
      {/* Only then: of two guards on a page the router asks one. It stands before there is something to ask about. */}
      {(isOpen || isHeld) && (
        <ExitGuard
          isActive={isHeld}
          underWay={isMaking ? t('secret.underWay') : null}
          showsAnswer
          questionOf={next =>
            // A signed-out user is never asked: the session ends before this screen renders again.
            !isHeld || next.pathname === pathname || currentStore().get(sessionAtom) === null
              ? null
              : {
                  title: t('secret.leaveTitle'),
                  text: t('secret.leaveText'),
                  stay: t('secret.stay'),
                  leave: t('secret.leave'),
                }
          }
        />
      )}
    </>
  )
}
