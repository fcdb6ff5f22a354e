import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { violations } from '../../testing/violations.ts'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog.tsx'
import { ActionMenu } from './action-menu.tsx'
import { Popover } from './popover.tsx'
import { Sheet } from './sheet.tsx'
import { Tooltip } from './tooltip.tsx'

function Filter() {
  return (
    <Popover label="Filter" opener={facts => <Button {...facts}>Filter</Button>}>
      {close => <Button onClick={close}>Visa</Button>}
    </Popover>
  )
}

describe('a popover', () => {
  it('takes focus, and gives it back on Escape', async () => {
    await render(<Filter />)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('dialog', { name: 'Filter' })).toHaveFocus()
    expect(await violations()).toEqual([])
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: 'Visa' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('button', { name: 'Filter' })).toHaveFocus()
    expect(page.getByRole('dialog').query()).toBeNull()
  })

  it('folds up when one goes on, by pointer or keyboard', async () => {
    await render(
      <>
        <Filter />
        <Button>Annat</Button>
      </>,
    )
    await page.getByRole('button', { name: 'Filter' }).click()
    await page.getByRole('button', { name: 'Annat' }).click()
    expect(page.getByRole('dialog').query()).toBeNull()
    await page.getByRole('button', { name: 'Filter' }).click()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    expect(page.getByRole('dialog').query()).toBeNull()
  })

  it('in a dialog lies above it, and Escape folds up the popover alone', async () => {
    const close = vi.fn()
    await render(
      <Dialog title="Ny bevakning" isOpen onClose={close}>
        <Filter />
      </Dialog>,
    )
    await page.getByRole('button', { name: 'Filter' }).click()
    await page.getByRole('button', { name: 'Visa' }).hover()
    await userEvent.keyboard('{Escape}')
    expect(close).not.toHaveBeenCalled()
    expect(page.getByRole('dialog', { name: 'Filter' }).query()).toBeNull()
    await expect.element(page.getByRole('dialog', { name: 'Ny bevakning' })).toBeVisible()
  })

  it('stays within a narrow window', async () => {
    await page.viewport(320, 256)
    await render(<Filter />)
    await page.getByRole('button', { name: 'Filter' }).click()
    const box = page.getByRole('dialog').element().getBoundingClientRect()
    expect(box.left).toBeGreaterThanOrEqual(0)
    expect(box.right).toBeLessThanOrEqual(320)
    expect(box.bottom).toBeLessThanOrEqual(256)
  })
})

describe('a menu of acts', () => {
  const acts = { order: vi.fn(), load: vi.fn(), remove: vi.fn() }
  const menu = (
    <ActionMenu
      label="Åtgärder för Karin Ahl"
      actions={[
        { label: 'Beställ ny kontroll', onAct: acts.order },
        { label: 'Ladda ner intyg', onAct: acts.load },
        { label: 'Ta bort bevakning', onAct: acts.remove, unavailable: 'Intyget är från journalen.' },
      ]}
    />
  )
  const focused = (): string | undefined => document.activeElement?.textContent

  it('is moved in by arrows, ends and first letters, and goes round', async () => {
    await render(menu)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(focused).toBe('Beställ ny kontroll')
    expect(await violations()).toEqual([])
    await userEvent.keyboard('{ArrowUp}')
    expect(focused()).toContain('Ta bort')
    await userEvent.keyboard('{ArrowDown}{End}{Home}l')
    expect(focused()).toBe('Ladda ner intyg')
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('button', { name: 'Åtgärder för Karin Ahl' })).toHaveFocus()
  })

  it('does one act and folds up; what cannot be done says why and does nothing', async () => {
    await render(menu)
    const button = page.getByRole('button', { name: 'Åtgärder för Karin Ahl' })
    await button.click()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(acts.load).toHaveBeenCalledOnce()
    expect(page.getByRole('menu').query()).toBeNull()
    await button.click()
    const item = page.getByRole('menuitem', { name: /Intyget är från journalen/ })
    await item.click({ force: true })
    expect(acts.remove).not.toHaveBeenCalled()
    await expect.element(item).toBeVisible()
  })
})

describe('a tooltip', () => {
  const tip = (
    <Tooltip text="Räknas från i dag">
      {anchor => (
        <button type="button" {...anchor}>
          Löper ut
        </button>
      )}
    </Tooltip>
  )

  it('is shown at keyboard focus, belongs to its control, and Escape hides it', async () => {
    await render(tip)
    await userEvent.tab()
    await expect.element(page.getByRole('tooltip')).toBeVisible()
    await expect.element(page.getByRole('button')).toHaveAccessibleDescription('Räknas från i dag')
    expect(await violations()).toEqual([])
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => page.getByRole('tooltip').query()).toBeNull()
  })

  it('stays while the pointer is on it', async () => {
    await render(tip)
    await page.getByRole('button').hover()
    await page.getByRole('tooltip').hover()
    await new Promise(resolve => setTimeout(resolve, 250))
    await expect.element(page.getByRole('tooltip')).toBeVisible()
  })
})

describe('a sheet', () => {
  function Example() {
    const [isOpen, setIsOpen] = useState(false)
    return (
      <>
        <Button onClick={() => setIsOpen(true)}>Meny</Button>
        <Sheet title="Meny" isOpen={isOpen} onClose={() => setIsOpen(false)}>
          <a href="/">Start</a>
        </Sheet>
      </>
    )
  }

  it('takes focus, and gives it back on Escape', async () => {
    await render(<Example />)
    await page.getByRole('button', { name: 'Meny' }).click()
    await expect.element(page.getByRole('heading', { name: 'Meny' })).toHaveFocus()
    expect(await violations()).toEqual([])
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('button', { name: 'Meny' })).toHaveFocus()
  })

  it('is closed by a press beside it', async () => {
    await page.viewport(1280, 800)
    await render(<Example />)
    await page.getByRole('button', { name: 'Meny' }).click()
    await userEvent.click(page.getByRole('dialog'), { position: { x: 900, y: 300 }, force: true })
    expect(page.getByRole('heading', { name: 'Meny' }).query()).toBeNull()
  })
})
