import { PORTAL_PATHS, portalPath } from '@salvia/core/portal-paths'
import type { ComponentType } from 'react'
import { createBrowserRouter, type RouteObject, redirect } from 'react-router'
import type { RouteFacts } from '../parts/route-facts.ts'
import { firstWayIn } from '../state/way-in.ts'
import { meantAddress } from './address.ts'
import { ErrorScreen } from './error-screen.tsx'
import { FirstWait } from './first-wait.tsx'
import { guard } from './guards.ts'
import { followMeantLinks, navigateToMeant, rewriteAddressBar } from './own-addresses.ts'
import { Root } from './root.tsx'
import { ROUTES } from './routes.ts'

function pathOf(request: Request): string {
  const { pathname, search } = new URL(request.url)
  return pathname + search
}

/**
 * The screen of a row. One that takes a function is shown to those who hold it; others are told
 * which it is.
 */
async function screenOf(route: RouteFacts): Promise<ComponentType> {
  const { caseWorkerFunctions: needed, screen } = route
  if (!needed) return screen()
  const [Screen, { NeedsFunction }] = await Promise.all([screen(), import('./needs-function.tsx')])
  return () => (
    <NeedsFunction needed={needed}>
      <Screen />
    </NeedsFunction>
  )
}

/** Turns a row of the table into routes. The guard runs first; the screen's code loads with it. */
function screenRoutes(route: RouteFacts): RouteObject[] {
  return [route.name, ...(route.aliases ?? [])].map(name => ({
    path: PORTAL_PATHS[name],
    handle: route,
    loader: ({ request }) => guard(route.guard, route.feature, pathOf(request)),
    lazy: { Component: () => screenOf(route) },
    errorElement: <ErrorScreen framed={!hasOwnFrame(route)} />,
  }))
}

const shell = async () => (await import('./shell/shell.tsx')).Shell

const hasOwnFrame = (route: RouteFacts): boolean => route.guard === 'signedOut' || route.ownFrame === true

const withoutFrame = ROUTES.filter(hasOwnFrame)
const framed = ROUTES.filter(route => !withoutFrame.includes(route))

/** Screens inside the frame of the portal, screens without it, and redirects. */
const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <ErrorScreen />,
    hydrateFallbackElement: <FirstWait />,
    children: [
      { lazy: { Component: shell }, children: framed.flatMap(screenRoutes) },
      ...withoutFrame.flatMap(screenRoutes),
      {
        path: PORTAL_PATHS.signInAlias,
        loader: ({ request }) => redirect(portalPath(firstWayIn()) + new URL(request.url).search),
      },
      {
        path: PORTAL_PATHS.backOfficeOrdersAlias,
        loader: ({ request }) => redirect(portalPath('backOfficeMatters') + new URL(request.url).search),
      },
      {
        path: '/home/*',
        // The path as written, not as decoded by the router: a decoded path could name another server.
        loader: ({ request }) => redirect(meantAddress(pathOf(request).replace(/^\/home\/?/, '/'))),
      },
      { path: '*', lazy: { Component: async () => (await import('./unknown-address.tsx')).UnknownAddress } },
    ],
  },
]

/** Starts the router at the current address of the browser. */
export function startRouter() {
  rewriteAddressBar()
  followMeantLinks()
  const router = createBrowserRouter(routes)
  navigateToMeant(router)
  return router
}
