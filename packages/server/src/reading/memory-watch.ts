import { parentPort, workerData } from 'node:worker_threads'

/**
 * Ends the whole process when its resident memory exceeds the limit. Runs in a thread of its own, because the review
 * may keep its thread busy for seconds. The heap has its own limit, but buffers lie outside of it.
 */
const { maxBytes } = workerData as { maxBytes: number }
const CHECK_EVERY_MS = 100

function check(): void {
  if (process.memoryUsage.rss() > maxBytes) process.kill(process.pid, 'SIGKILL')
}

check()
setInterval(check, CHECK_EVERY_MS)
parentPort?.postMessage('watching')
