import { WORK, type Work } from './work.ts'

/** Does one piece of work on one file and prints time (ms) and peak memory (MB) as JSON. */
const [name, path] = process.argv.slice(2)
if (!name || !path || !(name in WORK)) throw new Error('usage: measure.ts WORK FILE')
const started = performance.now()
const answer = await WORK[name as Work](path)
const milliseconds = performance.now() - started
process.stdout.write(
  `${JSON.stringify({ milliseconds, megabytes: process.resourceUsage().maxRSS / 1024, answer })}\n`,
)
