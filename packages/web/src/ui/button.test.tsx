import type {} from '@vitest/browser-playwright'
import { expect, it, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { render } from '../testing/render.tsx'
import { violations } from '../testing/violations.ts'
import { Button, ButtonLink } from './button.tsx'

it('is pressed by Enter and by Space', async () => {
  const press = vi.fn()
  await render(<Button onClick={press}>Skicka</Button>)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard(' ')
  expect(press).toHaveBeenCalledTimes(2)
})

it('says what it is doing, and ignores further presses meanwhile', async () => {
  const press = vi.fn()
  await render(
    <Button busy="Skickar…" onClick={press}>
      Skicka
    </Button>,
  )
  const button = page.getByRole('button', { name: 'Skickar…' })
  await button.click({ force: true })
  expect(press).not.toHaveBeenCalled()
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  await expect.element(button).not.toHaveAttribute('disabled')
})

it('does not submit its form again while it is busy', async () => {
  const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  await render(
    <form onSubmit={submit}>
      <Button type="submit" busy="Skickar…">
        Skicka
      </Button>
    </form>,
  )
  await page.getByRole('button').click({ force: true })
  expect(submit).not.toHaveBeenCalled()
})

it('has no accessibility faults in any variant', async () => {
  await render(
    <>
      {(['primary', 'secondary', 'tertiary', 'danger'] as const).map(variant => (
        <Button key={variant} variant={variant}>
          Fortsätt
        </Button>
      ))}
      <ButtonLink to="/">Till start</ButtonLink>
    </>,
  )
  expect(await violations()).toEqual([])
})

it('in forced colours the filled one has text and icon in another colour than its fill', async () => {
  const colours = (value: string): Promise<unknown> =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] })
  await render(<Button>Skicka</Button>)
  const button = page.getByRole('button', { name: 'Skicka' })
  await colours('active')
  await expect.poll(() => getComputedStyle(button.element()).forcedColorAdjust).toBe('none')
  const { color, backgroundColor } = getComputedStyle(button.element())
  expect(color).not.toBe(backgroundColor)
  await colours('none')
})
