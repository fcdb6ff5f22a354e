import { type ReactNode, useLayoutEffect } from 'react'
import { type NavigateFunction, Route, Routes, useLocation, useNavigate } from 'react-router'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { render } from './render.tsx'

interface AmongPages {
  /** Every address that was shown, in order. */
  readonly visited: readonly string[]
  /** Goes to another page, as a link or the browser's own buttons do. */
  readonly goTo: (path: string) => Promise<void>
  /** Asks to go there, without waiting: something may hold the user back. */
  readonly tryGoTo: (path: string) => void
}

/**
 * Renders a screen that can be left for other pages, whose headings are their addresses.
 * @param above stands above every page
 */
export async function renderAmongPages(
  screen: ReactNode,
  path: string,
  route: string,
  above?: ReactNode,
): Promise<AmongPages> {
  const visited: string[] = []
  const ways: { navigate?: NavigateFunction } = {}
  function Pages() {
    const { pathname, search } = useLocation()
    const navigate = useNavigate()
    useLayoutEffect(() => {
      ways.navigate = navigate
    }, [navigate])
    useLayoutEffect(() => {
      visited.push(pathname + search)
    }, [pathname, search])
    return (
      <main id="content" tabIndex={-1}>
        {above}
        <Routes>
          <Route path={route} element={screen} />
          <Route path="*" element={<h1 tabIndex={-1}>{pathname}</h1>} />
        </Routes>
      </main>
    )
  }
  await render(<Pages />, path)
  const tryGoTo = (to: string): void => void ways.navigate?.(to)
  return {
    visited,
    tryGoTo,
    goTo: async to => {
      tryGoTo(to)
      await expect.element(page.getByRole('heading', { level: 1, name: to })).toBeVisible()
    },
  }
}
