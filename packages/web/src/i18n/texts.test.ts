import { describe, expect, it } from 'vitest'

type Tree = { readonly [key: string]: string | Tree }

const files = import.meta.glob<Tree>('../**/*.{sv,en}.json', { eager: true, import: 'default' })
const sources = import.meta.glob<string>('../**/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
})

const swedish = Object.keys(files).filter(path => path.endsWith('.sv.json'))

function flatten(tree: Tree, before = ''): Map<string, string> {
  const entries = Object.entries(tree).flatMap(([key, value]): [string, string][] => {
    const path = before + key
    return typeof value === 'string' ? [[path, value]] : [...flatten(value, `${path}.`)]
  })
  return new Map(entries)
}

const places = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort()

/** The text keys that a list needs from its feature: `ListTextKey` of `parts/list`. */
const OF_LISTS = [
  ...['caption', 'result', 'empty', 'emptyText', 'noMatch', 'noneHere', 'search'],
  ...['filter', 'sort', 'question'].map(group => `${group}.\${name}`),
]

/** The text keys that the lists of a file use: `texts={t}`, or with a prefix before each key. */
function listKeys(source: string): string[] {
  const handed = source.matchAll(/texts=\{(?:t|\(key, values\) => t\(`([\w.]+\.)\$\{key\}`.*)\}/g)
  return [...handed].flatMap(([, prefix = '']) => OF_LISTS.map(key => prefix + key))
}

const WORDS = './words.sv.json'

/** The string literals in the files of a text file's folder and below it; of the shared words, in all files. */
function literals(path: string): string[] {
  const folder = path === WORDS ? '' : path.slice(0, path.lastIndexOf('/') + 1)
  return Object.entries(sources)
    .filter(([source]) => source.startsWith(folder))
    .flatMap(([, text]) => [
      ...(text.match(/(['"`])(?:(?!\1).)*\1/g) ?? []).map(literal => literal.slice(1, -1)),
      ...listKeys(text),
    ])
}

/** A key is used when it is written as it is, or matches a template such as `environment.${name}`. */
function isUsed(key: string, written: readonly string[]): boolean {
  const base = key.replace(/_(zero|one|two|few|many|other)$/, '')
  return written.some(literal => {
    if (!literal.includes('${')) return literal === base
    const pattern = literal
      .split(/\$\{[^}]*\}/)
      .map(part => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('[\\w-]+')
    return new RegExp(`^${pattern}$`).test(base) && /\w/.test(literal.split('${')[0] ?? '')
  })
}

/** Sentences that must match the specification literally. @spec §5, §8 */
const SPECIFIED = new Set(['Whoops!', 'Email adress not valid, try again!'])

describe.each(swedish)('%s', path => {
  const sv = flatten(files[path] ?? {})
  const en = flatten(files[path.replace('.sv.json', '.en.json')] ?? {})

  it('has the same keys in English', () => {
    expect([...en.keys()].sort()).toEqual([...sv.keys()].sort())
  })

  it('has the same places in English', () => {
    const differing = [...sv].filter(
      ([key, text]) => places(text).join() !== places(en.get(key) ?? '').join(),
    )
    expect(differing.map(([key]) => key)).toEqual([])
  })

  it('has no empty text', () => {
    const empty = [...sv, ...en].filter(([, text]) => text.trim() === '')
    expect(empty.map(([key]) => key)).toEqual([])
  })

  it('keeps the tone: no exclamation mark but the specification’s own, no "vänligen"', () => {
    const wrong = [...sv, ...en].filter(([, text]) => /!|vänligen/i.test(text) && !SPECIFIED.has(text))
    expect(wrong.map(([key]) => key)).toEqual([])
  })

  it('has no text that nothing shows', () => {
    const written = literals(path)
    expect([...sv.keys()].filter(key => !isUsed(key, written))).toEqual([])
  })
})
