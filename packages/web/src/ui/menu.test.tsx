import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../testing/render.tsx'
import { violations } from '../testing/violations.ts'
import { Menu } from './menu.tsx'

describe('a menu of links and settings', () => {
  const menu = (
    <>
      <Menu button="Karin Ahl">
        {close => (
          <button type="button" onClick={close}>
            Logga ut
          </button>
        )}
      </Menu>
      <button type="button">Annat</button>
    </>
  )
  const opener = page.getByRole('button', { name: 'Karin Ahl' })
  const entry = page.getByRole('button', { name: 'Logga ut' })

  it('unfolds and folds up by keyboard; Escape gives focus back', async () => {
    await render(menu)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect.element(opener).toHaveAttribute('aria-expanded', 'true')
    expect(await violations()).toEqual([])
    await userEvent.tab()
    await expect.element(entry).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(opener).toHaveFocus()
    expect(entry.query()).toBeNull()
  })

  it('folds up when one goes on or chooses', async () => {
    await render(menu)
    await opener.click()
    await page.getByRole('button', { name: 'Annat' }).click()
    expect(entry.query()).toBeNull()
    await opener.click()
    await entry.click()
    await expect.element(opener).toHaveFocus()
    expect(entry.query()).toBeNull()
  })
})
