import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { end, ROOT, say } from './run.ts'

/** A file that is generated, by its path from the root. */
export interface Generated {
  readonly path: string
  readonly content: string | Uint8Array
}

interface Generator {
  generate(): Promise<readonly Generated[]>
}

/** The generators in the order to run: those that write an index first, because the others import it. */
function inOrder(files: readonly string[]): string[] {
  const isIndex = (name: string): boolean => name.endsWith('-index.ts')
  const names = files.filter(file => file.endsWith('.ts')).sort()
  return [...names.filter(isIndex), ...names.filter(name => !isIndex(name))]
}

/** Runs every generator of scripts/gen. With `--check` it compares the files instead of writing them. */
async function main(): Promise<number> {
  const check = process.argv.includes('--check')
  const folder = join(import.meta.dirname, 'gen')
  const stale: string[] = []
  let written = 0
  for (const name of inOrder(await readdir(folder))) {
    const { generate } = (await import(join(folder, name))) as Generator
    for (const { path, content } of await generate()) {
      const wanted = Buffer.from(content)
      const present = await readFile(join(ROOT, path)).catch(() => undefined)
      if (present?.equals(wanted)) continue
      stale.push(path)
      if (check) continue
      await mkdir(dirname(join(ROOT, path)), { recursive: true })
      await writeFile(join(ROOT, path), wanted)
      written++
    }
  }
  if (check && stale.length > 0) {
    say(
      `Generated files differ from what their source says: ${stale.join(', ')}.\nRun: npm run gen, and commit what it writes.`,
    )
    return 1
  }
  say(check ? 'generated files are fresh' : `${written} generated files written`)
  return 0
}

end(await main())
