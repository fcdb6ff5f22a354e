import { useEffect, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { violations } from '../../testing/violations.ts'
import { Palette } from './palette.tsx'

const NAMES = ['Start', 'Medarbetare', 'Personalfil']

interface ExampleProps {
  readonly onGo: (name: string) => void
  /** Arrives before the others. */
  readonly late?: Promise<string>
  /** Groups whose searches failed. */
  readonly failed?: readonly string[]
}

function Example({ onGo, late, failed = [] }: ExampleProps) {
  const [isOpen, setIsOpen] = useState(true)
  const [query, setQuery] = useState('')
  const [names, setNames] = useState(NAMES)
  useEffect(() => void late?.then(name => setNames([name, ...NAMES])), [late])
  const found = names.filter(name => name.toLowerCase().includes(query))
  const entry = (label: string) => ({ key: label, label, onChoose: () => onGo(label) })
  return (
    <Palette
      label="Sök eller gå till"
      isOpen={isOpen}
      onClose={() => setIsOpen(false)}
      query={query}
      onQuery={setQuery}
      groups={[
        { label: 'Gå till', entries: found.map(entry) },
        { label: 'Gör', entries: query === '' ? [entry('Mörkt läge')] : [] },
        ...failed.map(label => ({ label, entries: [], failure: `${label} kan inte visas.` })),
      ]}
    />
  )
}

const field = page.getByRole('combobox', { name: 'Sök eller gå till' })

it('is written in at once; arrows go over the groups and Enter chooses', async () => {
  const go = vi.fn()
  await render(<Example onGo={go} />)
  await expect.element(field).toHaveFocus()
  expect(await violations()).toEqual([])
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
  await expect
    .element(page.getByRole('option', { name: 'Mörkt läge' }))
    .toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(go).toHaveBeenCalledWith('Start')
  expect(page.getByRole('dialog').query()).toBeNull()
})

it('marks the first hit as one writes, and tells how many there are', async () => {
  const go = vi.fn()
  await render(<Example onGo={go} />)
  await userEvent.keyboard('person')
  await expect.element(page.getByRole('status')).toHaveTextContent('1 träff')
  await userEvent.keyboard('{Enter}')
  expect(go).toHaveBeenCalledWith('Personalfil')
})

it('keeps what the user has seen as the first hit when others arrive before it, however fast one writes', async () => {
  const go = vi.fn()
  const late = Promise.withResolvers<string>()
  await render(<Example onGo={go} late={late.promise} />)
  const first = page.getByRole('option', { name: 'Personalfil', exact: true })
  await userEvent.keyboard('person')
  await expect.element(field).toHaveValue('person')
  await expect.element(first).toHaveAttribute('aria-selected', 'true')
  late.resolve('Personuppgifter')
  await expect.element(page.getByRole('option', { name: 'Personuppgifter' })).toBeVisible()
  await expect.element(first).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Enter}')
  expect(go).toHaveBeenCalledWith('Personalfil')
})

it('tells each search that failed, with one full stop between them', async () => {
  await render(<Example onGo={vi.fn()} failed={['Kunder', 'Ärenden']} />)
  await userEvent.keyboard('person')
  const told = page.getByRole('status')
  await expect.element(told).toHaveTextContent('1 träff. Kunder kan inte visas. Ärenden kan inte visas.')
})

it('says when nothing answers, and leaves on Escape', async () => {
  await render(<Example onGo={vi.fn()} />)
  await userEvent.keyboard('zzz')
  await expect.element(page.getByText('Inga träffar')).toBeVisible()
  expect(await violations()).toEqual([])
  await userEvent.keyboard('{Escape}')
  expect(page.getByRole('dialog').query()).toBeNull()
})

it('is chosen from by pointer, and closed by a press beside it', async () => {
  const go = vi.fn()
  await render(<Example onGo={go} />)
  await page.getByRole('option', { name: 'Medarbetare' }).click()
  expect(go).toHaveBeenCalledWith('Medarbetare')
})

it('has a button to leave by on a phone, which has no Escape key', async () => {
  await page.viewport(375, 700)
  await render(<Example onGo={vi.fn()} />)
  await page.getByRole('button', { name: 'Stäng' }).click()
  expect(page.getByRole('dialog').query()).toBeNull()
  await page.viewport(1280, 800)
})
