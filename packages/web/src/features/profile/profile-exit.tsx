import { begunWorkAtom, isUnderWay, sendingsAtom } from '../../state/begun-work.ts'
import { atom, useAtomValue } from '../../state/jotai.ts'
import { sessionAtom } from '../../state/session.state.ts'
import { currentStore } from '../../state/store.ts'
import { ExitGuard } from '../../ui/wizard/exit-guard.tsx'
import { useTexts } from './texts.ts'

/** The begun work of a card whose fields hold what is not saved. */
export const editWork = (card: string): string => `edit ${card}`

/** The cards with a change that is neither saved nor on its way. */
const unsavedAtom = atom(get => {
  const sendings = get(sendingsAtom)
  return Object.keys(get(begunWorkAtom)).filter(name => {
    const sending = sendings[name]
    return name.startsWith(editWork('')) && !(sending && isUnderWay(sending))
  })
})

/**
 * Asks before the user leaves the page with a change that is not saved. One for all cards, as a page has one guard.
 * What is being saved does not hold the user: should it fail, the next page tells.
 */
export function ProfileExit() {
  const t = useTexts()
  const isBegun = useAtomValue(unsavedAtom).length > 0
  return (
    <ExitGuard
      isActive={isBegun}
      questionOf={() => {
        const store = currentStore()
        // A signed-out user is never asked: the session ends before this screen renders again.
        if (store.get(sessionAtom) === null || store.get(unsavedAtom).length === 0) return null
        return { title: t('exit.title'), text: t('unsaved'), stay: t('exit.stay'), leave: t('exit.leave') }
      }}
    />
  )
}
