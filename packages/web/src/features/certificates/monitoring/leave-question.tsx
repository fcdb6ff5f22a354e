import { useLocation } from 'react-router'
import { useBegunWork } from '../../../state/begun-work.ts'
import { sessionAtom } from '../../../state/session.state.ts'
import { currentStore } from '../../../state/store.ts'
import { useCompany } from '../../../state/use-company.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ExitGuard } from '../../../ui/wizard/exit-guard.tsx'
import { useTexts } from './texts.ts'

/** The name of a monitoring as begun work. */
const MONITORING_WORK = 'monitoring'

interface LeaveQuestionProps {
  /** The user wants to close the dialog. */
  readonly isAsked: boolean
  /** Something is filled in that would be lost. */
  readonly isBegun: boolean
  readonly isSending: boolean
  readonly onStay: () => void
  readonly onLeave: () => void
}

/** Asks before what is filled in is lost: by closing the dialog, or by leaving the page with the browser's buttons. */
export function LeaveQuestion({ isAsked, isBegun, isSending, onStay, onLeave }: LeaveQuestionProps) {
  const t = useTexts()
  const { pathname } = useLocation()
  const company = useCompany()?.subOrgName ?? ''
  const isHeld = isBegun || isSending
  useBegunWork(MONITORING_WORK, isHeld ? t('leave.notSent', { company }) : null, true)
  const question = {
    title: t('leave.title'),
    text: t('leave.text'),
    stay: t('leave.stay'),
    leave: t('leave.leave'),
  }
  return (
    <>
      <Dialog
        title={question.title}
        isOpen={isAsked}
        onClose={onStay}
        actions={
          <>
            <Button onClick={onStay}>{question.stay}</Button>
            <Button variant="danger" onClick={onLeave}>
              {question.leave}
            </Button>
          </>
        }
      >
        <p>{question.text}</p>
      </Dialog>
      <ExitGuard
        isActive={isHeld}
        underWay={isSending ? t('leave.underWay', { company }) : null}
        questionOf={next =>
          // A signed-out user is never asked: the session ends before this screen renders again.
          !isHeld || next.pathname === pathname || currentStore().get(sessionAtom) === null ? null : question
        }
      />
    </>
  )
}
