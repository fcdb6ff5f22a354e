import { type IsoDate, isoDate } from '@salvia/core/primitives'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { violations } from '../../testing/violations.ts'
import { ActiveFilters } from './active-filters.tsx'
import { FilterChip } from './filter-chip.tsx'
import { type Period, PeriodButton } from './period-button.tsx'
import { ResultLine } from './result-line.tsx'
import { SortSelect } from './sort-select.tsx'

describe('a filter', () => {
  it('is switched by keyboard, and says whether it is on', async () => {
    const onSwitch = vi.fn()
    await render(<FilterChip label="Nya svar" count="3" isOn={false} onSwitch={onSwitch} />)
    await userEvent.tab()
    await expect.element(page.getByRole('button')).toHaveAttribute('aria-pressed', 'false')
    await userEvent.keyboard(' ')
    expect(onSwitch).toHaveBeenCalledWith(true)
    expect(await violations()).toEqual([])
  })
})

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
  const days = (from: IsoDate, to: IsoDate): Period => ({ from, to })
  const button = page.getByRole('button', { name: 'Senaste 180 dagarna' })

  it('is asked for in a dialog, in any way of writing', async () => {
    const choose = vi.fn()
    await render(<PeriodButton period={null} usualDays={180} onPeriod={choose} />)
    await button.click()
    await page.getByRole('textbox', { name: 'Från och med' }).fill('1/3-2026')
    await page.getByRole('textbox', { name: /^Till och med/ }).fill('20260401')
    expect(await violations()).toEqual([])
    await page.getByRole('button', { name: 'Visa perioden' }).click()
    expect(choose).toHaveBeenCalledWith(days(isoDate(2026, 3, 1), isoDate(2026, 4, 1)))
    expect(page.getByRole('heading').query()).toBeNull()
  })

  it('may go on without an end', async () => {
    const choose = vi.fn()
    await render(
      <PeriodButton period={{ from: isoDate(2026, 3, 1), to: null }} usualDays={180} onPeriod={choose} />,
    )
    await page.getByRole('button', { name: 'Från och med 2026-03-01' }).click()
    await page.getByRole('button', { name: 'Visa perioden' }).click()
    expect(choose).toHaveBeenCalledWith({ from: '2026-03-01', to: null })
  })

  it('that ends before it begins is not taken', async () => {
    const choose = vi.fn()
    await render(
      <PeriodButton
        period={days(isoDate(2026, 4, 1), isoDate(2026, 3, 1))}
        usualDays={180}
        onPeriod={choose}
      />,
    )
    await page.getByRole('button', { name: '2026-04-01 till 2026-03-01' }).click()
    await page.getByRole('button', { name: 'Visa perioden' }).click()
    await expect.element(page.getByText('Slutet kan inte vara före början')).toBeVisible()
    expect(choose).not.toHaveBeenCalled()
  })

  it('can be the usual one again', async () => {
    const choose = vi.fn()
    const period = days(isoDate(2026, 3, 1), isoDate(2026, 4, 1))
    await render(<PeriodButton period={period} usualDays={180} onPeriod={choose} />)
    await page.getByRole('button', { name: '2026-03-01 till 2026-04-01' }).click()
    await button.click()
    expect(choose).toHaveBeenCalledWith(null)
  })
})

it('the number of results is read out once it stays', async () => {
  await render(<ResultLine>12 av 84 tidsbokningar</ResultLine>)
  await expect.element(page.getByRole('status')).toHaveTextContent('')
  await expect.element(page.getByRole('status')).toHaveTextContent('12 av 84 tidsbokningar')
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
