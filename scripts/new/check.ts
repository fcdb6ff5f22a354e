import { namesOf } from './names.ts'
import type { Started } from './started.ts'
import type { Tree } from './tree.ts'

const FOLDER = 'packages/core/src/personnel-file/checks'
const CODES = 'packages/core/src/personnel-file/report/check-codes.ts'

const declaration = (
  code: string,
  variable: string,
): string => `import { defineCheck } from './define-check.ts'

export const ${variable} = defineCheck({
  code: '${code}',
  scope: 'cell',
  turn: 'format',
  severity: 'error',
  spec: 'assumed',
  texts: {
    heading: { sv: '', en: '' },
    message: { sv: '', en: '' },
    why: { sv: '', en: '' },
    accepted: { sv: '', en: '' },
    fix: { sv: '', en: '' },
  },
  examples: {
    passes: [{ note: { sv: '', en: '' }, rows: [{}] }],
    found: [{ note: { sv: '', en: '' }, rows: [{}] }],
  },
  find: () => null,
})
`

/** Declares a check in a file of its own; its examples fail until the rule is written. */
export async function newCheck(tree: Tree, code: string): Promise<Started> {
  if (!/^[A-Z][A-Z0-9]*(_[A-Z0-9]+)+$/.test(code)) {
    return { refused: `"${code}" is no code of a check: write it in capitals, such as VALUE_SOMETHING.` }
  }
  const { kebab, camel } = namesOf(code.toLowerCase().replaceAll('_', '-'))
  const path = `${FOLDER}/${kebab}.ts`
  if (await tree.exists(path)) return { refused: `${code} is there already: ${path}` }
  await tree.write(path, declaration(code, camel))
  await tree.edit(CODES, text => text.replace('\n] as const', `\n  '${code}',\n] as const`))
  return { next: `Write the rule, its texts and its examples in ${path}, then: npm run check.` }
}
