import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { COMMAND_SYNTAX } from '../../packages/cli/src/command/command-syntax.gen.ts'
import { SHELL_SCRIPTS } from '../../packages/cli/src/commands/completion/scripts.ts'
import { manualPage } from '../../packages/cli/src/commands/man/manual-page.ts'
import { ROOT } from '../run.ts'
import { succeeds } from './registry.ts'

const TERMINAL = join(ROOT, 'packages', 'cli')

interface Manifest {
  readonly name: string
  readonly version: string
  readonly description: string
  readonly license: string
  readonly engines: Readonly<Record<string, string>>
  readonly bin: Readonly<Record<string, string>>
}

export async function terminalManifest(): Promise<Manifest> {
  return JSON.parse(await readFile(join(TERMINAL, 'package.json'), 'utf8')) as Manifest
}

/** The completion script of each shell, under the name that the shell looks for. */
const COMPLETIONS = {
  'salvia.bash': SHELL_SCRIPTS.bash,
  _salvia: SHELL_SCRIPTS.zsh,
  'salvia.fish': SHELL_SCRIPTS.fish,
  'salvia.ps1': SHELL_SCRIPTS.powershell,
} as const

/**
 * Packs the terminal as npm does, without the workspace: the built program, its manual page and completion scripts.
 * Only the binary of the key store is a dependency, and an optional one.
 * @returns the path of the package
 */
export async function npmPackage({
  release,
  keyring,
  notices,
}: {
  readonly release: string
  readonly keyring: string
  readonly notices: string
}): Promise<string> {
  const stage = join(release, 'package')
  await rm(stage, { recursive: true, force: true })
  await mkdir(stage, { recursive: true })
  await succeeds('tsup', ['--silent'], TERMINAL)
  for (const name of ['bin', 'dist', 'README.md']) {
    await cp(join(TERMINAL, name), join(stage, name), { recursive: true })
  }
  await cp(join(ROOT, 'LICENSE'), join(stage, 'LICENSE'))
  for (const [path, text] of Object.entries(await written(keyring, notices))) {
    await mkdir(join(stage, path, '..'), { recursive: true })
    await writeFile(join(stage, path), text)
  }
  const output = await succeeds('npm', ['pack', '--pack-destination', release, '--loglevel', 'error'], stage)
  await rm(stage, { recursive: true, force: true })
  return join(release, output.trim().split('\n').at(-1) ?? '')
}

async function written(keyring: string, notices: string): Promise<Readonly<Record<string, string>>> {
  const { name, version, description, license, engines, bin } = await terminalManifest()
  const manifest = {
    ...{ name, version, description, license, type: 'module', engines, bin },
    man: ['./man/salvia.1'],
    optionalDependencies: { '@napi-rs/keyring': keyring },
  }
  const commands = Object.values(COMMAND_SYNTAX)
  const completions = Object.entries(COMPLETIONS).map(([file, script]) => [`completions/${file}`, script])
  return {
    'package.json': `${JSON.stringify(manifest, null, 2)}\n`,
    'THIRD-PARTY-NOTICES.txt': notices,
    'man/salvia.1': manualPage(commands, 'en'),
    'man/sv/salvia.1': manualPage(commands, 'sv'),
    ...Object.fromEntries(completions),
  }
}
