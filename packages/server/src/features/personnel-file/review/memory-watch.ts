import { workerData } from 'node:worker_threads'
import { z } from 'zod'

/**
 * Runs in a thread of its own, since the review may keep its thread busy for seconds: ends the whole process when
 * its resident memory passes the limit. The heap has a limit of its own, but buffers lie outside of it.
 */
const { maxBytes } = z.object({ maxBytes: z.int() }).parse(workerData)
const CHECK_EVERY_MS = 100

setInterval(() => {
  if (process.memoryUsage.rss() > maxBytes) process.kill(process.pid, 'SIGKILL')
}, CHECK_EVERY_MS)
