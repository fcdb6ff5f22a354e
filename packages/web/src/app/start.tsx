import { portalPath } from '@salvia/core/portal-paths'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { configAtom, environmentAtom, readConfig, startWithConfig } from '../state/config.state.ts'
import { keepOverReloads } from '../state/kept-draft.ts'
import { serverClock } from '../state/server-clock.ts'
import { onSessionEnd } from '../state/session-end.ts'
import { followOtherTabs } from '../state/session-tabs.ts'
import { restoreVisitorChoice } from '../state/shown-settings.ts'
import { StateProvider } from '../state/state-provider.tsx'
import { currentStore } from '../state/store.ts'
import { firstWayIn } from '../state/way-in.ts'
import { refererAfter } from './referer.ts'
import { startRouter } from './router.tsx'
import { wayOut } from './way-out.ts'

/**
 * Renders the portal with its configuration. When a session ends, the user is sent to the sign-in screen, which tells
 * why.
 * @spec §4
 */
export async function startApp(configAnswer: Response): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no element with the id root')
  serverClock.note(configAnswer.headers.get('Date'))
  startWithConfig(await readConfig(configAnswer))
  restoreVisitorChoice()
  keepOverReloads()
  const router = startRouter()
  onSessionEnd(end => {
    refererAfter(end)
    void import('../state/sso-cookie.ts').then(({ dropSsoCookie }) => dropSsoCookie())
    const out = wayOut(end, currentStore().get(configAtom).KP_API, portalPath(firstWayIn()))
    if (out.kind === 'server') window.location.assign(out.address)
    else void router.navigate(out.path)
  })
  followOtherTabs({
    // First the components of the old store are removed, then the page reloads.
    onOtherUser: () => setTimeout(() => window.location.reload()),
  })
  reportFaults(router)
  createRoot(root).render(
    <StrictMode>
      <StateProvider>
        <RouterProvider router={router} />
      </StateProvider>
    </StrictMode>,
  )
}

const REPORTED_ENVIRONMENTS = ['development', 'preprod']

/** Errors are reported in test environments, never in production. @spec §4 */
function reportFaults(router: ReturnType<typeof startRouter>): void {
  const { ERROR_REPORTING: address, PRODUCT_NAME: service, VERSION } = currentStore().get(configAtom)
  const environment = currentStore().get(environmentAtom)
  if (!address || !REPORTED_ENVIRONMENTS.includes(environment)) return
  // What fails before the reporting has been fetched is reported too.
  const earlier: unknown[] = []
  const keep = (event: ErrorEvent): void => void earlier.push(event.error ?? event.message)
  window.addEventListener('error', keep)
  void import('./error-reporting/error-reporting.ts').then(({ startReporting }) => {
    window.removeEventListener('error', keep)
    startReporting({
      address,
      earlier,
      service,
      version: VERSION.hash,
      environment,
      route: () => router.state.matches.at(-1)?.route.path ?? '/',
      onWay: listener => router.subscribe(state => listener(state.navigation.state === 'loading')),
    })
  })
}
