import { type Location, useBlocker } from 'react-router'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog.tsx'
import { useUnloadGuard } from '../use-unload-guard.ts'

interface ExitGuardProps {
  /** True while unsaved work would be lost. */
  readonly isActive: boolean
  /**
   * Whether an address belongs to the guarded process, so that going there is not leaving. Called at navigation; must
   * use the state of that moment.
   */
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

/** Asks before the user leaves something unfinished: by a link, the browser's buttons, or closing the tab. */
export function ExitGuard({ isActive, isInside, title, text, stay, leave }: ExitGuardProps) {
  const blocker = useBlocker(({ nextLocation }) => isActive && !isInside(nextLocation))
  useUnloadGuard(isActive)
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
