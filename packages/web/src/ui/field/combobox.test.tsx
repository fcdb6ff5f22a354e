import { useState } from 'react'
import { describe, expect, it, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { violations } from '../../testing/violations.ts'
import { Dialog } from '../dialog.tsx'
import { Combobox } from './combobox.tsx'
import type { ComboboxOption } from './combobox-options.ts'
import { hitParts } from './hit-parts.ts'

const PEOPLE: readonly ComboboxOption[] = [
  { value: '1', label: 'Ahlin, Bo', detail: 'Drift' },
  { value: '2', label: 'Åhl, Karin', detail: 'Kundtjänst' },
  { value: '3', label: 'Ek, Per', detail: 'Drift' },
]

function Example({ isLoading = false }: { readonly isLoading?: boolean }) {
  const [value, setValue] = useState<ComboboxOption | null>(null)
  return (
    <>
      <Combobox
        label="Medarbetare"
        hint="Namn eller enhet"
        options={PEOPLE}
        value={value}
        onValue={setValue}
        isLoading={isLoading}
      />
      <output>{value?.value ?? 'ingen'}</output>
    </>
  )
}

const field = page.getByRole('combobox', { name: 'Medarbetare' })
const chosen = page.getByText(/^(\d|ingen)$/)

it('finds whatever the diacritics, marks by arrows and chooses by Enter', async () => {
  await render(<Example />)
  await field.fill('ahl')
  await expect.element(page.getByRole('option')).toHaveLength(2)
  expect(await violations()).toEqual([])
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  const karin = page.getByRole('option', { name: /Åhl, Karin/ })
  await expect.element(karin).toHaveAttribute('aria-selected', 'true')
  await expect.element(field).toHaveAttribute('aria-activedescendant', karin.element().id)
  await userEvent.keyboard('{Enter}')
  await expect.element(chosen).toHaveTextContent('2')
  await expect.element(field).toHaveValue('Åhl, Karin')
  expect(page.getByRole('listbox').query()).toBeNull()
})

it('chooses by pointer, and is cleared by its cross', async () => {
  await render(<Example />)
  await field.click()
  await page.getByRole('option', { name: /Ek, Per/ }).click()
  await expect.element(chosen).toHaveTextContent('3')
  await page.getByRole('button', { name: 'Rensa Medarbetare' }).click()
  await expect.element(chosen).toHaveTextContent('ingen')
  await expect.element(field).toHaveFocus()
})

it('that is left without a choice keeps the one before', async () => {
  await render(<Example />)
  await field.fill('ek')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await field.fill('åh')
  await userEvent.tab()
  await expect.element(field).toHaveValue('Ek, Per')
  await expect.element(chosen).toHaveTextContent('3')
})

it('folds up on Escape, and at the second takes back what was written', async () => {
  await render(<Example />)
  await field.fill('ek')
  await userEvent.keyboard('{Escape}')
  expect(page.getByRole('listbox').query()).toBeNull()
  await expect.element(field).toHaveValue('ek')
  await userEvent.keyboard('{Escape}')
  await expect.element(field).toHaveValue('')
})

it('says when nothing is found and when options are on their way', async () => {
  await render(<Example />)
  await field.fill('zzz')
  await expect.element(page.getByRole('status').first()).toHaveTextContent('Inga träffar')
  expect(await violations()).toEqual([])
})

it('says that options are on their way', async () => {
  await render(<Example isLoading />)
  await field.click()
  await expect.element(page.getByRole('status').first()).toHaveTextContent('Hämtar')
  expect(await violations()).toEqual([])
})

it('in a dialog offers above it, and Escape leaves the dialog open', async () => {
  await render(
    <Dialog title="Ny bevakning" isOpen onClose={() => expect.unreachable()}>
      <Example />
    </Dialog>,
  )
  await field.click()
  await page.getByRole('option', { name: /Ek, Per/ }).click()
  await field.click()
  await userEvent.keyboard('{Escape}')
  await expect.element(field).toHaveValue('Ek, Per')
})

describe('where a search stands in a text', () => {
  const marked = (text: string, search: string): string =>
    hitParts(text, search)
      .map(part => (part.isHit ? `[${part.text}]` : part.text))
      .join('')

  test.each([
    ['Åhl, Karin', 'ahl', '[Åhl], Karin'],
    ['Åhl, Karin', 'kar å', '[Å]hl, [Kar]in'],
    ['Bær', 'aer', 'B[ær]'],
    ['Ek', '', 'Ek'],
    ['anna', 'na', 'an[na]'],
  ])('%s, %s', (text, search, shown) => {
    expect(marked(text, search)).toBe(shown)
  })
})
