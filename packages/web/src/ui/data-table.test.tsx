import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../testing/render.tsx'
import { violations } from '../testing/violations.ts'
import { type Column, DataTable } from './data-table.tsx'
import { Link } from './link.tsx'
import { ActionMenu } from './overlay/action-menu.tsx'
import { StatusTag } from './status-tag.tsx'

interface Booking {
  readonly id: string
  readonly who: string
  readonly day: string
  readonly price: string
}

const BOOKINGS: readonly Booking[] = [
  { id: '1', who: 'Ahl, Karin', day: 'I dag', price: '1 250' },
  { id: '2', who: 'Ek, Per', day: 'Den här veckan', price: '980' },
  { id: '3', who: 'Åhlén, Östen', day: 'Den här veckan', price: '2 100' },
]

const COLUMNS: readonly [Column<Booking, 'who'>, ...Column<Booking, 'who'>[]] = [
  {
    key: 'who',
    header: 'Medarbetare',
    sort: 'who',
    cell: row => <Link to={`/tidsbokningar/${row.id}`}>{row.who}</Link>,
  },
  {
    key: 'status',
    header: 'Status',
    isStatus: true,
    cell: () => <StatusTag tone="info">Kommande</StatusTag>,
  },
  { key: 'price', header: 'Pris', numeric: true, cell: row => row.price },
]

function Bookings({ onSort = vi.fn(), rows = BOOKINGS, isLoading = false }) {
  return (
    <DataTable
      caption="Tidsbokningar"
      columns={COLUMNS}
      rows={rows}
      rowKey={row => row.id}
      headingOf={row => row.day}
      sorting={{ by: 'who', onSort }}
      actions={row => <ActionMenu label={`Åtgärder för ${row.who}`} actions={[]} />}
      isLoading={isLoading}
    />
  )
}

const words = (): string[] =>
  document.body.innerText
    .split(/[\n\t]+/)
    .map(text => text.trim())
    .filter(Boolean)

it('is a table with groups on a desktop', async () => {
  await page.viewport(1280, 800)
  await render(<Bookings />)
  await expect.element(page.getByRole('row')).toHaveLength(6)
  await expect.element(page.getByRole('rowheader', { name: 'Ek, Per' })).toBeVisible()
  await expect
    .element(page.getByRole('columnheader', { name: 'Medarbetare' }))
    .toHaveAttribute('aria-sort', 'ascending')
  expect(await violations()).toEqual([])
})

it('is a list of cards on a phone, in the same order with the same facts', async () => {
  await page.viewport(1280, 800)
  await render(<Bookings />)
  // On a phone, these two texts are only in labels for screen readers.
  const wide = words().filter(text => text !== 'Tidsbokningar' && text !== 'Åtgärder')
  expect(wide).toHaveLength(14)
  await page.viewport(375, 800)
  await expect.element(page.getByRole('listitem')).toHaveLength(3)
  const narrow = words()
  for (const text of wide) {
    expect(
      narrow.some(other => other.includes(text)),
      text,
    ).toBe(true)
  }
  const names = BOOKINGS.map(({ who }) => who)
  expect(narrow.filter(text => names.includes(text))).toEqual(names)
  expect(await violations()).toEqual([])
})

it('sorts by a press on its header, and the other way at the next', async () => {
  await page.viewport(1280, 800)
  const sort = vi.fn()
  await render(<Bookings onSort={sort} />)
  await page.getByRole('button', { name: 'Medarbetare', exact: true }).click()
  expect(sort).toHaveBeenCalledWith('-who')
})

it.each([375, 1280])('follows its link by a press anywhere on a row, at %i px', async width => {
  await page.viewport(width, 800)
  await render(<Bookings />)
  const followed = vi.fn((event: Event) => event.preventDefault())
  const link = page.getByRole('link', { name: 'Ek, Per' })
  await expect.element(link).toBeVisible()
  link.element().addEventListener('click', followed)
  await page.getByText('980').click()
  expect(followed).toHaveBeenCalledOnce()
  await page.getByRole('button', { name: 'Åtgärder för Ek, Per' }).click()
  expect(followed).toHaveBeenCalledOnce()
})

it('has one stop of the keyboard for the link of a row', async () => {
  await page.viewport(1280, 800)
  await render(<Bookings />)
  const link = page.getByRole('link', { name: 'Ahl, Karin' })
  await expect.element(link).toBeVisible()
  link.element().focus()
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(page.getByRole('link', { name: 'Ek, Per' })).toHaveFocus()
})

it.each([375, 1280])('keeps its shape while rows are on their way, at %i px', async width => {
  await page.viewport(width, 800)
  await render(<Bookings rows={[]} isLoading />)
  await expect.poll(() => document.querySelector('[aria-busy=true]')).not.toBeNull()
  expect(await violations()).toEqual([])
})

it('renders a row again only where its own data changed', async () => {
  const rendered: string[] = []
  const columns: typeof COLUMNS = [
    {
      key: 'who',
      header: 'Medarbetare',
      cell: row => {
        rendered.push(row.who)
        return row.who
      },
    },
  ]
  function Changing() {
    const [rows, setRows] = useState(BOOKINGS)
    const change = () =>
      setRows(before => before.map(row => (row.id === '1' ? { ...row, who: 'Berg, Karin' } : row)))
    return (
      <>
        <button type="button" onClick={change}>
          Byt
        </button>
        <DataTable caption="Tidsbokningar" columns={columns} rows={rows} rowKey={row => row.id} />
      </>
    )
  }
  await render(<Changing />)
  await expect.element(page.getByText('Ahl, Karin')).toBeVisible()
  rendered.length = 0
  await page.getByRole('button', { name: 'Byt' }).click()
  await expect.element(page.getByText('Berg, Karin')).toBeVisible()
  expect(new Set(rendered)).toEqual(new Set(['Berg, Karin']))
})
