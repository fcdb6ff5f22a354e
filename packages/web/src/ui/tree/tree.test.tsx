import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { violations } from '../../testing/violations.ts'
import { CheckboxTree } from './checkbox-tree.tsx'
import { pressed, shareOf, type TreeNode } from './tree-nodes.ts'
import { UnitTree } from './unit-tree.tsx'

const ROOT: TreeNode = {
  id: 'n',
  label: 'Nordanvind',
  children: [
    {
      id: 'd',
      label: 'Drift',
      children: [
        { id: 'm', label: 'Mölndal' },
        { id: 'k', label: 'Kiruna' },
      ],
    },
    { id: 's', label: 'Service' },
  ],
}

function Units() {
  const [values, setValues] = useState<ReadonlySet<string>>(new Set(['m']))
  return (
    <CheckboxTree label="Enheter" nodes={[ROOT]} unfolded={['n', 'd']} values={values} onValues={setValues} />
  )
}

const item = (name: string) => page.getByRole('treeitem', { name })
const focused = (): string | undefined => document.activeElement?.textContent

describe('a tree of checkboxes', () => {
  it('tells what is chosen, partly and not', async () => {
    await render(<Units />)
    await expect.element(item('Mölndal')).toHaveAttribute('aria-checked', 'true')
    await expect.element(item('Drift')).toHaveAttribute('aria-checked', 'mixed')
    await expect.element(item('Service')).toHaveAttribute('aria-checked', 'false')
    expect(await violations()).toEqual([])
  })

  it('is one stop of the keyboard; arrows move, fold and go in and out', async () => {
    await render(<Units />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    expect(focused()).toBe('Mölndal')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(focused()).toBe('Drift')
    expect(item('Mölndal').query()).toBeNull()
    await userEvent.keyboard('{ArrowRight}{End}')
    expect(focused()).toBe('Service')
    await userEvent.keyboard('{Home}k')
    expect(focused()).toBe('Kiruna')
    await userEvent.tab()
    expect(document.activeElement?.getAttribute('role')).not.toBe('treeitem')
  })

  it('chooses all below a level, and at the next press none of it', async () => {
    await render(<Units />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown} ')
    await expect.element(item('Kiruna')).toHaveAttribute('aria-checked', 'true')
    await expect.element(item('Nordanvind')).toHaveAttribute('aria-checked', 'mixed')
    await userEvent.keyboard('{Enter}')
    await expect.element(item('Mölndal')).toHaveAttribute('aria-checked', 'false')
  })

  it('is pressed and folded by pointer', async () => {
    await render(<Units />)
    await page.getByText('Service').click()
    await expect.element(item('Service')).toHaveAttribute('aria-checked', 'true')
    await userEvent.click(item('Drift'), { position: { x: 38, y: 20 } })
    await expect.element(item('Drift')).toHaveAttribute('aria-expanded', 'false')
  })
})

it('one unit is chosen at any level', async () => {
  function Example() {
    const [value, setValue] = useState<string | null>(null)
    return <UnitTree label="Enhet" nodes={[ROOT]} value={value} onValue={setValue} error="Välj en enhet" />
  }
  await render(<Example />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}')
  await expect.element(item('Drift')).toHaveAttribute('aria-selected', 'true')
  expect(await violations()).toEqual([])
})

describe('what lies below a node', () => {
  it('decides whether all, some or none of it is chosen', () => {
    expect(shareOf(ROOT, new Set(['m', 'k', 's']))).toBe('all')
    expect(shareOf(ROOT, new Set(['s']))).toBe('some')
    expect(shareOf(ROOT, new Set())).toBe('none')
  })

  it('is all chosen by a press on what was partly so', () => {
    expect(pressed(ROOT, new Set(['s']))).toEqual(new Set(['s', 'm', 'k']))
    expect(pressed(ROOT, new Set(['s', 'm', 'k', 'other']))).toEqual(new Set(['other']))
  })
})
