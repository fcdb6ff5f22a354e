import { useAtom, useAtomValue } from '../../state/jotai.ts'
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
  const company = profile?.companies.find(({ clientNumber }) => clientNumber === wanted)
  if (wanted === null || !company) return null

  const stay = (): void => {
    choose.reset()
    setWanted(null)
  }
  const leave = async (): Promise<void> => {
    if (!choose.isRunning && (await choose.run(wanted)).ok) setWanted(null)
  }
  return (
    <BegunWorkQuestion
      title={t('begun.switchTitle', { company: company.subOrgName })}
      loses={t('begun.switchLoses')}
      keeps={t('begun.switchKeeps')}
      leave={isLost => t(isLost ? 'begun.switchAndLose' : 'begun.switch')}
      busy={choose.isRunning && t('begun.switching')}
      onStay={stay}
      onLeave={() => void leave()}
    >
      {choose.failure && <ErrorPanel {...choose.failure} />}
    </BegunWorkQuestion>
  )
}
