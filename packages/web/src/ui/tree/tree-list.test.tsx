import { useMemo, useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { violations } from '../../testing/violations.ts'
import { SearchField } from '../field/search-field.tsx'
import { TreeList } from './tree-list.tsx'
import { marksOf, type Tree, type TreeNode, toggled, treeOf } from './tree-rows.ts'

/** A company with 40 divisions of 100 units each. */
const LARGE = treeOf([
  { id: 'top', parentId: null, label: 'Bolaget' },
  ...Array.from({ length: 40 }, (_, division): TreeNode[] => [
    { id: `d${division}`, parentId: 'top', label: `Division ${division}` },
    ...Array.from({ length: 99 }, (_unused, unit) => ({
      ...{ id: `d${division}u${unit}`, parentId: `d${division}`, label: `Grupp ${division}.${unit}` },
    })),
  ]).flat(),
])

/** The nodes whose rows were rendered, since it was emptied last. */
const rendered: string[] = []
const detailOf = (id: string): string => {
  rendered.push(id)
  return 'tolv'
}

function Choosing({ tree }: { readonly tree: Tree }) {
  const [search, setSearch] = useState('')
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set())
  const marks = useMemo(() => marksOf(tree, checked), [tree, checked])
  return (
    <>
      <SearchField label="Sök enhet" value={search} onValue={setSearch} />
      <p>{checked.size} valda</p>
      <TreeList
        id="units"
        label="Enheter"
        tree={tree}
        search={search}
        noMatch="Inget hittat"
        hasCheckboxes
        marks={marks}
        detailOf={detailOf}
        onPress={id => setChecked(before => toggled(tree, before, id))}
      />
    </>
  )
}

const tree = page.getByRole('tree')
const items = page.getByRole('treeitem')
const search = page.getByRole('searchbox')
const active = () => document.getElementById(tree.element().getAttribute('aria-activedescendant') ?? '')

async function open(): Promise<void> {
  await render(<Choosing tree={LARGE} />)
  tree.element().focus()
}

test('of 4,000 nodes those in view are in the page, with the current one', async () => {
  await open()
  expect(LARGE.size).toBe(4001)
  expect(items.elements().length).toBeLessThan(25)
  await userEvent.keyboard('{End}')
  await expect.poll(() => active()?.textContent).toBe('Division 39tolv')
  expect(active()).toHaveAttribute('aria-posinset', '40')
  expect(active()).toHaveAttribute('aria-setsize', '40')
  tree.element().scrollTop = 0
  await expect.element(page.getByRole('treeitem', { name: 'Bolaget tolv' })).toBeVisible()
  expect(active()?.textContent).toBe('Division 39tolv')
  expect(items.elements().length).toBeLessThan(25)
  expect(await violations()).toEqual([])
})

test('a key renders only the rows that it changes', async () => {
  await open()
  rendered.length = 0
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(() => active()?.textContent).toBe('Division 0tolv')
  expect(rendered).toEqual(['top', 'd0'])
  rendered.length = 0
  await userEvent.keyboard(' ')
  await expect.element(page.getByText('100 valda')).toBeVisible()
  expect(rendered).toEqual(['top', 'd0'])
})

test('one press chooses all 4,000, and a second one none', async () => {
  await open()
  await userEvent.keyboard(' ')
  await expect.element(page.getByText('4001 valda')).toBeVisible()
  await expect
    .element(page.getByRole('treeitem', { name: 'Division 3 tolv' }))
    .toHaveAttribute('aria-checked', 'true')
  await userEvent.keyboard(' ')
  await expect.element(page.getByText('0 valda', { exact: true })).toBeVisible()
})

test('a search that finds nothing says so; without it the tree is as it was, from its top', async () => {
  await open()
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{End}')
  await expect.poll(() => active()?.textContent).toBe('Division 39tolv')
  await search.fill('finns inte')
  await expect.element(page.getByRole('status').getByText('Inget hittat')).toBeVisible()
  expect(tree.query()).toBeNull()
  await search.fill('')
  await expect.element(page.getByRole('treeitem', { name: 'Bolaget tolv' })).toBeVisible()
  await expect.element(page.getByRole('treeitem', { name: 'Grupp 0.0 tolv' })).toBeVisible()
  expect(tree.element().scrollTop).toBe(0)
})
