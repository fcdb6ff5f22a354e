import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { violations } from '../../testing/violations.ts'
import { SessionDialog } from './session-dialog.tsx'

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
