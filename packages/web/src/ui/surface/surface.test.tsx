import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { violations } from '../../testing/violations.ts'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog.tsx'
import { Popover } from './popover.tsx'
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
