import { parentPort, workerData } from 'node:worker_threads'

/**
 * Runs in a thread of its own, since the review may keep its thread busy for seconds: ends the whole process when
 * its resident memory passes the limit. The heap has a limit of its own, but buffers lie outside of it.
 */
const { maxBytes } = workerData as { maxBytes: number }
const CHECK_EVERY_MS = 100

function check(): void {
  if (process.memoryUsage.rss() > maxBytes) process.kill(process.pid, 'SIGKILL')
}

check()
setInterval(check, CHECK_EVERY_MS)
parentPort?.postMessage('watching')
