import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { showLocale } from '../i18n/i18n.ts'
import { render } from '../testing/render.tsx'
import { violations } from '../testing/violations.ts'
import { GalleryScreen } from './gallery.screen.tsx'

const WIDTHS = [375, 1280] as const

describe.each(['light', 'dark', 'high-contrast'])('every component in %s', theme => {
  it.each(WIDTHS)('has no accessibility faults at %i px', async width => {
    await page.viewport(width, 800)
    document.documentElement.dataset.theme = theme
    await render(<GalleryScreen />)
    await page.getByRole('button', { name: 'Visa felsammanfattning' }).click()
    expect(await violations()).toEqual([])
    delete document.documentElement.dataset.theme
  })
})

it('nothing is wider than a narrow page, with the texts of either language', async () => {
  await page.viewport(320, 640)
  for (const locale of ['sv', 'en'] as const) {
    showLocale(locale)
    await render(<GalleryScreen />)
    await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  }
})
