import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { violations } from '../../testing/violations.ts'
import { Tooltip } from './tooltip.tsx'

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

  it('stays while its control has the keyboard focus, though the pointer leaves', async () => {
    await render(tip)
    const control = page.getByRole('button')
    await userEvent.tab()
    await control.hover()
    await expect.element(page.getByRole('tooltip')).toBeVisible()
    await control.unhover()
    await new Promise(resolve => setTimeout(resolve, 250))
    await expect.element(page.getByRole('tooltip')).toBeVisible()
    await userEvent.tab()
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
