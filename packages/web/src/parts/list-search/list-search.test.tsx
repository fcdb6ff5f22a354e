import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { atom } from '../../state/jotai.ts'
import { draw } from '../../testing/draw.tsx'
import { ListSearchField } from './list-search-field.tsx'
import { useListSearch } from './use-list-search.ts'

const hiddenAtom = atom('')
const drawn: string[] = []

function List() {
  const search = useListSearch(hiddenAtom)
  drawn.push(search.q)
  return (
    <>
      <ListSearchField label="Sök" hiddenHint="Visas inte" search={search} />
      <button type="button" onClick={search.forget}>
        Rensa
      </button>
      <p>Asked: {search.q}.</p>
    </>
  )
}

it('draws the list again when it is asked, not at each key', async () => {
  await draw(<List />)
  await userEvent.click(page.getByRole('searchbox'))
  drawn.length = 0
  await userEvent.keyboard('hälso')
  await expect.element(page.getByText('Asked: hälso.')).toBeVisible()
  expect(drawn).not.toContain('')
})

it('is what stands in the address', async () => {
  await draw(<List />, '/?q=lind')
  await expect.element(page.getByRole('searchbox')).toHaveValue('lind')
  await expect.element(page.getByText('Asked: lind.')).toBeVisible()
})

it('forgets what was typed before it was asked, too', async () => {
  await draw(<List />)
  await page.getByRole('searchbox').fill('hälso')
  await page.getByRole('button', { name: 'Rensa', exact: true }).click()
  await expect.element(page.getByRole('searchbox')).toHaveValue('')
  await new Promise(done => setTimeout(done, 400))
  await expect.element(page.getByText('Asked: .')).toBeVisible()
})

it('says that an identity number stays out of the address', async () => {
  await draw(<List />)
  await page.getByRole('searchbox').fill('19800102')
  await expect.element(page.getByText('Visas inte')).toBeVisible()
  await expect.element(page.getByRole('searchbox')).toHaveValue('19800102')
})
