import { useLayoutEffect } from 'react'
import type { Location } from 'react-router'
import { useBegunWork } from '../../state/begun-work.ts'
import { useSetAtom } from '../../state/jotai.ts'
import { useUnderWay } from '../../state/sendings.ts'
import { sessionAtom } from '../../state/session.state.ts'
import { currentStore } from '../../state/store.ts'
import { ExitGuard } from '../../ui/wizard/exit-guard.tsx'
import { useTexts } from './texts.ts'
import { answersAtom, commentAtom, isAtCompany, STEP_PARAMETER, uploadStateAtom } from './upload.state.ts'
import { useUploadTarget } from './upload-target.ts'

/** The name of a personnel file as begun work. */
export const FILE_WORK = 'personnel-file'

type Address = Pick<Location, 'pathname' | 'search'>

const isSignedIn = (): boolean => currentStore().get(sessionAtom) !== null
const isStep = (path: string, { pathname, search }: Address): boolean =>
  pathname === path && new URLSearchParams(search).has(STEP_PARAMETER)

/** Asks before the user leaves with a file that is chosen but not sent. */
export function UploadExitGuard({ isActive }: { readonly isActive: boolean }) {
  const t = useTexts()
  const { path, company, clientNumber, isForCustomer } = useUploadTarget()
  useBegunWork(FILE_WORK, isActive ? t('wizard.notSent', { company }) : null)
  const underWay = useUnderWay(FILE_WORK)
  const setUpload = useSetAtom(uploadStateAtom)
  const setComment = useSetAtom(commentAtom)
  const setAnswers = useSetAtom(answersAtom)

  // The file is forgotten only as the screen goes; earlier, the wizard would redirect to its first step. Going from one
  // step to another is not leaving. A passive effect would be too late: the user may have gone back by then.
  useLayoutEffect(
    () => () => {
      const isSameCompany = isForCustomer || isAtCompany(clientNumber)
      if (isSignedIn() && isSameCompany && isStep(path, window.location)) return
      setUpload(before => (before.kind === 'draft' ? { kind: 'empty' } : before))
      setComment('')
      setAnswers(null)
    },
    [path, clientNumber, isForCustomer, setUpload, setComment, setAnswers],
  )
  return (
    <ExitGuard
      isActive={isActive}
      underWay={underWay}
      questionOf={next =>
        // A signed-out user is never asked: the session ends before this screen renders again.
        !isActive || isStep(path, next) || !isSignedIn()
          ? null
          : {
              title: t('wizard.exitTitle'),
              text: t('wizard.exitText'),
              stay: t('wizard.exitStay'),
              leave: t('wizard.exitLeave'),
            }
      }
    />
  )
}
