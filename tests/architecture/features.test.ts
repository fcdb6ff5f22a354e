import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PORTAL_PATHS, type PortalPage } from '@salvia/core/portal-paths'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../../scripts/run.ts'
import { filesBelow, IMPORTS } from '../../scripts/sources/source-files.ts'

const FEATURES = 'packages/web/src/features'
const featureOf = (path: string): string | undefined => path.split(`${FEATURES}/`)[1]?.split('/')[0]
const features = [...new Set(filesBelow(FEATURES).flatMap(path => featureOf(path) ?? []))]

/** The paths of a feature's screens from its routes, up to their first parameter. */
function pathsOf(feature: string): string[] {
  const routes = readFileSync(join(ROOT, FEATURES, feature, `${feature}.routes.ts`), 'utf8')
  return [...routes.matchAll(/name: '(\w+)'/g)].map(([, name]) =>
    PORTAL_PATHS[name as PortalPage].replace(/:.*$/, ''),
  )
}

const specs = filesBelow('tests/e2e')
  .filter(path => path.endsWith('.spec.ts'))
  .map(path => readFileSync(join(ROOT, path), 'utf8'))

describe('a feature of the portal', () => {
  // The screen of the start page is made from sources of the other features.
  it.each(features.filter(feature => feature !== 'dashboard'))(
    '%s has a screen that a browser test opens on the real server',
    feature => {
      const opened = pathsOf(feature).filter(path => specs.some(text => text.includes(`'${path}`)))
      expect(opened, 'Open one of its screens in tests/e2e.').not.toEqual([])
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
