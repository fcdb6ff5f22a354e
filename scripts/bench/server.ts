import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { ROOT, say } from '../run.ts'

const MAIN = join(ROOT, 'packages/server/src/main.ts')
/** What begins late is over, such as the first round of the job queue. */
const SETTLED_MS = 15_000
const IDLE_MS = 30_000
/** Linux counts processor time in hundredths of a second. */
const TICKS_PER_SECOND = 100

/**
 * A server on the embedded database: its first start, which makes the demo world, a start after it, and what it takes
 * while nobody calls. Processor seconds are those of the whole process, and hold on a busy machine too.
 */
export async function benchServer(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'salvia-bench-'))
  try {
    say('the server, on the embedded database')
    for (const name of ['first start', 'second start', 'third start']) {
      const { child, seconds } = await startOn(join(folder, 'data'))
      const cpu = await cpuSeconds(child.pid)
      say(`  ${name}: ${seconds.toFixed(1)} s, ${cpu.toFixed(1)} s of processor`)
      if (name === 'third start') await measureIdle(child.pid)
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 10 })
  }
}

async function measureIdle(pid: number | undefined): Promise<void> {
  await pause(SETTLED_MS)
  const before = await cpuSeconds(pid)
  await pause(IDLE_MS)
  const share = ((await cpuSeconds(pid)) - before) / (IDLE_MS / 1000)
  say(`  idle: ${(share * 100).toFixed(2)} % of a core`)
}

async function startOn(folder: string) {
  const { DATABASE_URL: _, ...inherited } = process.env
  const startedAt = performance.now()
  const child = spawn(process.execPath, [MAIN], {
    env: { ...inherited, PORT: '0', SALVIA_DATA: folder, SALVIA_ENV: 'local' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    createInterface(child.stdout).on('line', line => line.includes('"event":"started"') && resolve())
    child.once('exit', code => reject(new Error(`The server ended with ${code}.`)))
  })
  return { child, seconds: (performance.now() - startedAt) / 1000 }
}

/** The processor time of a process so far, from `/proc`. */
async function cpuSeconds(pid: number | undefined): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  // The second field is a name in brackets, which may hold anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}

const pause = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))
