import { spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

/** A PostgreSQL for the tests, and how to stop it. */
interface TestPostgres {
  readonly url: string
  /** What its processes have used so far. Undefined where the machine does not tell, or it is not our own. */
  processorSeconds(): number | undefined
  stop(): void
}

const DEBIAN = '/usr/lib/postgresql'

/**
 * The PostgreSQL to test on: that of `DATABASE_URL`, else a temporary cluster made with binaries on the path or in
 * Debian's folder. Returns a sentence when there is none.
 */
export async function testPostgres(env: NodeJS.ProcessEnv): Promise<TestPostgres | string> {
  if (env.DATABASE_URL) return { url: env.DATABASE_URL, processorSeconds: () => undefined, stop: () => {} }
  const bin = binaries(env.PATH ?? '')
  if (!bin) return 'No PostgreSQL: set DATABASE_URL, or install it (apt-get install postgresql).'
  return startCluster(bin)
}

function binaries(path: string): string | undefined {
  const debian = existsSync(DEBIAN)
    ? readdirSync(DEBIAN)
        .sort((a, b) => Number(b) - Number(a))
        .map(version => join(DEBIAN, version, 'bin'))
    : []
  return [...debian, ...path.split(delimiter)].find(
    folder => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  )
}

/** The user to run PostgreSQL as, because it refuses to run as root. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string, name: string): number | undefined => {
    const { status, stdout } = spawnSync('id', [flag, name], { encoding: 'utf8' })
    return status === 0 ? Number(stdout) : undefined
  }
  for (const name of ['postgres', 'nobody']) {
    const uid = id('-u', name)
    const gid = id('-g', name)
    if (uid !== undefined && gid !== undefined) return { uid, gid }
  }
  return undefined
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })
}

async function startCluster(bin: string): Promise<TestPostgres | string> {
  const folder = mkdtempSync(join(tmpdir(), 'salvia-postgres-'))
  const user = unprivileged()
  if (user) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const options = { ...user, cwd: folder, encoding: 'utf8' as const }
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'salvia', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    options,
  )
  if (made.status !== 0)
    return `PostgreSQL could not make a scratch cluster: ${made.stderr || made.error?.message}`
  const port = await freePort()
  const settings = [
    'fsync=off',
    'full_page_writes=off',
    'synchronous_commit=off',
    'max_connections=200',
    'listen_addresses=127.0.0.1',
  ]
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-p', String(port), '-k', folder, ...settings.flatMap(setting => ['-c', setting])],
    { ...user, cwd: folder, stdio: 'ignore' },
  )
  const stop = (): void => {
    server.kill('SIGQUIT')
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }
  const ready = await answers(bin, port, () => server.exitCode !== null)
  if (!ready) {
    stop()
    return 'PostgreSQL was started but does not answer.'
  }
  return {
    url: `postgres://salvia@127.0.0.1:${port}/postgres`,
    processorSeconds: () => (server.pid === undefined ? undefined : processorSecondsOf(server.pid)),
    stop,
  }
}

const TICKS_PER_SECOND = 100

/** Of a process and its ended children, as Linux tells: user and system time, then those of the children. */
function processorSecondsOf(pid: number): number | undefined {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return undefined
  // The name stands in parentheses and may contain spaces; the fourteenth field is the twelfth after it.
  const fields = readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ').slice(11, 15) ?? []
  return fields.reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_PER_SECOND
}

async function answers(bin: string, port: number, ended: () => boolean): Promise<boolean> {
  for (let attempt = 0; attempt < 100 && !ended(); attempt++) {
    const { status } = spawnSync(join(bin, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)])
    if (status === 0) return true
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  return false
}
