import { edit, exists, type Started, write } from './started.ts'

const FOLDER = 'packages/core/src/personnel-file/checks'

const kebab = (code: string): string => code.toLowerCase().replaceAll('_', '-')
const camel = (code: string): string =>
  kebab(code).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

const declaration = (code: string): string => `import { defineCheck } from './define-check.ts'

export const ${camel(code)} = defineCheck({
  code: '${code}',
  scope: 'cell',
  turn: 'format',
  severity: 'error',
  spec: 'decided',
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
export async function newCheck(code: string): Promise<Started> {
  if (!/^[A-Z][A-Z0-9]*(_[A-Z0-9]+)+$/.test(code)) {
    return { refused: `"${code}" is no code of a check: write it in capitals, such as VALUE_SOMETHING.` }
  }
  const path = `${FOLDER}/${kebab(code)}.ts`
  if (await exists(path)) return { refused: `${code} is there already: ${path}` }
  await write(path, declaration(code))
  await edit(`${FOLDER}/codes.ts`, text => text.replace('\n] as const', `\n  '${code}',\n] as const`))
  return {
    written: [path, `${FOLDER}/codes.ts`],
    next: `Write the rule, its texts and its examples in ${path}, then: npm run gen, npm run check.`,
  }
}
