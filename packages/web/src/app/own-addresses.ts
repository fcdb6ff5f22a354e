import { type createBrowserRouter, createPath, type RouterNavigateOptions, type To } from 'react-router'
import { meantAddress, rewrittenAddress } from './address.ts'

type Router = ReturnType<typeof createBrowserRouter>

/**
 * Corrects the address in the address bar, now and each time the browser goes back, forward or to another hash. Must
 * run before the router, which reads the address afterwards.
 */
export function rewriteAddressBar(): () => void {
  const rewrite = (): void => {
    const { pathname, search, hash } = window.location
    const meant = rewrittenAddress(pathname + search + hash)
    if (meant !== null) window.history.replaceState(window.history.state, '', meant)
  }
  rewrite()
  window.addEventListener('popstate', rewrite)
  return () => window.removeEventListener('popstate', rewrite)
}

/** Makes every navigation inside the portal go to the corrected address. */
export function navigateToMeant(router: Pick<Router, 'navigate'>): void {
  const navigate: Router['navigate'] = router.navigate.bind(router)
  router.navigate = (to: To | number | null, options?: RouterNavigateOptions): Promise<void> =>
    typeof to === 'number' ? navigate(to) : navigate(meantTarget(to), options)
}

function meantTarget(to: To | null): To | null {
  if (to === null) return null
  if (typeof to === 'string') return meantAddress(to)
  return to.pathname === undefined ? to : meantAddress(createPath(to))
}

/** Corrects links that begin with two slashes before the browser follows them, also into a new tab. */
export function followMeantLinks(): () => void {
  const follow = (event: Event): void => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    const meant = rewrittenAddress(link?.getAttribute('href') ?? '')
    if (meant !== null) link?.setAttribute('href', meant)
  }
  const kinds = ['click', 'auxclick'] as const
  for (const kind of kinds) document.addEventListener(kind, follow, { capture: true })
  return () => {
    for (const kind of kinds) document.removeEventListener(kind, follow, { capture: true })
  }
}
