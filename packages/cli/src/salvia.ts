import { VERSION } from './version.ts'

async function runWhole(): Promise<void> {
  const { enableCompileCache } = await import('node:module')
  enableCompileCache()
  const { runProcess } = await import('./program/process.ts')
  await runProcess()
}

// Handled before anything else is loaded, because scripts often ask for the version.
if (process.argv.length === 3 && process.argv[2] === '--version') {
  // The whole program tells why it cannot be written.
  process.stdout.once('error', () => void runWhole())
  process.stdout.write(`${VERSION}\n`)
} else {
  await runWhole()
}
