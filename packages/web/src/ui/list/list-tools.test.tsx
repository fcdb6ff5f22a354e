import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { violations } from '../../testing/violations.ts'
import { ActiveFilters } from './active-filters.tsx'
import { PeriodFields, readPeriod } from './period-fields.tsx'
import { ResultLine } from './result-line.tsx'
import { SortSelect } from './sort-select.tsx'

describe('chosen filters', () => {
  function Example() {
    const [names, setNames] = useState(['lin', 'Telefon', 'Oktober'])
    return (
      <ActiveFilters
        filters={names.map(name => ({
          key: name,
          label: name,
          onRemove: () => setNames(before => before.filter(other => other !== name)),
        }))}
        onClear={() => setNames([])}
      />
    )
  }

  it('are taken away one by one; focus goes to a neighbour', async () => {
    await render(<Example />)
    await page.getByRole('button', { name: 'Ta bort filtret lin' }).click()
    await expect.element(page.getByRole('button', { name: 'Ta bort filtret Telefon' })).toHaveFocus()
    await expect.element(page.getByRole('button', { name: 'Rensa alla (2)' })).toBeVisible()
    expect(await violations()).toEqual([])
  })

  it('are cleared all at once; focus stays in their place', async () => {
    await render(<Example />)
    await page.getByRole('button', { name: 'Rensa alla (3)' }).click()
    await expect.element(page.getByRole('region', { name: 'Valda filter' })).toHaveFocus()
  })
})

describe('a period', () => {
  function Example({ isChecked = false }) {
    const [period, setPeriod] = useState({ from: '2026-04-01', to: '' })
    return (
      <PeriodFields value={period} onValue={setPeriod} hint="Lämna fälten tomma." isChecked={isChecked} />
    )
  }

  it('is written in any way', async () => {
    await render(<Example />)
    await page.getByRole('textbox', { name: 'Från och med' }).fill('1/3-2026')
    await page.getByRole('textbox', { name: 'Till och med' }).fill('20260401')
    await userEvent.tab()
    await expect.element(page.getByRole('textbox', { name: 'Från och med' })).toHaveValue('2026-03-01')
    await expect.element(page.getByRole('textbox', { name: 'Till och med' })).toHaveValue('2026-04-01')
    expect(await violations()).toEqual([])
  })

  it.each([
    ['2026-03-01', 'Slutdatumet kan inte vara före startdatumet'],
    ['i går', 'Skriv ett datum, åååå-mm-dd'],
  ])('that ends %s is told as wrong', async (to, error) => {
    await render(<Example isChecked />)
    await page.getByRole('textbox', { name: 'Till och med' }).fill(to)
    await expect.element(page.getByText(error)).toBeVisible()
    expect(await violations()).toEqual([])
  })

  it.each([
    ['both ends', '2026-03-01', '2026-04-01', { from: '2026-03-01', to: '2026-04-01' }],
    ['one day', '2026-03-01', '2026-03-01', { from: '2026-03-01', to: '2026-03-01' }],
    ['no end', '2026-03-01', '', { from: '2026-03-01', to: undefined }],
    ['no beginning', ' ', '2026-03-01', { from: undefined, to: '2026-03-01' }],
    ['neither', '', '', { from: undefined, to: undefined }],
    ['a reversed end', '2026-04-01', '2026-03-01', undefined],
    ['a word', 'nyss', '', undefined],
  ])('is read with %s', (_, from, to, read) => {
    expect(readPeriod({ from, to })).toEqual(read)
  })
})

it('the number of results is read out once it stays', async () => {
  await render(<ResultLine>84 tidsbokningar</ResultLine>)
  await expect.element(page.getByRole('status')).toHaveTextContent('')
  await expect.element(page.getByRole('status')).toHaveTextContent('84 tidsbokningar')
  expect(await violations()).toEqual([])
})

it('the order of a list has a name', async () => {
  const sort = vi.fn()
  const options = [
    { value: 'name', label: 'Efternamn A–Ö' },
    { value: '-name', label: 'Efternamn Ö–A' },
  ] as const
  await render(<SortSelect value="name" options={options} onValue={sort} />)
  await page.getByRole('combobox', { name: 'Sortera' }).selectOptions('-name')
  expect(sort).toHaveBeenCalledWith('-name')
  expect(await violations()).toEqual([])
})
