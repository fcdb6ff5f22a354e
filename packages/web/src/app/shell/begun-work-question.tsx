import type { ReactNode } from 'react'
import { type BegunWork, begunWorkAtom } from '../../state/begun-work.ts'
import { useAtomValue } from '../../state/jotai.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useTexts } from '../texts.ts'

interface BegunWorkQuestionProps {
  /** "Byt till Kvarnhälle AB?" */
  readonly title: string
  /** What becomes of the work. */
  readonly outcome: (works: readonly BegunWork[]) => string
  /** "Byt och släng" */
  readonly leave: (works: readonly BegunWork[]) => string
  readonly busy: false | string
  readonly onStay: () => void
  readonly onLeave: () => void
  /** Why leaving failed. */
  readonly children?: ReactNode
}

/** Asks before something else is done that loses or hides what the user has begun. Nothing has changed yet. */
export function BegunWorkQuestion(props: BegunWorkQuestionProps) {
  const { title, outcome, leave, busy, onStay, onLeave, children } = props
  const t = useTexts()
  const works = Object.values(useAtomValue(begunWorkAtom))
  return (
    <Dialog
      title={title}
      isOpen
      onClose={onStay}
      actions={
        <>
          <Button onClick={onStay}>{t('begun.stay')}</Button>
          <Button
            variant={works.every(work => work.staysInTab) ? 'secondary' : 'danger'}
            busy={busy}
            onClick={onLeave}
          >
            {leave(works)}
          </Button>
        </>
      }
    >
      {children}
      {works.map(({ text }) => (
        <p key={text}>{text}</p>
      ))}
      <p>{outcome(works)}</p>
    </Dialog>
  )
}
