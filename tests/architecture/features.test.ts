import { describe, expect, it } from 'vitest'
import { FEATURES, specsThatOpen } from '../../scripts/sources/feature-screens.ts'
import { filesBelow, IMPORTS } from '../../scripts/sources/source-files.ts'

const featureOf = (path: string): string | undefined => path.split(`${FEATURES}/`)[1]?.split('/')[0]
const features = [...new Set(filesBelow(FEATURES).flatMap(path => featureOf(path) ?? []))]

describe('a feature of the portal', () => {
  // The screen of the start page is made from sources of the other features.
  it.each(features.filter(feature => feature !== 'dashboard'))(
    '%s has a screen that a browser test opens on the real server',
    feature => {
      expect(specsThatOpen(feature), 'Open one of its screens in tests/e2e.').not.toEqual([])
    },
  )

  it('dashboard has a browser test of its own', () => {
    expect(filesBelow('tests/e2e')).toContain('tests/e2e/start-page.spec.ts')
  })

  it('is reached from the table of screens', () => {
    const reached = new Set(
      IMPORTS.filter(({ from }) => /\/app\/(routes\.gen\.ts|dashboard-table\.tsx)$/.test(from)).map(
        ({ to }) => featureOf(to),
      ),
    )
    expect(features.filter(feature => !reached.has(feature))).toEqual([])
  })
})
