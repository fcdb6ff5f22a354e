import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { violations } from '../../testing/violations.ts'
import { ActionMenu } from './action-menu.tsx'

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
  it('a double click does the act once and reaches nothing behind the menu', async () => {
    const behind = vi.fn()
    await render(
      <>
        {menu}
        <button type="button" style={{ position: 'fixed', inset: 0 }} onClick={behind}>
          Rad
        </button>
      </>,
    )
    acts.order.mockClear()
    page.getByRole('button', { name: 'Åtgärder för Karin Ahl' }).element().focus()
    await userEvent.keyboard('{ArrowDown}')
    await page.getByRole('menuitem', { name: 'Beställ ny kontroll' }).dblClick()
    expect(acts.order).toHaveBeenCalledOnce()
    expect(behind).not.toHaveBeenCalled()
    // The next click is one of its own.
    await page.getByRole('button', { name: 'Rad' }).click({ position: { x: 5, y: 300 } })
    expect(behind).toHaveBeenCalledOnce()
  })
})
