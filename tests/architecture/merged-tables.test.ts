import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { ROOT } from '../../scripts/run.ts'
import { SOURCES } from '../../scripts/sources/source-files.ts'

/** What the generated tables merge into one object: kind of the files, their folder, and how their exports end. */
const MERGED = [
  ['errors', 'packages/core/src', 'Errors'],
  ['paths', 'packages/core/src/portal-paths', 'Paths'],
  ['topic', 'packages/cli/src/commands', 'Commands'],
  ['topic', 'packages/cli/src/commands', 'Group'],
] as const

test.each(MERGED)(
  'no two *.%s.ts in %s give one name to two things in their %s',
  async (kind, folder, of) => {
    const files = SOURCES.filter(({ path }) => path.startsWith(`${folder}/`) && path.endsWith(`.${kind}.ts`))
    const modules = await Promise.all(
      files.map(({ path }) => import(join(ROOT, path)) as Promise<Record<string, object>>),
    )
    const named = modules.flatMap(exported =>
      Object.entries(exported).flatMap(([name, value]) => (name.endsWith(of) ? Object.entries(value) : [])),
    )
    expect(named.length).toBeGreaterThan(0)
    const table = Object.fromEntries(named)
    const hidden = named.filter(([name, value]) => !isDeepStrictEqual(value, table[name]))
    expect(hidden, 'Another file hides it in the table: give it a name of its own.').toEqual([])
  },
)
