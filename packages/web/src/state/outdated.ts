import { afterEachWrite } from './caller.ts'
import { queryClient } from './query-client.ts'
import { onTabMessage, tellTabs } from './session-channel.ts'

let writes = 0

/** How often something was written here or in another tab, as far as this tab knows. */
export const writesSoFar = (): number => writes

/**
 * Takes every answer that the portal holds as outdated. Those on the screen are asked again and shown until the new ones
 * are there, in a hidden tab when it is shown; the others are forgotten. Resolves when the screen is up to date.
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
