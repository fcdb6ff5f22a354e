import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'

/** What a process has open, by kind. */
export interface OpenFiles {
  /** Files of the store, whole ones and those that arrive. */
  readonly files: number
  /** Connections of TCP, and the socket that listens. */
  readonly connections: number
  /** Pipes and sockets to processes of its own. */
  readonly others: number
}

/** Only Linux tells what another process has open. */
export const tellsOpenFiles = existsSync('/proc/self/fd')

export function openFiles(pid: number, dataFolder: string): OpenFiles {
  const inodes = tcpInodes(pid)
  const kinds = readdirSync(`/proc/${pid}/fd`).map(number => {
    const target = targetOf(`/proc/${pid}/fd/${number}`)
    if (target.startsWith(join(dataFolder, 'database'))) return 'database'
    if (target.startsWith(dataFolder)) return 'files'
    return inodes.has(/^socket:\[(\d+)\]$/.exec(target)?.[1] ?? '') ? 'connections' : 'others'
  })
  const count = (kind: (typeof kinds)[number]) => kinds.filter(each => each === kind).length
  return { files: count('files'), connections: count('connections'), others: count('others') }
}

/** Empty if it was closed meanwhile. */
function targetOf(path: string): string {
  try {
    return readlinkSync(path)
  } catch {
    return ''
  }
}

/** The inodes of the sockets of TCP that the process can see. */
function tcpInodes(pid: number): ReadonlySet<string> {
  const lines = ['tcp', 'tcp6'].flatMap(table => {
    const path = `/proc/${pid}/net/${table}`
    return existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n').slice(1) : []
  })
  return new Set(lines.map(line => line.trim().split(/\s+/)[9] ?? ''))
}
