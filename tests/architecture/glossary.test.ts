import { parseSync, Visitor } from 'oxc-parser'
import { describe, expect, it } from 'vitest'
import { SOURCES, type SourceFile } from '../../scripts/sources/source-files.ts'

interface ReplacedWord {
  /** All forms in which the word was used in names. */
  readonly old: readonly string[]
  readonly instead: string
  /** Names in which the old word means something else and may stay. */
  readonly meansOther?: RegExp
}

/** Words that docs/glossary.md has replaced. Comments and texts are not checked. */
const REPLACED: readonly ReplacedWord[] = [
  { old: ['repository', 'repositories'], instead: 'store' },
  { old: ['standing', 'standings'], instead: 'state or status' },
  { old: ['owe', 'owes', 'owed', 'owing'], instead: 'queue' },
  { old: ['wish', 'wishes', 'wished'], instead: 'query or options' },
  { old: ['starter', 'starters'], instead: 'scaffold' },
  // Elsewhere these are letters of the alphabet.
  { old: ['letter', 'letters'], instead: 'mail', meansOther: /^(?!.*\bmail)/ },
  // A QR code is drawn, and so is the progress that Ink shows.
  {
    old: ['draw', 'draws', 'drawing', 'drawn'],
    instead: 'render',
    meansOther: /qr-code|bankid-sign-in|ink-progress/,
  },
]

/** The words of a name such as `drawQrCode`, `MACHINE_TOKEN_LETTERS` or `mail-account-letter.ts`, in lower case. */
const wordsOf = (name: string): string[] =>
  name.split(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|[_.$/-]/).map(word => word.toLowerCase())

/** The names in a file's path, and every name that its code declares or uses. */
function namesIn({ path, text }: SourceFile): Set<string> {
  const names = new Set(path.split('/'))
  new Visitor({
    Identifier: ({ name }) => names.add(name),
    JSXIdentifier: ({ name }) => names.add(name),
    PrivateIdentifier: ({ name }) => names.add(name),
  }).visit(parseSync(path, text).program)
  return names
}

describe('names', () => {
  it('are read word by word', () => {
    expect(['drawQrCode', 'MACHINE_LETTERS', 'HTMLPage', 'mail-account.ts'].flatMap(wordsOf)).toEqual([
      'draw',
      'qr',
      'code',
      'machine',
      'letters',
      'html',
      'page',
      'mail',
      'account',
      'ts',
    ])
  })

  it('use no word that the glossary has replaced', () => {
    const found = SOURCES.flatMap(file =>
      [...namesIn(file)].flatMap(name => {
        const words = wordsOf(name)
        return REPLACED.filter(
          ({ old, meansOther }) => old.some(word => words.includes(word)) && !meansOther?.test(file.path),
        ).map(({ instead }) => `${file.path}: ${name} → ${instead}`)
      }),
    )
    expect(found, 'Use the word of docs/glossary.md.').toEqual([])
  })
})
