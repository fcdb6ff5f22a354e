import { ChooseOrganisation } from '../../parts/choose-organisation/choose-organisation.tsx'
import { useAtomValue } from '../../state/jotai.ts'
import { profileAtom } from '../../state/profile.state.ts'
import { sessionAtom } from '../../state/session.state.ts'
import { chooseCompany } from '../../state/sign-in.ts'
import { useStep } from '../../state/step.ts'
import { useWasClosed } from '../../state/use-company.ts'

/** Shown when the user is signed in but has not chosen a company. */
export function CompanyChoice({ onChosen }: { readonly onChosen: () => void }) {
  const session = useAtomValue(sessionAtom)
  const profile = useAtomValue(profileAtom)
  const wasClosed = useWasClosed()
  const choose = useStep(chooseCompany)
  if (!session || session.company || !profile || profile.isCaseWorker) return null
  return (
    <ChooseOrganisation
      companies={profile.companies}
      current={null}
      choose={choose}
      isOpen
      wasClosed={wasClosed}
      onChosen={onChosen}
    />
  )
}
