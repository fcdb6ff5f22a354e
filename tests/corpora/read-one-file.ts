import { basename } from 'node:path'
import { withFileOnDisk } from '@salvia/core/node-reading'
import { readTable } from '@salvia/core/personnel-file'

/** Reads one file in a process of its own, and prints what came of it and what it took, as JSON. */
const [path = '', ...headers] = process.argv.slice(2)
let peak = 0
const before = process.memoryUsage.rss()
const started = performance.now()
const result = await withFileOnDisk({ path, name: basename(path) }, source =>
  readTable(
    source,
    { header: () => true, row: () => {}, fault: () => {} },
    {
      headers,
      onProgress: () => {
        peak = Math.max(peak, process.memoryUsage.rss())
      },
    },
  ),
)
const milliseconds = performance.now() - started
// The kernel's own peak, not only what was seen in between.
const megabytes = Math.max(peak - before, process.resourceUsage().maxRSS * 1024 - before) / 1e6
process.stdout.write(JSON.stringify({ refusal: result.refusal, milliseconds, megabytes }))
