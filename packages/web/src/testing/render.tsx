import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, type InitialEntry, RouterProvider } from 'react-router'
import { CompanyScope } from '../state/company-scope.tsx'
import { StateProvider } from '../state/state-provider.tsx'

const roots: Root[] = []

/**
 * Renders content as on a page of the portal: inside a router and with the portal's state.
 * @param route the route of the screen, when its address has parameters
 */
export async function render(content: ReactNode, path: InitialEntry = '/', route = '*'): Promise<void> {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  roots.push(root)
  const router = createMemoryRouter([{ path: route, element: <CompanyScope>{content}</CompanyScope> }], {
    initialEntries: [path],
  })
  // Renders synchronously, so that a test does not press a key before the content is there.
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
