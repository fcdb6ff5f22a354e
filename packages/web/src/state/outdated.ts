import { afterEachWrite } from './caller.ts'
import { queryClient } from './query-client.ts'
import { onTabMessage, tellTabs } from './session-channel.ts'

let writes = 0

/** The number of writes that this tab knows of, its own and those of other tabs. */
export const writesSoFar = (): number => writes

/**
 * Marks all cached answers as outdated. Those on the screen are fetched again and stay visible meanwhile (a hidden tab
 * waits until it is visible); the others are removed. Resolves when the screen is up to date.
 */
export async function outdateAnswers(): Promise<void> {
  writes += 1
  const isHidden = document.visibilityState === 'hidden'
  await queryClient.resetQueries({ type: 'inactive', fetchStatus: 'idle' })
  await queryClient.invalidateQueries({ type: 'active', refetchType: isHidden ? 'none' : 'active' })
}

afterEachWrite(() => {
  tellTabs({ kind: 'written' })
  return outdateAnswers()
})
onTabMessage(({ kind }) => {
  if (kind === 'written') void outdateAnswers()
})
