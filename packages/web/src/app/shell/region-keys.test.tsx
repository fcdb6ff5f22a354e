import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { useRegionKeys } from './region-keys.ts'

function Example() {
  useRegionKeys()
  return (
    <>
      <header>
        <nav aria-label="I sidhuvudet">
          <a href="#x">Start</a>
        </nav>
      </header>
      <nav aria-label="Huvudmeny" />
      <nav aria-label="Dold" hidden />
      <main>
        <h1>Personalfil</h1>
      </main>
      <footer>Support</footer>
    </>
  )
}

const focused = (): string => {
  const element = document.activeElement
  return element?.getAttribute('aria-label') ?? element?.tagName.toLowerCase() ?? ''
}

describe('F6', () => {
  it('goes through the parts of the page that are seen, and round; Shift F6 goes back', async () => {
    await render(<Example />)
    const seen: string[] = []
    for (let time = 0; time < 5; time++) {
      await userEvent.keyboard('{F6}')
      seen.push(focused())
    }
    expect(seen).toEqual(['header', 'Huvudmeny', 'h1', 'footer', 'header'])
    await userEvent.keyboard('{Shift>}{F6}{/Shift}')
    expect(focused()).toBe('footer')
    await expect.element(page.getByRole('contentinfo')).toHaveFocus()
  })
})
