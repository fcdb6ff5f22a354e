import { isOfSession, keptSession, type Session, sessionAtom } from './session.state.ts'
import { onTabMessage } from './session-channel.ts'
import { endedElsewhere, endSession } from './session-end.ts'
import { clearStore, currentStore } from './store.ts'
import { isSameSession } from './token.ts'

/** What another tab has done with the session that this one knew. */
export type TabChange = 'none' | 'begun' | 'ended' | 'renewed' | 'company' | 'otherUser'

export function tabChange(before: Session | null, after: Session | null): TabChange {
  if (!before) return after ? 'begun' : 'none'
  if (!after) return 'ended'
  if (!isSameSession(before.auth.token, after.auth.token)) return 'otherUser'
  if (before.company?.clientNumber !== after.company?.clientNumber) return 'company'
  return before.auth.token === after.auth.token ? 'none' : 'renewed'
}

let look = (): void => {}

/** Takes over what happened in other tabs, where this one may not have been told. */
export const lookAtOtherTabs = (): void => look()

type Check = () => Promise<unknown>
let checkOfSession: Check = async () => {}

/** Gives what judges the session before a page that was put away is rendered again. */
export function checkBeforeShowing(check: Check): void {
  checkOfSession = check
}

interface TabReactions {
  /** What is on the screen belongs to the company before. */
  readonly onCompany: () => void
  /** The page is to be opened anew: what it holds belongs to someone else. */
  readonly onOtherUser: () => void
}

/** Takes over what another tab has done with the session; nothing of another user's stays. */
function takeOver({ onCompany, onOtherUser }: TabReactions): void {
  const after = keptSession()
  const change = tabChange(currentStore().get(sessionAtom), after)
  if (change === 'none') return
  if (change === 'ended') endSession(undefined, { elsewhere: true })
  else currentStore().set(sessionAtom, after)
  if (change === 'company') onCompany()
  if (change !== 'otherUser') return
  clearStore()
  onOtherUser()
}

/** Someone signed in after the session that this tab knew. */
function isOthers(kept: Session | null): boolean {
  const known = currentStore().get(sessionAtom)
  return known !== null && kept !== null && !isSameSession(known.auth.token, kept.auth.token)
}

/**
 * Follows the other tabs of the browser. A page that was frozen or put away missed what they told, so it looks
 * again when it is shown; until it has looked, nothing of it is rendered.
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
