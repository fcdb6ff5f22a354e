import type { TouchedTest } from './touched-tests.ts'

export interface Choice {
  readonly chosen: readonly TouchedTest[]
  readonly leftOut: readonly TouchedTest[]
}

/**
 * Seconds of a file that has not run here yet. Core and fixtures need neither a database nor a browser, and a file of
 * browser tests signs in and opens screens again and again.
 */
function unknownSeconds(path: string): number {
  if (path.endsWith('.spec.ts')) return 60
  return /^(?:packages\/core|fixtures)\//.test(path) ? 1 : 3
}

/**
 * The nearest tests that fit into the time. What is itself changed is always chosen, and a file that takes too long
 * makes room for shorter ones that are farther away.
 * @param tests the nearest first
 * @param seconds how long all files that are chosen may take together
 */
export function chooseWithin(
  tests: readonly TouchedTest[],
  times: ReadonlyMap<string, number>,
  seconds: number,
): Choice {
  const chosen: TouchedTest[] = []
  const leftOut: TouchedTest[] = []
  let left = seconds
  for (const test of tests) {
    const takes = times.get(test.path) ?? unknownSeconds(test.path)
    const isChosen = test.distance === 0 || takes <= left
    if (isChosen) left -= takes
    const into = isChosen ? chosen : leftOut
    into.push(test)
  }
  return { chosen, leftOut }
}
