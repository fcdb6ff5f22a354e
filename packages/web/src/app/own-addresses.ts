import { type createBrowserRouter, createPath, type RouterNavigateOptions, type To } from 'react-router'
import { meantAddress, rewrittenAddress } from './address.ts'

type Router = ReturnType<typeof createBrowserRouter>

/**
 * Puts the address that is meant into the address bar, now and whenever the browser goes back, forward or to another
 * part of the page. It stands before the router, which reads the address afterwards.
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

/** Whatever leads on within the portal leads to the address that is meant. */
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

/** A link that begins with two slashes is one of ours too, however it is followed: also into a new tab. */
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
