import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { replacing, spelled } from './names.ts'
import { copy, type Scaffolded } from './scaffold.ts'

const CODES = 'packages/core/src/personnel-file/report/check-codes.ts'
const LAST_LINE = '\n] as const'

/** `npm run new check VALUE_SOMETHING`: a check in a file of its own, whose code comes last in the table of codes. */
export async function newCheck(root: string, code: string): Promise<Scaffolded> {
  if (!/^[A-Z][A-Z0-9]*(_[A-Z0-9]+)+$/.test(code)) {
    return { refused: `"${code}" is no code of a check: write it in capitals, such as VALUE_SOMETHING.` }
  }
  const copied = await copy(root, {
    example: 'examples/check',
    rename: replacing(spelled('sample-value', code.toLowerCase().replaceAll('_', '-'))),
    next: 'Write the rule, its texts and its examples in that file, then: npm run check.',
  })
  if ('refused' in copied) return copied
  const codes = await readFile(join(root, CODES), 'utf8')
  await writeFile(join(root, CODES), codes.replace(LAST_LINE, `\n  '${code}',${LAST_LINE}`))
  return copied
}
