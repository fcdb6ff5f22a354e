import { isTest } from '../sources/source-files.ts'

/** A file of tests that a change touches. */
export interface TouchedTest {
  readonly path: string
  /** How near the change it is, 0 when it is itself changed. */
  readonly distance: number
}

/** What a change reaches is asked for the tests of the same folder: of a feature, or of the folder that it stands in. */
const FEATURE = /^packages\/(?:server|web)\/src\/features\/[^/]+|^packages\/cli\/src\/commands\/[^/]+/
/** Nothing imports a migration. The tests of the database run them all. */
const MIGRATIONS = /^packages\/server\/migrations\//
const ownFolder = (path: string): string => {
  if (MIGRATIONS.test(path)) return 'packages/server/src/db'
  return FEATURE.exec(path)?.[0] ?? path.slice(0, path.lastIndexOf('/'))
}

/** Each import away is a step. The test that is named as a source is as near as one that imports it. */
const NAMED = 1
/** The way from a source to the other tests beside it. */
const BESIDE = 2
/** The browser sees a change last: what is nearer has said the same by then. First come the feature's own tests. */
const NAMED_IN_BROWSER = 3
const IN_BROWSER = 4

/** The browser tests that open screens of a feature of the portal. */
type SpecsOf = (feature: string) => readonly string[]

/**
 * The tests to run after a change, the nearest first: those that import what it reaches, those that stand beside it, and
 * those that open its screens in the browser.
 * @param reached the files that it reaches, with how far they are
 * @param all the paths of all files
 */
export function touchedTests(
  reached: ReadonlyMap<string, number>,
  all: readonly string[],
  specsOf: SpecsOf,
): TouchedTest[] {
  const found = new Map<string, number>()
  const add = (path: string, distance: number): void => {
    found.set(path, Math.min(distance, found.get(path) ?? distance))
  }
  const tests = all.filter(isTestFile)
  // All browser tests stand in one folder with what they share: they are reached by what they import.
  const beside = Map.groupBy(tests.filter(isTest), ownFolder)
  for (const [path, distance] of reached) {
    if (isTestFile(path)) {
      add(path, distance)
      continue
    }
    for (const test of beside.get(ownFolder(path)) ?? [])
      add(test, distance + (stemOf(test) === stemOf(path) ? NAMED : BESIDE))
    // A feature of the server has the name of the portal's feature that calls it.
    const feature = /\/features\/([^/]+)\//.exec(path)?.[1]
    for (const spec of feature === undefined ? [] : specsOf(feature))
      add(spec, distance + (stemOf(spec) === feature ? NAMED_IN_BROWSER : IN_BROWSER))
  }
  return [...found]
    .map(([path, distance]) => ({ path, distance }))
    .sort((a, b) => a.distance - b.distance || (a.path < b.path ? -1 : 1))
}

/** The name of a file up to its first point: `sweep` of `sweep.ts`, `sweep.store.ts` and `sweep.test.ts`. */
const stemOf = (path: string): string => /([^/.]+)[^/]*$/.exec(path)?.[1] ?? path

/** Whether a path is one of tests, browser tests among them. */
const isTestFile = (path: string): boolean => isTest(path) || path.endsWith('.spec.ts')

const HUBS =
  /\.gen\.tsx?$|^packages\/(?:server|web)\/src\/(?:app|testing)\/|^packages\/cli\/src\/(?:program|testing)\/|^tests\/e2e\/words\.ts$/

/**
 * Where a change that is not itself there reaches no further. These files import every feature, or the texts of all, or
 * are imported by every test: by them each change would reach all.
 */
export const isHub = (path: string): boolean => HUBS.test(path)
