import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { ROOT } from '../run.ts'
import { packageFolder, succeeds } from './registry.ts'
import { ownTarget, type PinnedPackage, packagesOf, TARGETS, type TargetName } from './targets.ts'

const TERMINAL = join(ROOT, 'packages', 'cli')
const BUNDLE = join(TERMINAL, 'dist-single-file')

/** Bundles the program into one module. @returns what the build says of it, for the notices */
export async function bundleProgram(): Promise<{ metafile: string; folder: string }> {
  await succeeds('tsup', ['--silent', '--config', 'tsup.single-file.config.ts'], TERMINAL)
  return { metafile: join(BUNDLE, 'metafile-esm.json'), folder: TERMINAL }
}

/**
 * Builds the program with Node as one file for a kind of machine. Node for this machine is the one that runs; for
 * others it is fetched.
 * @returns the path of the file
 */
export async function singleFile(
  target: TargetName,
  { release, version }: { readonly release: string; readonly version: string },
): Promise<string> {
  const { node, keyring } = await packagesOf(target)
  const { binary } = TARGETS[target]
  const file = join(release, `salvia-${version}-${target}${binary.endsWith('.exe') ? '.exe' : ''}`)
  const config = join(release, `${target}.json`)
  await mkdir(release, { recursive: true })
  const settings = {
    main: join(BUNDLE, 'salvia.js'),
    mainFormat: 'module',
    executable: target === ownTarget() ? process.execPath : join(await packageFolder(node), binary),
    output: file,
    disableExperimentalSEAWarning: true,
    // NODE_OPTIONS of the machine is for its own Node: it shall not change what this one does.
    execArgvExtension: 'none',
    assets: { 'keyring.node': await keyringBinary(target, keyring), ...(await bundledAssets()) },
  }
  await writeFile(config, JSON.stringify(settings))
  await rm(file, { force: true })
  await succeeds(process.execPath, ['--build-sea', config])
  await rm(config)
  return file
}

/** The files that the build put beside the program, under their names: the rasteriser and the fonts of pictures. */
async function bundledAssets(): Promise<Readonly<Record<string, string>>> {
  const names = (await readdir(BUNDLE)).filter(name => /\.(?:wasm|ttf)$/.test(name))
  return Object.fromEntries(names.map(name => [name, join(BUNDLE, name)]))
}

/** The binary for this machine is installed; those for others are fetched. */
async function keyringBinary(target: TargetName, { name, ...pinned }: PinnedPackage): Promise<string> {
  const file = `keyring.${name.replace('@napi-rs/keyring-', '')}.node`
  if (target !== ownTarget()) return join(await packageFolder({ name, ...pinned }), file)
  const keyring = createRequire(join(TERMINAL, 'package.json')).resolve('@napi-rs/keyring')
  return createRequire(keyring).resolve(`${name}/${file}`)
}
