import { VERSION } from './version.ts'

// Answered before anything else is loaded: scripts ask for the version often.
if (process.argv.length === 3 && process.argv[2] === '--version') {
  process.stdout.write(`${VERSION}\n`)
} else {
  const { enableCompileCache } = await import('node:module')
  enableCompileCache()
  const { runProcess } = await import('./program/process.ts')
  await runProcess()
}
