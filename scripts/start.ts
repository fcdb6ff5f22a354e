import { existsSync, readdirSync, statSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { markUsed, serverProgram } from '@salvia/server/program'
import { ROOT, run, say } from './run.ts'

const HOUR_MS = 60 * 60 * 1000
const WEB = join(ROOT, 'packages/web')
const BUILT = join(WEB, 'dist/index.html')

/** The time of the newest file below a folder, in milliseconds since 1970. */
function newest(folder: string): number {
  return Math.max(
    ...readdirSync(folder, { withFileTypes: true }).map(entry => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? newest(path) : statSync(path).mtimeMs
    }),
  )
}

const sources = [join(WEB, 'src'), join(ROOT, 'packages/core/src')]
const stale = !existsSync(BUILT) || sources.some(folder => newest(folder) > statSync(BUILT).mtimeMs)
if (stale) {
  const built = await run('vite', ['build', 'packages/web', '--logLevel', 'warn'])
  say(`portal: ${built.code === 0 ? 'built' : 'could not be built'} (${built.seconds.toFixed(1)} s)`)
  if (built.code !== 0) {
    say(built.output)
    process.exit(1)
  }
}
enableCompileCache(join(ROOT, 'node_modules/.cache/salvia-compiled'))
const program = await serverProgram()
const { startServer } = (await import(pathToFileURL(program).href)) as typeof import('@salvia/server')
const server = await startServer()
setInterval(() => void markUsed(program).catch(() => undefined), HOUR_MS).unref()
if (server) say(`The portal is at ${server.url} – stop it with Ctrl-C.`)
