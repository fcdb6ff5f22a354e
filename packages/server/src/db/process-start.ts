import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)
/** Place of the start time in `/proc/<pid>/stat`, counted after the program's name. */
const START_TIME_FIELD = 19

/** When a process started, as the system writes it; undefined if there is no such process. */
export async function processStart(pid: number): Promise<string | undefined> {
  if (process.platform === 'linux') {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
    return stat
      ?.slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .at(START_TIME_FIELD)
  }
  const listed = await run('ps', ['-o', 'lstart=', '-p', String(pid)]).catch(() => undefined)
  return listed?.stdout.trim() || undefined
}
