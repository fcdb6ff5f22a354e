import { hasBegunAtom } from '../../state/begun-work.ts'
import { atom, useAtomValue, useSetAtom } from '../../state/jotai.ts'
import { clientNumberAtom } from '../../state/own-company.state.ts'
import { chooseCompany } from '../../state/sign-in.ts'
import { type Action, useStep } from '../../state/step.ts'

/** The company that the user wants to go to, while it is asked about what has been begun at this one. */
export const wantedCompanyAtom = atom<string | null>(null)

/** Goes to a company. When something has been begun at this one, it asks first and changes nothing. */
export function useSwitchCompany(): Action<string, 'switched' | 'asked'> {
  const hasBegun = useAtomValue(hasBegunAtom)
  const own = useAtomValue(clientNumberAtom)
  const want = useSetAtom(wantedCompanyAtom)
  return useStep(async (clientNumber: string) => {
    if (hasBegun && clientNumber !== own) {
      want(clientNumber)
      return 'asked'
    }
    await chooseCompany(clientNumber)
    return 'switched'
  })
}
