import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

interface Metafile {
  readonly inputs: Readonly<Record<string, unknown>>
}

/** The folders of the libraries that a bundle holds, from what its build says that it read. */
function libraryFolders({ inputs }: Metafile, base: string): string[] {
  const folders = Object.keys(inputs).flatMap(input => {
    const [, folder] = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(input) ?? []
    return folder ? [join(base, folder)] : []
  })
  return [...new Set(folders)].sort((a, b) => nameAt(a).localeCompare(nameAt(b)))
}

function nameAt(folder: string): string {
  return folder.slice(folder.lastIndexOf('/node_modules/') + '/node_modules/'.length)
}

/** The fonts of the product's own, each with the licence beside it. */
async function fontNotices({ inputs }: Metafile, base: string): Promise<string[]> {
  const fonts = Object.keys(inputs).filter(input => /^(?!.*\/node_modules\/).*\.ttf$/.test(input))
  const folders = [...new Set(fonts.map(font => dirname(join(base, font))))].sort()
  return Promise.all(
    folders.map(async folder => (await readFile(join(folder, 'LICENSE.txt'), 'utf8')).trim()),
  )
}

async function notice(folder: string): Promise<string> {
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
    readonly name: string
    readonly version: string
    readonly license?: string
  }
  const file = (await readdir(folder)).find(name => /^(licen[cs]e|copying)/i.test(name))
  // A licence without a text of its own is told with the way to the source, as the MPL asks.
  const text = file
    ? (await readFile(join(folder, file), 'utf8')).trim()
    : `https://www.npmjs.com/package/${manifest.name}`
  return `${manifest.name} ${manifest.version} (${manifest.license ?? 'see below'})\n\n${text}`
}

/**
 * The licences of the libraries that a build put into the program, which ask to be told.
 * @param metafile what esbuild says of its build, with paths from the folder of the package
 */
export async function thirdPartyNotices(metafile: string, packageFolder: string): Promise<string> {
  const built = JSON.parse(await readFile(metafile, 'utf8')) as Metafile
  const folders = libraryFolders(built, packageFolder)
  const notices = await Promise.all(
    folders.filter(folder => existsSync(join(folder, 'package.json'))).map(notice),
  )
  const fonts = await fontNotices(built, packageFolder)
  const rule = `\n\n${'-'.repeat(80)}\n\n`
  return `salvia holds these libraries.${rule}${[...notices, ...fonts].join(rule)}\n`
}

/** The licence of Node, which a single file holds whole. */
export async function nodeLicence(): Promise<string> {
  return readFile(join(dirname(dirname(process.execPath)), 'LICENSE'), 'utf8')
}
