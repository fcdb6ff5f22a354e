import { describe, expect, it } from 'vitest'
import { specsThatOpen } from '../../scripts/sources/feature-screens.ts'
import { filesBelow, IMPORTS } from '../../scripts/sources/source-files.ts'
import { withTimesOf } from '../../scripts/test/file-times.ts'
import { changedSince } from '../../scripts/touched/changed-files.ts'
import { chooseWithin } from '../../scripts/touched/choose.ts'
import { importersOf, reachedFrom } from '../../scripts/touched/reached.ts'
import { isHub, touchedTests } from '../../scripts/touched/touched-tests.ts'

const arrow = (from: string, to: string, name: string | null = null, exportedAs?: string) => ({
  ...{ from, to, name },
  ...(exportedAs !== undefined && { exportedAs }),
})
const anywhere = (): boolean => true

it('a commit that git does not know has no changes, and neither has an option in its place', () => {
  expect(changedSince('no-such-commit')).toBeUndefined()
  expect(changedSince('--stat')).toBeUndefined()
})

describe('what a change reaches', () => {
  it('is who imports it, and who imports those, with the shortest way', () => {
    const importers = importersOf([arrow('b', 'a'), arrow('c', 'b'), arrow('d', 'c'), arrow('d', 'a')])
    expect([...reachedFrom(['a'], importers, anywhere)]).toEqual([
      ['a', 0],
      ['b', 1],
      ['d', 1],
      ['c', 2],
    ])
  })

  it('goes through an index to who imports the changed name, whatever it is called there, and to nobody else', () => {
    const importers = importersOf([
      arrow('index', 'one', 'x', 'y'),
      arrow('index', 'two', 'z', 'z'),
      arrow('outer', 'index', 'y', 'w'),
      arrow('uses-one', 'outer', 'w'),
      arrow('uses-two', 'index', 'z'),
      arrow('uses-all', 'index', null),
    ])
    expect([...reachedFrom(['one'], importers, anywhere).keys()]).toEqual([
      ...['one', 'index', 'outer', 'uses-one', 'uses-all'],
    ])
  })

  it('ends at a hub, but not when that is what changed', () => {
    const importers = importersOf([arrow('hub', 'a'), arrow('b', 'hub')])
    const passes = (path: string): boolean => path !== 'hub'
    expect([...reachedFrom(['a'], importers, passes).keys()]).toEqual(['a', 'hub'])
    expect([...reachedFrom(['hub'], importers, passes).keys()]).toEqual(['hub', 'b'])
  })
})

