import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PORTAL_PATHS, type PortalPage } from '@salvia/core/portal-paths'
import { ROOT } from '../run.ts'
import { filesBelow } from './source-files.ts'

export const FEATURES = 'packages/web/src/features'

const specs = filesBelow('tests/e2e')
  .filter(path => path.endsWith('.spec.ts'))
  .map(path => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))

/** The paths of a feature's screens from its routes, up to their first parameter. None when the portal has no such feature. */
function screenPaths(feature: string): string[] {
  const routes = join(ROOT, FEATURES, feature, `${feature}.routes.ts`)
  if (!existsSync(routes)) return []
  return [...readFileSync(routes, 'utf8').matchAll(/name: '(\w+)'/g)].map(([, name]) =>
    PORTAL_PATHS[name as PortalPage].replace(/:.*$/, ''),
  )
}

/** The browser tests that open a screen of a feature by its path. The start page, which all open, is left out. */
export function specsThatOpen(feature: string): string[] {
  const paths = screenPaths(feature).filter(path => path !== '/')
  return specs.filter(({ text }) => paths.some(path => text.includes(`'${path}`))).map(({ path }) => path)
}
