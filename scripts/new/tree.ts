import { access, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** The files of the project, as starters write them; it remembers which. */
export class Tree {
  readonly #root: string
  readonly #written = new Set<string>()

  constructor(root: string) {
    this.#root = root
  }

  /** From the root, in the order in which they were first written. */
  get written(): readonly string[] {
    return [...this.#written]
  }

  exists(path: string): Promise<boolean> {
    return access(join(this.#root, path)).then(
      () => true,
      () => false,
    )
  }

  read(path: string): Promise<string> {
    return readFile(join(this.#root, path), 'utf8')
  }

  async write(path: string, text: string): Promise<void> {
    await mkdir(dirname(join(this.#root, path)), { recursive: true })
    await writeFile(join(this.#root, path), text)
    this.#written.add(path)
  }

  /** Changes a file; a change that finds nothing to change is a bug of the starter. */
  async edit(path: string, change: (text: string) => string): Promise<void> {
    const before = await this.read(path)
    const after = change(before)
    if (after === before) throw new Error(`${path} is not as the starter expects it.`)
    await this.write(path, after)
  }
}

/** Adds an import to a file; the formatter puts it in its place. */
export function withImport(text: string, name: string, from: string): string {
  return `import { ${name} } from '${from}'\n${text}`
}

/** Adds lines behind a line of a file. */
export function behind(text: string, line: string, added: string): string {
  return text.replace(`${line}\n`, () => `${line}\n${added}`)
}
