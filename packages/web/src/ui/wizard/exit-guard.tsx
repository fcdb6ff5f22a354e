import { useEffect } from 'react'
import { type Location, useBlocker } from 'react-router'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog.tsx'

interface ExitGuardProps {
  /** Something would be lost now. */
  readonly isActive: boolean
  /** Whether an address belongs to what is guarded: going there is not leaving. Must answer by what holds at that moment. */
  readonly isInside: (next: Location) => boolean
  /** "Vill du avsluta beställningen?" */
  readonly title: string
  /** What would be lost. */
  readonly text: string
  /** "Fortsätt beställa" */
  readonly stay: string
  /** "Avsluta beställningen" */
  readonly leave: string
}

/** Asks before something unfinished is left: by a link, the browser's own buttons, or closing the tab. */
export function ExitGuard({ isActive, isInside, title, text, stay, leave }: ExitGuardProps) {
  const blocker = useBlocker(({ nextLocation }) => isActive && !isInside(nextLocation))
  useEffect(() => {
    if (!isActive) return
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isActive])

  const goOn = (): void => blocker.reset?.()
  return (
    <Dialog
      title={title}
      isOpen={blocker.state === 'blocked'}
      onClose={goOn}
      actions={
        <>
          <Button onClick={goOn}>{stay}</Button>
          <Button variant="danger" onClick={() => blocker.proceed?.()}>
            {leave}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  )
}
