import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A row of the example in a table of tests that holds every list, or every command. */
interface Row {
  readonly path: string
  readonly imports: string
  /** What stands after it. */
  readonly before: string
  readonly text: string
}

/** Every list is tested for its orders and its pages, and every command for what it shows of people. */
const ROWS: readonly Row[] = [
  {
    path: 'packages/server/src/testing/every-list.ts',
    imports: "import { type SampleNote, sampleNotesList } from '@salvia/core/sample-notes'",
    before: '\n]\n',
    text: `
  {
    concept: 'sampleNotes',
    list: asList(sampleNotesList),
    email: HR,
    keys: keysOf<SampleNote>({ sent: row => row.createdAt }),
  },`,
  },
  {
    path: 'packages/cli/src/testing/masking/json-commands.ts',
    imports: "import type { SampleNote } from '@salvia/core/sample-notes'",
    before: '\n  help: ',
    text: `
  'sample-notes list': { words: () => [['sample-notes', 'list', '--all', ...READ]] },
  'sample-notes show': {
    async words({ json }) {
      const { items } = (await json(['sample-notes', 'list', ...READ])) as { items: readonly SampleNote[] }
      return items.slice(0, SOME).map(({ id }) => ['sample-notes', 'show', id, ...READ])
    },
  },`,
  },
]

/** Writes the rows of a new feature. Answers the files. */
export async function writeFeatureRows(root: string, rename: (text: string) => string): Promise<string[]> {
  for (const { path, imports, before, text } of ROWS) {
    const table = await readFile(join(root, path), 'utf8')
    const at = table.indexOf(before)
    await writeFile(
      join(root, path),
      `${rename(imports)}\n${table.slice(0, at)}${rename(text)}${table.slice(at)}`,
    )
  }
  return ROWS.map(({ path }) => path)
}
