import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ROOT } from '../run.ts'

/** What was written, or why nothing was. */
export type Scaffolded =
  | {
      readonly written: readonly string[]
      /** Name of the migration that its table needs. */
      readonly migration?: string
      readonly next: string
    }
  | { readonly refused: string }

/** Copies files of an example under new names. */
export type Scaffold = (name: string, ...more: readonly string[]) => Promise<Scaffolded>

export function exists(path: string): Promise<boolean> {
  return stat(join(ROOT, path)).then(
    () => true,
    () => false,
  )
}

/** The files of an example, by their paths as in the project. @example await filesOf('examples/feature') */
export async function filesOf(example: string): Promise<string[]> {
  const files = await readdir(join(ROOT, example), { recursive: true, withFileTypes: true })
  return files
    .filter(file => file.isFile())
    .map(file => join(file.parentPath, file.name).slice(join(ROOT, example).length + 1))
    .sort()
}

/** Copies files of an example to their places, with the names in paths and texts replaced; answers what was written. */
export async function copy(
  example: string,
  files: readonly string[],
  rename: (text: string) => string,
): Promise<string[]> {
  const written = files.map(rename)
  for (const [index, file] of files.entries()) {
    const path = join(ROOT, written[index] ?? file)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, rename(await readFile(join(ROOT, example, file), 'utf8')))
  }
  return written
}