describe('the tests that a change touches', () => {
  it('are those it reaches, those beside what it reaches, and last those of its screens', () => {
    const reached = new Map([
      ['packages/core/src/days/day.ts', 0],
      ['packages/core/src/far/far.test.ts', 1],
      ['packages/web/src/features/orders/list/row.tsx', 1],
    ])
    const all = [
      'packages/core/src/days/day.test.ts',
      'packages/core/src/far/far.test.ts',
      'packages/web/src/features/orders/ordering/steps.test.tsx',
      'packages/web/src/features/profile/profile.test.tsx',
    ]
    const specs = (feature: string) => [`tests/e2e/${feature}.spec.ts`]
    expect(touchedTests(reached, all, specs)).toEqual([
      { path: 'packages/core/src/days/day.test.ts', distance: 1 },
      { path: 'packages/core/src/far/far.test.ts', distance: 1 },
      { path: 'packages/web/src/features/orders/ordering/steps.test.tsx', distance: 3 },
      { path: 'tests/e2e/orders.spec.ts', distance: 4 },
    ])
  })

  it('are those of its own name before others, wherever they stand in the alphabet', () => {
    const reached = new Map([['packages/server/src/features/files/sweep.store.ts', 0]])
    const all = ['attach', 'sweep'].map(name => `packages/server/src/features/files/${name}.test.ts`)
    const specs = (feature: string) => ['accessibility', feature].map(name => `tests/e2e/${name}.spec.ts`)
    expect(touchedTests(reached, all, specs).map(({ path }) => path)).toEqual([
      'packages/server/src/features/files/sweep.test.ts',
      'packages/server/src/features/files/attach.test.ts',
      'tests/e2e/files.spec.ts',
      'tests/e2e/accessibility.spec.ts',
    ])
  })

  it('are those of the database after a new migration', () => {
    const reached = new Map([['packages/server/migrations/0099_new-column.sql', 0]])
    const all = ['packages/server/src/db/migrate.test.ts', 'packages/server/src/lists/lists.test.ts']
    expect(touchedTests(reached, all, () => [])).toEqual([
      { path: 'packages/server/src/db/migrate.test.ts', distance: 2 },
    ])
  })

  it('are chosen while they fit: a long one makes room for a shorter one, and a changed one always runs', () => {
    const tests = ['changed', 'near', 'long', 'short', 'new'].map((path, distance) => ({ path, distance }))
    const times = new Map([
      ['changed', 50],
      ['near', 10],
      ['long', 100],
      ['short', 5],
    ])
    const { chosen, leftOut } = chooseWithin(tests, times, 67)
    expect(chosen.map(({ path }) => path)).toEqual(['changed', 'near', 'short'])
    expect(leftOut.map(({ path }) => path)).toEqual(['long', 'new'])
  })

  it('that failed run again, however long they waited for what did not come', () => {
    const tests = ['passed', 'failed'].map(path => ({ path, distance: 1 }))
    const ran = { seconds: 90 }
    const times = withTimesOf(new Map(), [
      { file: 'passed', hasFailed: false, ...ran },
      { file: 'failed', hasFailed: true, ...ran },
    ])
    expect(chooseWithin(tests, times, 80).chosen.map(({ path }) => path)).toEqual(['failed'])
  })

  it('of those that never ran here, one of the browser counts as long, and one of core as short', () => {
    const paths = ['tests/e2e/orders.spec.ts', 'packages/web/src/a.test.ts', 'packages/core/src/a.test.ts']
    const tests = paths.map(path => ({ path, distance: 1 }))
    const chosen = (seconds: number) => chooseWithin(tests, new Map(), seconds).chosen.map(({ path }) => path)
    expect(chosen(50)).toEqual(paths.slice(1))
    expect(chosen(2)).toEqual(paths.slice(2))
  })
})

describe('in this project', () => {
  const importers = importersOf(IMPORTS)
  const all = ['packages', 'fixtures', 'scripts', 'tests'].flatMap(filesBelow)
  const touchedBy = (path: string): string[] => {
    expect(all).toContain(path)
    const reached = reachedFrom([path], importers, at => !isHub(at))
    return touchedTests(reached, all, specsThatOpen).map(test => test.path)
  }

  it.each([
    [
      'packages/core/src/bookings/latest-cancellation.ts',
      'packages/core/src/bookings/latest-cancellation.property.test.ts',
    ],
    [
      'packages/core/src/bookings/latest-cancellation.ts',
      'packages/server/src/features/bookings/cancel-booking.test.ts',
    ],
    [
      'packages/core/src/bookings/latest-cancellation.ts',
      'packages/web/src/features/bookings/change/cancel-form.test.tsx',
    ],
    [
      'packages/server/src/features/bookings/booking-changes.store.ts',
      'packages/server/src/features/bookings/cancel-booking.test.ts',
    ],
    ['packages/web/src/features/bookings/change/cancel-form.tsx', 'tests/e2e/bookings.spec.ts'],
    ['packages/server/src/db/transaction.ts', 'packages/server/src/db/transaction.test.ts'],
  ])('%s touches %s', (changed, test) => {
    expect(touchedBy(changed)).toContain(test)
  })

  it('a sentence touches the browser tests of its own screens, not those of all that read texts', () => {
    const tests = touchedBy('packages/web/src/features/orders/details/order.sv.json')
    expect(tests).toContain('tests/e2e/orders.spec.ts')
    expect(tests).not.toContain('tests/e2e/accounts.spec.ts')
  })

  it('a change in one feature touches few of the tests', () => {
    const tests = touchedBy('packages/web/src/features/profile/edit-card.tsx')
    expect(tests.length).toBeLessThan(40)
  })
})
