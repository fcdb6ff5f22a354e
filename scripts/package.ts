import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { nodeLicence, thirdPartyNotices } from './package/notices.ts'
import { npmPackage, terminalManifest } from './package/npm-package.ts'
import { succeeds } from './package/registry.ts'
import { bundleProgram, singleFile } from './package/single-file.ts'
import { ownTarget, packagesOf, TARGET_NAMES, type TargetName } from './package/targets.ts'
import { ROOT, say } from './run.ts'

const MEGABYTE = 1_000_000
const RELEASE = join(ROOT, 'release')
const wanted = process.argv.slice(2)

function isWanted(name: TargetName | 'npm'): boolean {
  return wanted.length === 0 || wanted.includes(name)
}

/**
 * `npm run package` builds what is given to those who install the terminal, in `release`: the package and a single
 * file for each kind of machine. `npm run package -- npm linux-x64` builds some of them.
 */
async function main(): Promise<void> {
  const unknown = wanted.find(name => name !== 'npm' && !TARGET_NAMES.some(target => target === name))
  if (unknown) throw new Error(`There is no ${unknown}. Choose among npm, ${TARGET_NAMES.join(', ')}.`)
  await mkdir(RELEASE, { recursive: true })
  const { version } = await terminalManifest()
  const { metafile, folder } = await bundleProgram()
  const notices = await thirdPartyNotices(metafile, folder)
  await writeFile(join(RELEASE, 'THIRD-PARTY-NOTICES.txt'), `${notices}\n\n${await nodeLicence()}`)
  if (isWanted('npm')) {
    const { keyring } = await packagesOf('linux-x64')
    await told(await npmPackage({ release: RELEASE, keyring: keyring.version, notices }))
  }
  for (const target of TARGET_NAMES.filter(isWanted)) {
    const file = await singleFile(target, { release: RELEASE, version })
    await told(file)
    if (target === ownTarget()) await tried(file, version)
  }
  await writeDigests()
}

/** Starts the file for this machine. Those for other machines are only built here. */
async function tried(file: string, version: string): Promise<void> {
  const answer = (await succeeds(file, ['--version'])).trim()
  if (answer !== version) throw new Error(`${file} answers ${answer} instead of ${version}.`)
  await succeeds(file, ['explain', 'INVALID_PID'])
}

async function told(file: string): Promise<void> {
  const { size } = await stat(file)
  say(`${basename(file)} (${(size / MEGABYTE).toFixed(1)} MB)`)
}

/** The digests of all files of the release, for `sha256sum --check`. */
async function writeDigests(): Promise<void> {
  const names = (await readdir(RELEASE)).filter(name => name.startsWith('salvia-')).sort()
  const lines = await Promise.all(
    names.map(async name => {
      const digest = createHash('sha256')
        .update(await readFile(join(RELEASE, name)))
        .digest('hex')
      return `${digest}  ${name}\n`
    }),
  )
  await writeFile(join(RELEASE, 'SHA256SUMS'), lines.join(''))
}

await main()
