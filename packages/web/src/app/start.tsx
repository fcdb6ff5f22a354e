import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { href } from '../parts/paths.ts'
import { readConfig, startWithConfig } from '../state/config.state.ts'
import { onSessionEnd } from '../state/session-end.ts'
import { firstWayIn } from '../state/sign-in.ts'
import { StateProvider } from '../state/state-provider.tsx'
import { forgetReferer } from './referer.ts'
import { startRouter } from './router.tsx'

/**
 * Draws the portal once its configuration is read. The end of a session leads to the sign-in screen, which tells why.
 * @spec §4
 */
export async function startApp(configAnswer: Response): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no element with the id root')
  startWithConfig(await readConfig(configAnswer))
  const router = startRouter()
  onSessionEnd(({ status, expired }) => {
    if (status === undefined) forgetReferer()
    const query = status === undefined ? '' : `?error=${status}${expired ? '&exp=true' : ''}`
    void router.navigate(href(firstWayIn()) + query)
  })
  createRoot(root).render(
    <StrictMode>
      <StateProvider>
        <RouterProvider router={router} />
      </StateProvider>
    </StrictMode>,
  )
}
