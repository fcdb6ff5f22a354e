import { PORTAL_PATHS } from '@salvia/core/portal-paths'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { type AnalyticsConfig, countScreen, removeAnalyticsCookies } from '../../parts/analytics/analytics.ts'
import type { RouteFacts } from '../../parts/route-facts.ts'
import { analyticsAtom } from '../../state/analytics.state.ts'
import { configAtom } from '../../state/config.state.ts'
import { useAtomValue } from '../../state/jotai.ts'
import { useCurrentRoute } from '../current-route.ts'

/**
 * Counts page views of users who have consented. For other users no script is loaded, and its cookies are removed.
 * @spec §4
 */
export function Analytics() {
  const { ANALYTICS } = useAtomValue(configAtom)
  const state = useAtomValue(analyticsAtom)
  const route = useCurrentRoute()
  const { pathname } = useLocation()
  useEffect(() => {
    if (state !== null && state !== 'on') removeAnalyticsCookies()
  }, [state])
  if (state !== 'on' || !ANALYTICS || !route) return null
  return <Counted key={pathname} config={ANALYTICS} route={route} />
}

function Counted({ config, route }: { readonly config: AnalyticsConfig; readonly route: RouteFacts }) {
  useEffect(() => countScreen(config, PORTAL_PATHS[route.name], route.title.sv), [config, route])
  return null
}
