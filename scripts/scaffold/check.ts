import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '../run.ts'
import { spellingsOf } from './names.ts'
import { copy, exists, filesOf, type Scaffolded } from './scaffold.ts'

const EXAMPLE = 'examples/check'
const CHECKS = 'packages/core/src/personnel-file/checks'
const CODES = 'packages/core/src/personnel-file/report/check-codes.ts'
const LAST_LINE = '\n] as const'

/** `npm run new check VALUE_SOMETHING`: a check in a file of its own, whose code comes last in the table of codes. */
export async function newCheck(code: string): Promise<Scaffolded> {
  if (!/^[A-Z][A-Z0-9]*(_[A-Z0-9]+)+$/.test(code)) {
    return { refused: `"${code}" is no code of a check: write it in capitals, such as VALUE_SOMETHING.` }
  }
  const { kebab, camel } = spellingsOf(code.toLowerCase().replaceAll('_', '-'))
  const path = `${CHECKS}/${kebab}.ts`
  if (await exists(path)) return { refused: `${code} is there already: ${path}` }
  const written = await copy(EXAMPLE, await filesOf(EXAMPLE), text =>
    text.replaceAll('sample-value', kebab).replaceAll('sampleValue', camel).replaceAll('SAMPLE_VALUE', code),
  )
  const codes = await readFile(join(ROOT, CODES), 'utf8')
  await writeFile(join(ROOT, CODES), codes.replace(LAST_LINE, `\n  '${code}',${LAST_LINE}`))
  return { written, next: `Write the rule, its texts and its examples in ${path}, then: npm run check.` }
}
