import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { useLocale } from '../i18n/i18n.ts'
import { configAtom } from '../state/config.state.ts'
import { useAtomValue } from '../state/jotai.ts'
import { pageTitleAtom } from '../state/page-title.state.ts'
import { keepFocusInPlace } from '../ui/focus-place.ts'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { isWayBack } from '../ui/way-back.ts'
import { useCurrentRoute } from './current-route.ts'

/**
 * Sets the title of the page. After a navigation it also scrolls to the top, focuses the heading or the row that was
 * opened last, and reads out the title.
 */
export function PageFocus() {
  const locale = useLocale()
  const product = useAtomValue(configAtom).PRODUCT_NAME
  const ownTitle = useAtomValue(pageTitleAtom)
  const location = useLocation()
  const { pathname } = location
  const navigation = useNavigationType()
  const cameBack = isWayBack(navigation, location)
  const route = useCurrentRoute()
  const title = [ownTitle ?? route?.title[locale], product].filter(Boolean).join(' | ')

  const before = useRef(pathname)
  const moved = before.current !== pathname
  const letGo = useRef(() => {})
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    if (navigation !== 'POP') window.scrollTo(0, 0)
    // Not the effect's own cleanup: a screen that rewrites its query string is still the same page.
    letGo.current()
    letGo.current = keepFocusInPlace(cameBack)
  }, [pathname, navigation, cameBack])
  useEffect(() => () => letGo.current(), [])

  const said = useRef('')
  if (moved) said.current = title
  return (
    <>
      <title>{title}</title>
      <div role="status">
        <VisuallyHidden>{said.current}</VisuallyHidden>
      </div>
    </>
  )
}
