import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { StateProvider } from '../state/state-provider.tsx'

const roots: Root[] = []

/**
 * Renders something as a page of the portal does: within a router and with the portal's state.
 * @param route of the screen, where its address holds parameters
 */
export async function render(content: ReactNode, path = '/', route = '*'): Promise<void> {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  roots.push(root)
  const router = createMemoryRouter([{ path: route, element: content }], { initialEntries: [path] })
  // At once, however busy the machine is: a test that presses a key must not be ahead of what it presses.
  flushSync(() =>
    root.render(
      <StateProvider>
        <RouterProvider router={router} />
      </StateProvider>,
    ),
  )
  await new Promise(resolve => setTimeout(resolve))
}

export function clearPage(): void {
  for (const root of roots.splice(0)) root.unmount()
  document.body.replaceChildren()
}
