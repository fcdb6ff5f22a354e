import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT, run } from '../run.ts'
import type { PinnedPackage } from './targets.ts'

const CACHE = join(ROOT, 'node_modules', '.cache', 'salvia-package')

/**
 * The folder of a package of another machine's kind, fetched once and kept.
 * @throws when it cannot be fetched, or has other bytes than it was pinned to
 */
export async function packageFolder(wanted: PinnedPackage): Promise<string> {
  const { name, version, integrity } = wanted
  const folder = join(CACHE, `${name.replace('/', '-')}-${version}`)
  if (existsSync(folder)) return join(folder, 'package')
  const unpacked = `${folder}.${process.pid}`
  await mkdir(unpacked, { recursive: true })
  try {
    const file = join(unpacked, await fetched(`${name}@${version}`, unpacked))
    const digest = createHash('sha512')
      .update(await readFile(file))
      .digest('base64')
    if (`sha512-${digest}` !== integrity) {
      throw new Error(`${name}@${version} is not the package that it was pinned to: sha512-${digest}.`)
    }
    await succeeds('tar', ['-xzf', file, '-C', unpacked])
    await rm(file)
    await rename(unpacked, folder)
  } finally {
    await rm(unpacked, { recursive: true, force: true })
  }
  return join(folder, 'package')
}

/** The name of the file that npm wrote. */
async function fetched(spec: string, folder: string): Promise<string> {
  const output = await succeeds('npm', ['pack', spec, '--pack-destination', folder, '--loglevel', 'error'])
  return output.trim().split('\n').at(-1) ?? ''
}

/** Runs a command and returns its output. @throws with the output when it fails */
export async function succeeds(command: string, args: readonly string[], cwd = ROOT): Promise<string> {
  const { code, output } = await run(command, args, { cwd })
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${output}`)
  return output
}
