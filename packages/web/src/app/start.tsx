import type { Config } from '@salvia/core/config'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { href } from '../parts/paths.ts'
import { startWithConfig } from '../state/config.state.ts'
import { onSessionEnd } from '../state/session-end.ts'
import { StateProvider } from '../state/state-provider.tsx'
import { forgetReferer } from './referer.ts'
import { startRouter } from './router.tsx'

/** Draws the portal. The end of a session leads to the sign-in screen, which tells why. @spec §4 */
export function startApp(config: Config): void {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no element with the id root')
  startWithConfig(config)
  const router = startRouter()
  onSessionEnd(({ status, expired }) => {
    if (status === undefined) forgetReferer()
    const query = status === undefined ? '' : `?error=${status}${expired ? '&exp=true' : ''}`
    void router.navigate(href('signIn') + query)
  })
  createRoot(root).render(
    <StrictMode>
      <StateProvider>
        <RouterProvider router={router} />
      </StateProvider>
    </StrictMode>,
  )
}
