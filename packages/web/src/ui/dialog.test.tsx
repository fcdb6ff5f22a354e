import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../testing/render.tsx'
import { violations } from '../testing/violations.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { Menu } from './menu.tsx'

function Example({ onClose }: { readonly onClose?: () => void }) {
  const [isOpen, setIsOpen] = useState(false)
  const close = (): void => {
    setIsOpen(false)
    onClose?.()
  }
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Öppna</Button>
      <Dialog title="Filen har 10 fel" isOpen={isOpen} onClose={close} actions={<Button>Välj ny fil</Button>}>
        <p>Du kan fortsätta ändå eller välja en ny fil.</p>
      </Dialog>
    </>
  )
}

it('takes focus to its heading and gives it back to the button that opened it', async () => {
  const closed = vi.fn()
  await render(<Example onClose={closed} />)
  await page.getByRole('button', { name: 'Öppna' }).click()
  await expect.element(page.getByRole('heading', { name: 'Filen har 10 fel' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(closed).toHaveBeenCalledOnce()
  await expect.element(page.getByRole('button', { name: 'Öppna' })).toHaveFocus()
})

function FromMenu() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Menu button="Karin Ahl">
        {() => (
          <button type="button" onClick={() => setIsOpen(true)}>
            Logga ut
          </button>
        )}
      </Menu>
      <Dialog title="Logga ut?" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <p>Anteckningen är inte sparad.</p>
      </Dialog>
    </>
  )
}

it('gives focus back to the button of the menu that it was opened from, which has folded', async () => {
  await render(<FromMenu />)
  await page.getByRole('button', { name: 'Karin Ahl' }).click()
  await page.getByRole('button', { name: 'Logga ut' }).click()
  await expect.element(page.getByRole('heading', { name: 'Logga ut?' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: 'Karin Ahl' })).toHaveFocus()
})

it('keeps the keyboard inside', async () => {
  await render(<Example />)
  await page.getByRole('button', { name: 'Öppna' }).click()
  for (const name of ['Stäng', 'Välj ny fil']) {
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name, exact: true })).toHaveFocus()
  }
  await userEvent.tab()
  await expect.poll(() => document.activeElement?.textContent).not.toBe('Välj ny fil')
  expect(document.activeElement?.textContent).not.toBe('Öppna')
})

it('that must be answered has no cross and does not close on Escape', async () => {
  await render(
    <Dialog title="Välj organisation" isOpen actions={<Button>Fortsätt</Button>}>
      <p>Du arbetar för flera.</p>
    </Dialog>,
  )
  await userEvent.keyboard('{Escape}{Escape}')
  await expect.element(page.getByRole('dialog', { name: 'Välj organisation' })).toBeVisible()
  expect(page.getByRole('button', { name: 'Stäng' }).query()).toBeNull()
})

it('has no accessibility faults', async () => {
  await render(<Example />)
  await page.getByRole('button', { name: 'Öppna' }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(await violations()).toEqual([])
})

/** A dialog whose button opens a question, and which closes once that stands. */
function Chain() {
  const [isChoosing, setIsChoosing] = useState(false)
  const [isAsked, setIsAsked] = useState(false)
  const ask = async (): Promise<void> => {
    setIsAsked(true)
    await Promise.resolve()
    setIsChoosing(false)
  }
  return (
    <>
      <Button onClick={() => setIsChoosing(true)}>Öppna</Button>
      <Dialog title="Valet" isOpen={isChoosing} onClose={() => setIsChoosing(false)}>
        <Button onClick={() => void ask()}>Fråga</Button>
      </Dialog>
      <Dialog title="Frågan" isOpen={isAsked} onClose={() => setIsAsked(false)}>
        <p>Säkert?</p>
      </Dialog>
    </>
  )
}

it('that opens from another dialog gives focus back to what opened the first one', async () => {
  await render(<Chain />)
  await page.getByRole('button', { name: 'Öppna' }).click()
  await page.getByRole('button', { name: 'Fråga' }).click()
  await expect.element(page.getByRole('heading', { name: 'Frågan' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: 'Öppna' })).toHaveFocus()
})
