import { VERSION } from './version.ts'

// Handled before anything else is loaded, because scripts often ask for the version.
if (process.argv.length === 3 && process.argv[2] === '--version') {
  process.stdout.write(`${VERSION}\n`)
} else {
  const { enableCompileCache } = await import('node:module')
  enableCompileCache()
  const { runProcess } = await import('./program/process.ts')
  await runProcess()
}
