import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider, useLocation, useNavigation } from 'react-router'
import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { useTimeSteps } from './use-time-steps.ts'

const ADDRESS = '/boka'

/** The steps, with a button that does what a late answer does. */
function Steps() {
  const { go } = useTimeSteps(ADDRESS)
  const { search } = useLocation()
  const { state } = useNavigation()
  return (
    <>
      <h1>{`${ADDRESS}${search} ${state}`}</h1>
      <button type="button" onClick={() => go({ kind: 'done' }, true)}>
        Svaret kommer
      </button>
    </>
  )
}

it('a late answer does not stop the way to a page whose code is still loading', async () => {
  const loaded = Promise.withResolvers<void>()
  const router = createMemoryRouter(
    [
      { path: ADDRESS, Component: Steps },
      {
        path: '/start',
        lazy: { Component: () => loaded.promise.then(() => () => <h1>Start</h1>) },
      },
    ],
    { initialEntries: [ADDRESS] },
  )
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  onTestFinished(() => root.unmount())
  root.render(<RouterProvider router={router} />)
  const heading = (name: string) => page.getByRole('heading', { level: 1, name })
  await expect.element(heading(`${ADDRESS} idle`)).toBeVisible()
  void router.navigate('/start')
  await expect.element(heading(`${ADDRESS} loading`)).toBeVisible()
  await page.getByRole('button', { name: 'Svaret kommer' }).click()
  loaded.resolve()
  await expect.element(heading('Start')).toBeVisible()
})

it('an answer on the page goes to its step', async () => {
  const router = createMemoryRouter([{ path: ADDRESS, Component: Steps }], { initialEntries: [ADDRESS] })
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  onTestFinished(() => root.unmount())
  root.render(<RouterProvider router={router} />)
  await page.getByRole('button', { name: 'Svaret kommer' }).click()
  await expect.element(page.getByRole('heading', { name: `${ADDRESS}?steg=klar idle` })).toBeVisible()
})
