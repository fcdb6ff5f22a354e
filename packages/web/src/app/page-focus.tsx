import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { useLocale } from '../i18n/i18n.ts'
import { configAtom } from '../state/config.state.ts'
import { useAtomValue } from '../state/jotai.ts'
import { pageTitleAtom } from '../state/page-title.state.ts'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { useCurrentRoute } from './current-route.ts'

/**
 * Focuses the row that a list marks as opened last, so that users who come back continue from there. False if there is
 * none.
 */
function focusOpened(): boolean {
  const opened = document.querySelector<HTMLElement>('main [data-opened]')
  opened?.focus()
  return opened !== null
}

/** Focuses the heading, or `main` when the screen has no heading yet. */
function focusHeading(): void {
  const heading =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (!heading) return
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/**
 * Sets the title of the page. After a navigation it also scrolls to the top, focuses the heading and reads out the
 * title.
 */
export function PageFocus() {
  const locale = useLocale()
  const product = useAtomValue(configAtom).PRODUCT_NAME
  const ownTitle = useAtomValue(pageTitleAtom)
  const { pathname } = useLocation()
  const navigation = useNavigationType()
  const route = useCurrentRoute()
  const title = [ownTitle ?? route?.title[locale], product].filter(Boolean).join(' | ')

  const before = useRef(pathname)
  const moved = before.current !== pathname
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    if (navigation === 'POP' && focusOpened()) return
    if (navigation !== 'POP') window.scrollTo(0, 0)
    focusHeading()
  }, [pathname, navigation])

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
