import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Noun, spellingsOf } from './names.ts'

/** Where all kinds of matters have their row. */
export const KINDS = 'packages/core/src/matters/matter-kinds.ts'
const END = '} as const satisfies Record<string, MatterKindFacts>'

/**
 * Gives a kind of matters its row, or the pages to the one that it has. What the row says is to be decided by whoever makes
 * the feature. Answers the file.
 */
export async function writeMatterKind(root: string, noun: Noun): Promise<string> {
  const path = join(root, KINDS)
  const text = await readFile(path, 'utf8')
  await writeFile(path, withKind(text, noun))
  return KINDS
}

function withKind(text: string, { one, sv, en }: Noun): string {
  const { camel, pascal } = spellingsOf(one)
  const pages = `pages: { customer: '${camel}', caseWorker: 'backOffice${pascal}' },`
  const row = new RegExp(`(\\n {2}'?${one}'?: \\{[^}]*(?:\\{[^}]*\\}[^}]*?)*?)pages: null,`)
  if (row.test(text)) return text.replace(row, (_, before: string) => before + pages)
  const name = sv.one.toLowerCase()
  const written = `  '${one}': {
    name: { sv: '${sv.one}', en: '${en.one}' },
    the: { sv: '${name}${name.endsWith('e') ? 'n' : 'en'}', en: 'the ${en.one.toLowerCase()}' },
    ${pages}
    caseWorkerFunction: 'orders',
    series: { prefix: '${freePrefix(text, sv.one)}', first: 20_001 },
    afterCustomersMessage: 'stays',
    ownSteps: {},
    keptMonths: ORDERS_KEPT_MONTHS,
  },
`
  return text.replace(END, written + END)
}

/** The first letters of a name that no kind has before its numbers. */
function freePrefix(text: string, name: string): string {
  const taken = [...text.matchAll(/prefix: '(\w+)'/g)].map(([, prefix]) => prefix)
  const letters = name.toUpperCase().replace(/[^A-Z]/g, '')
  const lengths = Array.from(letters, (_, index) => letters.slice(0, index + 1))
  return lengths.find(prefix => !taken.includes(prefix)) ?? letters
}
