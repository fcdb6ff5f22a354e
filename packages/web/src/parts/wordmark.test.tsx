import { afterEach, describe, expect, it } from 'vitest'
import { startWithConfig } from '../state/config.state.ts'
import { EXAMPLE_CONFIG } from '../testing/config.ts'
import { clearPage, render } from '../testing/render.tsx'
import { Wordmark } from './wordmark.tsx'
import '../ui/base.css'

afterEach(() => {
  document.documentElement.removeAttribute('data-theme')
  clearPage()
  startWithConfig(EXAMPLE_CONFIG)
})

const rendered = async (brand: Partial<typeof EXAMPLE_CONFIG>): Promise<HTMLElement> => {
  startWithConfig({ ...EXAMPLE_CONFIG, PRODUCT_NAME: 'Friskhälsan Nord', ...brand })
  await render(<Wordmark />)
  return document.querySelector<HTMLElement>('[class*="wordmark"], [class*="logo"]') ?? expect.fail('nothing')
}

describe('the wordmark', () => {
  it('is a logo with the name as its text, where there is one', async () => {
    const logo = await rendered({ LOGO: '/brand/0123456789abcdef.svg' })
    expect(logo).toBeInstanceOf(HTMLImageElement)
    expect([logo.getAttribute('src'), logo.getAttribute('alt')]).toEqual([
      '/brand/0123456789abcdef.svg',
      'Friskhälsan Nord',
    ])
    expect(document.body.innerText.trim()).toBe('')
  })

  it.each([
    ['light', 'rgb(11, 79, 122)'],
    ['dark', 'rgb(155, 208, 245)'],
  ])('is mark and name in the colour of the brand (%s)', async (theme, colour) => {
    document.documentElement.dataset.theme = theme
    const words = await rendered({ LOGO_COLOUR: { light: '#0b4f7a', dark: '#9bd0f5' } })
    expect(words.textContent).toBe('Friskhälsan Nord')
    expect(getComputedStyle(words).color).toBe(colour)
    expect(getComputedStyle(words.querySelector('svg') ?? words).stroke).toBe(colour)
  })

  it('has the colours of the text in high contrast', async () => {
    document.documentElement.dataset.theme = 'high-contrast'
    const words = await rendered({ LOGO_COLOUR: { light: '#0b4f7a', dark: '#9bd0f5' } })
    expect(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']).toContain(getComputedStyle(words).color)
  })
})
