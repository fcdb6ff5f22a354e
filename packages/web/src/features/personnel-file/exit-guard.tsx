import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { PATHS } from '../../parts/paths.ts'
import { useSetAtom } from '../../state/jotai.ts'
import { sessionAtom } from '../../state/session.state.ts'
import { currentStore } from '../../state/store.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useTexts } from './texts.ts'
import { commentAtom, STEP_PARAMETER, uploadStateAtom } from './upload.state.ts'

/** Asks before a file that was chosen but not sent is left behind, whatever way one leaves. */
export function ExitGuard({ isActive }: { readonly isActive: boolean }) {
  const t = useTexts()
  const setUpload = useSetAtom(uploadStateAtom)
  const setComment = useSetAtom(commentAtom)
  const blocker = useBlocker(({ nextLocation }) => {
    const staysInside =
      nextLocation.pathname === PATHS.personnelFile &&
      new URLSearchParams(nextLocation.search).has(STEP_PARAMETER)
    // Whoever is signed out is never held: the session ended before this screen is drawn again.
    const isSignedIn = currentStore().get(sessionAtom) !== null
    return isActive && isSignedIn && !staysInside
  })
  useEffect(() => {
    if (!isActive) return
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isActive])

  // Forgotten once the screen is left, not before: a wizard without a file would lead back to the choice of one.
  useEffect(
    () => () => {
      setUpload(before => (before.kind === 'draft' ? { kind: 'empty' } : before))
      setComment('')
    },
    [setUpload, setComment],
  )

  const stay = (): void => blocker.reset?.()
  return (
    <Dialog
      title={t('wizard.exitTitle')}
      isOpen={blocker.state === 'blocked'}
      onClose={stay}
      actions={
        <>
          <Button onClick={stay}>{t('wizard.exitStay')}</Button>
          <Button variant="danger" onClick={() => blocker.proceed?.()}>
            {t('wizard.exitLeave')}
          </Button>
        </>
      }
    >
      <p>{t('wizard.exitText')}</p>
    </Dialog>
  )
}
