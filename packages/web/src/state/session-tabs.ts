import { takeSession } from './own-company.state.ts'
import { isOfSession, keptSession, type Session, sessionAtom } from './session.state.ts'
import { onTabMessage } from './session-channel.ts'
import { endedElsewhere, endSession } from './session-end.ts'
import { clearStore, currentStore } from './store.ts'
import { isSameSession } from './token.ts'

/** What another tab has done to the session that this tab knows. */
type TabChange = 'none' | 'begun' | 'ended' | 'renewed' | 'company' | 'otherUser'

export function tabChange(before: Session | null, after: Session | null): TabChange {
  if (!before) return after ? 'begun' : 'none'
  if (!after) return 'ended'
  if (!isSameSession(before.auth.token, after.auth.token)) return 'otherUser'
  if (before.company?.clientNumber !== after.company?.clientNumber) return 'company'
  return before.auth.token === after.auth.token ? 'none' : 'renewed'
}

let look = (): void => {}

/** Applies changes of other tabs that this tab may have missed. */
export const lookAtOtherTabs = (): void => look()

type Check = () => Promise<unknown>
let checkOfSession: Check = async () => {}

/** Sets the check of the session that runs before a page from the back/forward cache is shown. */
export function checkBeforeShowing(check: Check): void {
  checkOfSession = check
}

interface TabReactions {
  /** Another user signed in: the page must be reloaded. */
  readonly onOtherUser: () => void
}

/** Applies what another tab has done to the session. This tab stays at its company; data of another user is cleared. */
function takeOver({ onOtherUser }: TabReactions): void {
  const after = keptSession()
  const change = tabChange(currentStore().get(sessionAtom), after)
  if (change === 'none') return
  if (change === 'ended') endSession(undefined, { elsewhere: true })
  else if (change === 'otherUser') currentStore().set(sessionAtom, after)
  else if (after) takeSession(after)
  if (change !== 'otherUser') return
  clearStore()
  onOtherUser()
}

/** Whether the stored session belongs to a later sign-in than the one that this tab knows. */
function isOthers(kept: Session | null): boolean {
  const known = currentStore().get(sessionAtom)
  return known !== null && kept !== null && !isSameSession(known.auth.token, kept.auth.token)
}

/**
 * Follows session changes in other tabs. A page that was frozen or in the back/forward cache misses their messages, so
 * it checks again when it is shown, and stays invisible until then.
 */
export function followOtherTabs(reactions: TabReactions): void {
  look = () => takeOver(reactions)
  const page = document.documentElement
  window.addEventListener('storage', event => isOfSession(event) && look())
  document.addEventListener('visibilitychange', () => look())
  window.addEventListener('pagehide', () => {
    page.dataset.putAway = ''
  })
  window.addEventListener('pageshow', () => {
    look()
    void checkOfSession().finally(() => delete page.dataset.putAway)
  })
  onTabMessage(message => {
    if (message.kind === 'ended' && !isOthers(keptSession())) endedElsewhere(message.status, message.expired)
  })
}
