import { describe, expect, it } from 'vitest'
import { isTest, SOURCES } from '../../scripts/sources/source-files.ts'

/**
 * Tests and what they use that read the machine's clock or set a file's time, and why they may. Everything else has the
 * time that the test sets, so it holds on any day. `npm run check:days` tries these on other days.
 */
const MAY: Readonly<Record<string, string>> = {
  'packages/cli/src/commands/doctor/doctor.test.ts':
    'compares the clock of a service with that of the machine',
  'packages/cli/src/program/faults/network.test.ts': 'writes something else each time',
  'packages/cli/src/testing/certificates.ts': 'the service that it calls has the clock of the machine',
  'packages/cli/src/testing/run-here.ts': 'gives the program the clock that it has as a command',
  'packages/server/src/adapters/adapters.test.ts': 'what a dead process left is found by the age of the file',
  'packages/server/src/adapters/files/bucket-file-store.test.ts':
    'what a dead process left is found by the age of the file',
  'packages/server/src/features/bookings/one-slot.test.ts':
    'calls processes, which have the clock of the machine',
  'packages/server/src/jobs/job-runner.test.ts': 'measures how long a job waits in the queue',
  'packages/server/src/testing/dated-files.ts': 'gives files the time of the test',
  'packages/server/src/testing/disk-time.ts': 'asks the disk what time it is',
  'packages/server/src/testing/old-folders.ts': 'folders of earlier runs are found by their age',
  'packages/server/src/testing/old-folders.test.ts': 'folders of earlier runs are found by their age',
  'packages/web/src/features/bookings/details/change-card.test.tsx':
    "the server's clock is kept as a distance from the browser's",
  'packages/web/src/state/session.test.ts': 'a session that has ended is not kept',
  'tests/corpora/jwt.test.ts': 'signatures that hold at no time',
  'tests/e2e/now.ts': 'the time of servers that have the clock of the machine',
  'tests/e2e/session.spec.ts': "asks for the tab's clock",
  'tests/e2e/upload-faults.spec.ts': 'a file was changed after it was chosen',
  'tests/faults/booking-system.test.ts': 'calls processes, which have the clock of the machine',
  'tests/faults/sender.ts': 'calls processes, which have the clock of the machine',
}

const READS =
  /\bDate\.now\(|\bnew Date\(\)|\bsystemClock\b|\bDateTime\.(now|local|utc)\(\)|\butimes\b|\b(a|m|c|birth)time(Ms)?\b/
/** How long something takes is measured there, and not what day it is. */
const LEFT_OUT = ['tests/bench/', 'tests/architecture/']

const ofTests = SOURCES.filter(
  ({ path }) =>
    (isTest(path) || path.includes('/testing/') || path.startsWith('tests/')) &&
    !LEFT_OUT.some(folder => path.startsWith(folder)),
)

describe("the machine's clock and the times of files", () => {
  it('are read by these tests, each with its reason', () => {
    const found = ofTests.filter(({ text }) => READS.test(text)).map(({ path }) => path)
    expect(found.sort(), 'Give the test a clock of its own, or tell here why it cannot have one.').toEqual(
      Object.keys(MAY).sort(),
    )
  })
})
