import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { PATHS } from '../../parts/paths.ts'
import { useSetAtom } from '../../state/jotai.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useTexts } from './texts.ts'
import { STEP_PARAMETER, uploadStateAtom } from './upload.state.ts'

/** Asks before a file that was chosen but not sent is left behind, whatever way one leaves. */
export function ExitGuard({ isActive }: { readonly isActive: boolean }) {
  const t = useTexts()
  const setUpload = useSetAtom(uploadStateAtom)
  const blocker = useBlocker(({ nextLocation }) => {
    const staysInside =
      nextLocation.pathname === PATHS.personnelFile &&
      new URLSearchParams(nextLocation.search).has(STEP_PARAMETER)
    return isActive && !staysInside
  })
  useEffect(() => {
    if (!isActive) return
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isActive])

  const stay = (): void => blocker.reset?.()
  const leave = (): void => {
    setUpload({ kind: 'empty' })
    blocker.proceed?.()
  }
  return (
    <Dialog
      title={t('wizard.exitTitle')}
      isOpen={blocker.state === 'blocked'}
      onClose={stay}
      actions={
        <>
          <Button onClick={stay}>{t('wizard.exitStay')}</Button>
          <Button variant="danger" onClick={leave}>
            {t('wizard.exitLeave')}
          </Button>
        </>
      }
    >
      <p>{t('wizard.exitText')}</p>
    </Dialog>
  )
}
