import { useEffect, useState } from 'react'
import { type Location, useBlocker } from 'react-router'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog.tsx'
import { useTexts } from '../texts.ts'
import { useUnloadGuard } from '../use-unload-guard.ts'

interface ExitQuestion {
  /** "Vill du avsluta beställningen?" */
  readonly title: string
  /** What would be lost. */
  readonly text: string
  /** "Fortsätt beställa" */
  readonly stay: string
  /** "Avsluta beställningen" */
  readonly leave: string
}

interface ExitGuardProps {
  /** True while unsaved work would be lost with the page. */
  readonly isActive: boolean
  /**
   * What is told while the work is being sent; null when it is not. Leaving waits for the answer, so that nothing is
   * said to be lost that then arrives.
   */
  readonly underWay?: string | null
  /** The answer brings something that must be seen, also when it is a failure: whoever waited to leave stays, and is asked the next time. */
  readonly showsAnswer?: boolean
  /**
   * The question before going to an address, null when nothing is lost by it. Called at navigation; must use the state
   * of that moment.
   */
  readonly questionOf: (next: Location) => ExitQuestion | null
}

/** Asks before the user leaves something unfinished: by a link, the browser's buttons, or closing the tab. */
export function ExitGuard(props: ExitGuardProps) {
  const { isActive, underWay = null, showsAnswer = false, questionOf } = props
  const t = useTexts()
  const blocker = useBlocker(({ nextLocation }) => questionOf(nextLocation) !== null)
  useUnloadGuard(isActive)
  const next = blocker.state === 'blocked' ? blocker.location : null
  const isWaiting = underWay !== null
  const [waited, setWaited] = useState<Location | null>(null)
  if (isWaiting && next !== null && next !== waited) setWaited(next)
  // Known while rendering: the router forgets where to a moment later, and the question must not stand until then.
  const isWaitOver = showsAnswer && !isWaiting && next !== null && next === waited
  const question = next === null || isWaitOver ? null : questionOf(next)
  // What would have been lost is safe by now, such as a file that has arrived while the question stood.
  const isSafe = next !== null && question === null && !showsAnswer
  useEffect(() => {
    if (isWaitOver) blocker.reset?.()
    else if (isSafe) blocker.proceed?.()
  }, [isWaitOver, isSafe, blocker])
  const goOn = (): void => blocker.reset?.()
  return (
    <Dialog
      title={isWaiting ? t('underWay.title') : (question?.title ?? '')}
      isOpen={question !== null}
      onClose={goOn}
      actions={
        <>
          <Button onClick={goOn}>{isWaiting ? t('underWay.stay') : question?.stay}</Button>
          <Button
            variant={isWaiting ? 'secondary' : 'danger'}
            busy={isWaiting && t('underWay.wait')}
            onClick={() => blocker.proceed?.()}
          >
            {question?.leave}
          </Button>
        </>
      }
    >
      <p role="status">{isWaiting ? [underWay, t('underWay.text')].join(' ') : question?.text}</p>
    </Dialog>
  )
}
