import { end, say } from './run.ts'
import { ending } from './test/counts.ts'
import { runSuites } from './test/run-suites.ts'
import type { Machine } from './test/suite.ts'
import { QUICK } from './test/suites.ts'

const nothing: Machine = {
  postgres: { missing: 'not part of the quick loop' },
  clamd: { missing: 'not part of the quick loop' },
  chromium: { missing: 'not part of the quick loop' },
}

const total = await runSuites(QUICK, nothing)
say(ending(total))
end(total.counts.failed > 0 ? 1 : 0)
