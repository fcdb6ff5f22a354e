import { portalPath } from '@salvia/core/portal-paths'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useAtom, useAtomValue } from '../../state/jotai.ts'
import { clientNumberAtom } from '../../state/own-company.state.ts'
import { profileAtom } from '../../state/profile.state.ts'
import { chooseCompany } from '../../state/sign-in.ts'
import { useStep } from '../../state/step.ts'
import { ErrorPanel } from '../../ui/panel.tsx'
import { useTexts } from '../texts.ts'
import { BegunWorkQuestion } from './begun-work-question.tsx'
import { wantedCompanyAtom } from './switch-company.state.ts'

/** Asks before the user goes to another company with something begun at this one. */
export function SwitchQuestion() {
  const t = useTexts()
  const profile = useAtomValue(profileAtom)
  const [wanted, setWanted] = useAtom(wantedCompanyAtom)
  const choose = useStep(chooseCompany)
  useStartOfCompany()
  const company = profile?.companies.find(({ clientNumber }) => clientNumber === wanted)
  if (wanted === null || !company) return null

  const stay = (): void => {
    choose.reset()
    setWanted(null)
  }
  const leave = async (): Promise<void> => {
    if (!choose.isRunning && (await choose.run(wanted)).ok) setWanted(null)
  }
  const isLost = (works: readonly { readonly staysInTab: boolean }[]): boolean =>
    works.some(work => !work.staysInTab)
  return (
    <BegunWorkQuestion
      title={t('begun.switchTitle', { company: company.subOrgName })}
      loses={t('begun.switchLoses')}
      keeps={t('begun.switchKeeps')}
      leave={works => t(isLost(works) ? 'begun.switchAndLose' : 'begun.switch')}
      busy={choose.isRunning && t('begun.switching')}
      onStay={stay}
      onLeave={() => void leave()}
    >
      {choose.failure && <ErrorPanel {...choose.failure} />}
    </BegunWorkQuestion>
  )
}

/** Opens the start page when the tab has gone from one company to another. */
function useStartOfCompany(): void {
  const navigate = useNavigate()
  const clientNumber = useAtomValue(clientNumberAtom)
  const before = useRef(clientNumber)
  // In an effect: by then the screens of the company before are gone, and nothing of them blocks the way.
  useEffect(() => {
    const from = before.current
    before.current = clientNumber
    if (from !== null && clientNumber !== null && from !== clientNumber) void navigate(portalPath('start'))
  }, [clientNumber, navigate])
}
