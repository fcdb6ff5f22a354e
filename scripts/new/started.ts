import { access, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ROOT } from '../run.ts'

/** What a starter did, or why it did nothing. */
export type Started =
  | { readonly written: readonly string[]; readonly next: string }
  | { readonly refused: string }

/** Whether a path of the project is taken. */
export async function exists(path: string): Promise<boolean> {
  return access(join(ROOT, path)).then(
    () => true,
    () => false,
  )
}

/** The text of a file of the project. */
export function read(path: string): Promise<string> {
  return readFile(join(ROOT, path), 'utf8')
}

export async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(ROOT, path)), { recursive: true })
  await writeFile(join(ROOT, path), text)
}

/** Changes a file of the project; a change that finds nothing to change is a bug of the starter. */
export async function edit(path: string, change: (text: string) => string): Promise<void> {
  const before = await read(path)
  const after = change(before)
  if (after === before) throw new Error(`${path} is not as the starter expects it.`)
  await writeFile(join(ROOT, path), after)
}
