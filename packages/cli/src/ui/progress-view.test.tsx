import { cleanup, render } from 'ink-testing-library'
import { afterEach, expect, test } from 'vitest'
import { screenOf } from '../output/screen.ts'
import type { Activity } from './activity.ts'
import { ProgressView } from './progress-view.tsx'

afterEach(cleanup)

const now = () => new Date('2026-11-21T12:00:00Z')
const rendered = (activity: Activity | null, lines: readonly string[] = [], env: NodeJS.ProcessEnv = {}) => {
  const screen = screenOf({ isTTY: true, columns: 80 }, { locale: 'sv', env, noColor: true, plain: false })
  return render(<ProgressView activity={activity} lines={lines} screen={screen} now={now} />).lastFrame()
}

test('an upload is a bar with its share and its bytes', () => {
  const activity = { kind: 'sending', label: 'Skickar', sent: 1_900_000, total: 2_300_000 } as const
  expect(rendered(activity)).toBe('  Skickar  ━━━━━━━━━━━━━━━━━━━━╌╌╌╌  82 %  1,9 MB/2,3 MB')
  expect(rendered(activity, [], { TERM: 'linux' })).toBe(
    '  Skickar  ####################....  82 %  1,9 MB/2,3 MB',
  )
})

test('an empty file is sent at once', () => {
  expect(rendered({ kind: 'sending', label: 'Skickar', sent: 0, total: 0 })).toContain('100 %')
})

test('a wait shows how long it has been', () => {
  const since = now().getTime() - 95_000
  expect(rendered({ kind: 'waiting', label: 'Väntar på att filen läses in …', since })).toBe(
    '⠋ Väntar på att filen läses in … 1 min 35 s',
  )
})

test('lines that were told stay above', () => {
  expect(rendered(null, ['✔ Mottagen', '✔ Hos handläggare'])).toContain('✔ Mottagen\n✔ Hos handläggare')
})
