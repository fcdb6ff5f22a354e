import { isPrivateSearch } from '@salvia/core/lists'
import { Link, useSearchParams } from 'react-router'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { ListSearchField } from './list-search-field.tsx'
import { useListSearch } from './use-list-search.ts'

const rendered: string[] = []

function List() {
  const [address, setAddress] = useSearchParams()
  const search = useListSearch('visits', address.get('q') ?? '', q =>
    setAddress(isPrivateSearch(q) ? {} : { q }, { replace: true }),
  )
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

it('renders the list again when it is asked, not at each key', async () => {
  await render(<List />)
  await userEvent.click(page.getByRole('searchbox'))
  rendered.length = 0
  await userEvent.keyboard('hälso')
  await expect.element(page.getByText('Asked: hälso.')).toBeVisible()
  expect(rendered).not.toContain('')
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
  await page.getByRole('searchbox').fill('hälso')
  await page.getByRole('button', { name: 'Rensa', exact: true }).click()
  await expect.element(page.getByRole('searchbox')).toHaveValue('')
  await new Promise(done => setTimeout(done, 400))
  await expect.element(page.getByText('Asked: .')).toBeVisible()
})

it('says that an identity number stays out of the address', async () => {
  await render(<List />)
  await page.getByRole('searchbox').fill('19800102')
  await expect.element(page.getByText('Sökningen syns inte i adressen.')).toBeVisible()
  await expect.element(page.getByRole('searchbox')).toHaveValue('19800102')
})
