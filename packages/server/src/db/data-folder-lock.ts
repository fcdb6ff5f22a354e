import { randomUUID } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { join, relative } from 'node:path'
import { ownFolder } from '../process/private-folder.ts'
import { StartError } from '../process/start-error.ts'
import { processStart } from './process-start.ts'

const LOCK_FILE = 'salvia.lock'
const SOCKET_FILE = 'salvia.sock'
/** The longest path of a socket that every system accepts. */
const SOCKET_PATH_MAX_BYTES = 100
const ANSWER_TIMEOUT_MS = 1_000

/**
 * The process that holds the folder. Its start time is part of it, since a pid may belong to another program by now.
 */
interface Holder {
  readonly pid: number
  readonly startedAt: string
}

/** A lock on the data folder, until it is released. */
interface FolderLock {
  release(): Promise<void>
}

/**
 * Locks the data folder for this process and closes it to other users. If a lock exists, its process is asked over
 * its socket and looked for by pid and start time. Only if it is found in neither way, the lock is taken over as that
 * of a process that died.
 */
export async function lockDataFolder(folder: string): Promise<FolderLock> {
  await ownFolder(folder)
  const path = join(folder, LOCK_FILE)
  const socket = shortPath(join(folder, SOCKET_FILE))
  const own: Holder = { pid: process.pid, startedAt: (await processStart(process.pid)) ?? '' }
  await take(path, JSON.stringify(own), socket, folder)
  const server = socket ? await listen(socket) : undefined
  return {
    async release() {
      await new Promise<void>(resolve => (server ? server.close(() => resolve()) : resolve()))
      if ((await readLock(path)) === JSON.stringify(own)) await rm(path, { force: true })
    },
  }
}

async function take(path: string, own: string, socket: string | undefined, folder: string): Promise<void> {
  if (await create(path, own)) return claimSocket(path, socket, folder)
  const found = await readLock(path)
  if (found !== undefined && ((await answers(socket)) || (await isAlive(found)))) throw inUse(folder)
  if (!(await takeOver(path, own, socket, found))) throw inUse(folder)
}

/** If somebody deletes the lock by hand, its socket remains, with or without its process. */
async function claimSocket(path: string, socket: string | undefined, folder: string): Promise<void> {
  if (!socket) return
  if (await answers(socket)) {
    await rm(path, { force: true })
    throw inUse(folder)
  }
  await rm(socket, { force: true })
}

/** If several processes find a dead lock at once, only the one with the guard may remove it. */
async function takeOver(
  path: string,
  own: string,
  socket: string | undefined,
  found: string | undefined,
): Promise<boolean> {
  const guard = `${path}.takeover`
  if (!(await create(guard, own))) {
    const other = await readLock(guard)
    if (other !== undefined && (await isAlive(other))) return false
    await rm(guard, { force: true })
    if (!(await create(guard, own))) return false
  }
  try {
    if ((await readLock(path)) !== found) return false
    if (socket) await rm(socket, { force: true })
    await rm(path, { force: true })
    return await create(path, own)
  } finally {
    await rm(guard, { force: true })
  }
}

function inUse(folder: string): StartError {
  return new StartError(
    `The data folder ${folder} is in use by another Salvia server. Stop that one, or name another folder in SALVIA_DATA.`,
  )
}

/** Makes the lock file in one step, so that nobody ever reads half of it. False if there is one already. */
async function create(path: string, own: string): Promise<boolean> {
  const whole = `${path}.${randomUUID()}`
  try {
    await writeFile(whole, own, { flush: true })
    await link(whole, path)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  } finally {
    await rm(whole, { force: true })
  }
}

function readLock(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch(() => undefined)
}

async function isAlive(lock: string): Promise<boolean> {
  const match = /"pid":(\d+),"startedAt":"([^"]*)"/.exec(lock)
  if (!match) return false
  const startedAt = await processStart(Number(match[1]))
  return startedAt !== undefined && startedAt === match[2]
}

/** Whether a process listens on the socket of the folder. */
function answers(socket: string | undefined): Promise<boolean> {
  if (!socket) return Promise.resolve(false)
  return new Promise(resolve => {
    const client = connect(socket)
    const end = (isAnswered: boolean) => {
      client.destroy()
      resolve(isAnswered)
    }
    client.setTimeout(ANSWER_TIMEOUT_MS, () => end(false))
    client.once('connect', () => end(true))
    client.once('error', () => end(false))
  })
}

async function listen(socket: string): Promise<Server> {
  const server = createServer(client => client.end())
  server.unref()
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(socket, resolve)
  })
  return server
}

/** The shorter of the two paths of the socket; undefined if both are too long for the system. */
function shortPath(path: string): string | undefined {
  return [path, relative(process.cwd(), path)].find(name => Buffer.byteLength(name) <= SOCKET_PATH_MAX_BYTES)
}
