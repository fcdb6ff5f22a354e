import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { violations } from '../../testing/violations.ts'
import { SessionDialog } from './session-dialog.tsx'
import { Toast } from './toast.tsx'

describe('a toast', () => {
  const undo = vi.fn()
  const close = vi.fn()
  const toast = (
    <Toast
      message={{ id: '1', text: 'Markerad som granskad', action: { label: 'Ångra', onAct: undo } }}
      onClose={close}
    />
  )
  beforeEach(() => {
    vi.clearAllMocks()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  })
  afterEach(() => vi.useRealTimers())

  it('is read out and goes after ten seconds', async () => {
    await render(toast)
    await expect.element(page.getByRole('status').getByText('Markerad som granskad')).toBeVisible()
    expect(await violations()).toEqual([])
    await vi.advanceTimersByTimeAsync(9_000)
    expect(close).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(close).toHaveBeenCalledOnce()
  })

  it('stays while it has focus, and its act closes it', async () => {
    await render(toast)
    await userEvent.tab()
    await vi.advanceTimersByTimeAsync(30_000)
    expect(close).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    expect(undo).toHaveBeenCalledOnce()
    expect(close).toHaveBeenCalledOnce()
  })
})

describe('the question before an idle session ends', () => {
  const ways = { onStay: vi.fn(), onSignOut: vi.fn() }
  const said = page.getByRole('status')

  it.each([
    [120, 'Du loggas ut om 2 minuter.'],
    [61, 'Du loggas ut om 2 minuter.'],
    [60, 'Du loggas ut om 1 minut.'],
    [31, 'Du loggas ut om 1 minut.'],
    [29, 'Du loggas ut om 30 sekunder.'],
    [1, 'Du loggas ut om 10 sekunder.'],
  ])('at %d seconds says: %s', async (seconds, text) => {
    await render(<SessionDialog isOpen secondsLeft={seconds} {...ways} />)
    await expect.element(said).toHaveTextContent(text)
  })

  it('shows each second, and Escape stays signed in', async () => {
    await render(<SessionDialog isOpen secondsLeft={95} {...ways} />)
    await expect.element(page.getByText('1:35')).toBeVisible()
    expect(await violations()).toEqual([])
    await userEvent.keyboard('{Escape}')
    expect(ways.onStay).toHaveBeenCalledOnce()
    await page.getByRole('button', { name: 'Logga ut' }).click()
    expect(ways.onSignOut).toHaveBeenCalledOnce()
  })
})
