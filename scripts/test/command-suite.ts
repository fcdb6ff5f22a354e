import { run } from '../run.ts'
import type { Suite } from './suite.ts'

/** A suite that counts as one test: the command succeeds or fails. */
export function commandSuite(name: string, command: string, args: readonly string[]): Suite {
  return {
    name,
    folders: [],
    async run() {
      const ended = await run(command, args, { env: { NO_COLOR: '1' }, measured: true })
      const { code, output, processorSeconds } = ended
      const passed = code === 0
      return {
        counts: { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 },
        details: passed ? '' : output,
        processorSeconds,
      }
    },
  }
}
