import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** What was written, or why nothing was. */
export type Scaffolded =
  | {
      readonly written: readonly string[]
      /** Name of the migration that its table needs. */
      readonly migration?: string
      readonly next: string
    }
  | { readonly refused: string }

/** Copies files of an example under new names, in the project of that folder. */
export type Scaffold = (root: string, name: string, ...more: readonly string[]) => Promise<Scaffolded>

export function exists(root: string, path: string): Promise<boolean> {
  return stat(join(root, path)).then(
    () => true,
    () => false,
  )
}

/** The files of an example, by their paths as in the project. @example await filesOf(ROOT, 'examples/feature') */
export async function filesOf(root: string, example: string): Promise<string[]> {
  const files = await readdir(join(root, example), { recursive: true, withFileTypes: true })
  return files
    .filter(file => file.isFile())
    .map(file => join(file.parentPath, file.name).slice(join(root, example).length + 1))
    .sort()
}

interface Copying {
  /** The folder of the example. */
  readonly example: string
  readonly rename: (text: string) => string
  readonly migration?: string
  readonly next: string
}

/** Copies an example to its places, with the names in paths and texts replaced. Overwrites nothing. */
export async function copy(root: string, { example, rename, ...more }: Copying): Promise<Scaffolded> {
  const files = (await filesOf(root, example)).map(file => [file, rename(file)] as const)
  for (const [, path] of files)
    if (await exists(root, path)) return { refused: `This is there already: ${path}` }
  for (const [file, path] of files) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), rename(await readFile(join(root, example, file), 'utf8')))
  }
  return { written: files.map(([, path]) => path), ...more }
}
