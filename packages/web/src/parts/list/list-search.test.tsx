import { isPrivateSearch } from '@salvia/core/lists'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, Link, RouterProvider, useSearchParams } from 'react-router'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { ListSearchField, SEARCH_DELAY_MS } from './list-search-field.tsx'
import { useListSearch } from './use-list-search.ts'

const rendered: string[] = []
const asked: string[] = []

function List() {
  const [address, setAddress] = useSearchParams()
  const search = useListSearch('visits', address.get('q') ?? '', q => {
    asked.push(q)
    setAddress(isPrivateSearch(q) ? {} : { q }, { replace: true })
  })
  rendered.push(search.q)
  return (
    <>
      <ListSearchField label="Sök" search={search} />
      <button type="button" onClick={search.forget}>
        Rensa
      </button>
      <Link to="/?q=ek">Anna Ek</Link>
      <p>Asked: {search.q}.</p>
    </>
  )
}

/** Half the time before a search passes, in which nothing may be asked. */
function halfTimePasses(): void {
  vi.advanceTimersByTime(SEARCH_DELAY_MS / 2)
  expect(asked).toEqual([])
}

/** Lets the time before a search pass until the list is rendered for a word. */
const timePassesTo = (word: string) =>
  expect
    .poll(() => {
      vi.advanceTimersByTime(SEARCH_DELAY_MS)
      return rendered.at(-1)
    })
    .toBe(word)

/** From here on the time before a search passes when a test says so, and a little while it waits for the page. */
function stopTime(): void {
  asked.length = 0
  rendered.length = 0
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
}

it('renders the list again when it is asked, not at each key', async () => {
  await render(<List />)
  await userEvent.click(page.getByRole('searchbox'))
  stopTime()
  await userEvent.keyboard('hälso')
  halfTimePasses()
  await timePassesTo('hälso')
  expect(asked).toEqual(['hälso'])
  expect(new Set(rendered)).toEqual(new Set(['hälso']))
})

it('is what stands in the address', async () => {
  await render(<List />, '/?q=lind')
  await expect.element(page.getByRole('searchbox')).toHaveValue('lind')
  await expect.element(page.getByText('Asked: lind.')).toBeVisible()
})

it('is what a link to the list says, while the list is shown', async () => {
  await render(<List />)
  await page.getByRole('searchbox').fill('lind')
  await expect.element(page.getByText('Asked: lind.')).toBeVisible()
  await page.getByRole('link', { name: 'Anna Ek' }).click()
  await expect.element(page.getByText('Asked: ek.')).toBeVisible()
  await expect.element(page.getByRole('searchbox')).toHaveValue('ek')
})

it('forgets what was typed before it was asked, too', async () => {
  await render(<List />)
  stopTime()
  await page.getByRole('searchbox').fill('hälso')
  halfTimePasses()
  // At once, since a press as a user's takes a part of the time.
  const clear = page.getByRole('button', { name: 'Rensa', exact: true }).element() as HTMLElement
  clear.click()
  await expect.element(page.getByRole('searchbox')).toHaveValue('')
  vi.advanceTimersByTime(SEARCH_DELAY_MS)
  // What was not forgotten has been asked by now.
  await page.getByRole('searchbox').fill('lind')
  await timePassesTo('lind')
  expect(asked).toEqual(['lind'])
})

it('says that an identity number stays out of the address', async () => {
  await render(<List />)
  await page.getByRole('searchbox').fill('19800102')
  await expect.element(page.getByText('Sökningen syns inte i adressen.')).toBeVisible()
  await expect.element(page.getByRole('searchbox')).toHaveValue('19800102')
})

it('that was typed just before a link is pressed does not keep the user from leaving', async () => {
  const { promise: isLoaded, resolve: load } = Promise.withResolvers<null>()
  const router = createMemoryRouter([
    { path: '/', element: <List /> },
    { path: '/besok', loader: () => isLoaded, element: <h1>Besöket</h1> },
  ])
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  root.render(<RouterProvider router={router} />)
  try {
    await userEvent.click(page.getByRole('searchbox'))
    stopTime()
    await userEvent.keyboard('hälso')
    void router.navigate('/besok')
    await expect.poll(() => router.state.navigation.state).toBe('loading')
    await expect.poll(() => vi.getTimerCount()).toBe(0)
    vi.advanceTimersByTime(SEARCH_DELAY_MS)
    load(null)
    await expect.element(page.getByRole('heading', { name: 'Besöket' })).toBeVisible()
    expect(asked).toEqual([])
  } finally {
    root.unmount()
    place.remove()
  }
})
