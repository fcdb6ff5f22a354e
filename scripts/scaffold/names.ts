/** A name in the ways in which code writes it. */
interface Spellings {
  /** Folders, files and words of the terminal: `student-health`. */
  readonly kebab: string
  /** Variables: `studentHealth`. */
  readonly camel: string
  /** Types and components: `StudentHealth`. */
  readonly pascal: string
  /** Tables of the database: `student_health`. */
  readonly snake: string
  /** Codes of errors: `STUDENT_HEALTH`. */
  readonly capitals: string
}

/** @example spellingsOf('student-health').pascal // 'StudentHealth' */
export function spellingsOf(kebab: string): Spellings {
  const camel = kebab.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const snake = kebab.replaceAll('-', '_')
  return { kebab, camel, pascal: capitalised(camel), snake, capitals: snake.toUpperCase() }
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** Whether a word can be a name: small letters, with hyphens between words. */
export function isName(word: string): boolean {
  return /^[a-z]+(-[a-z]+)*$/.test(word)
}

/** A name as a heading has it. @example headingOf('student-visit') // 'Student visit' */
export function headingOf(name: string): string {
  return capitalised(name).replaceAll('-', ' ')
}

/** What a feature and one of its rows are called, in code and for people. */
export interface Noun {
  /** `student-visits`, a feature of core. */
  readonly all: string
  /** `student-visit` */
  readonly one: string
  /** In the address bar: `/studentbesok`. */
  readonly path: string
  readonly sv: { readonly all: string; readonly one: string }
  readonly en: { readonly all: string; readonly one: string }
}

/** Written in two words, so that each way of writing it is another and none is a part of something else. */
export const EXAMPLE: Noun = {
  all: 'sample-notes',
  one: 'sample-note',
  path: '/exempelanteckningar',
  sv: { all: 'Exempelanteckningar', one: 'Exempelanteckning' },
  en: { all: 'Sample notes', one: 'Sample note' },
}

/** Every way of writing a noun, in the same order for each noun. */
function written({ all, one, path, sv, en }: Noun): string[] {
  const words = [sv.all, sv.one, en.all, en.one]
  return [
    path,
    ...[all, one].flatMap(name => Object.values(spellingsOf(name))),
    ...words,
    ...words.map(word => word.toLowerCase()),
  ]
}

/** Writes what is written about the example about something else. @example renaming(orders)('sampleNoteSchema') // 'orderSchema' */
export function renaming(noun: Noun): (text: string) => string {
  const after = written(noun)
  return replacing(written(EXAMPLE).map((name, index) => [name, after[index] ?? name]))
}

type Replacement = readonly [name: string, by: string]

/** Each way of writing a name, replaced by the same way of writing another. */
export function spelled(name: string, by: string): Replacement[] {
  const after = Object.values(spellingsOf(by))
  return Object.values(spellingsOf(name)).map((spelling, index) => [spelling, after[index] ?? spelling])
}

/** Replaces names wherever they stand in a text. */
export function replacing(replacements: readonly Replacement[]): (text: string) => string {
  const names = new Map(replacements)
  // The longer first: the name of one begins the name of many.
  const pattern = [...names.keys()].sort((a, b) => b.length - a.length).join('|')
  return text => text.replace(new RegExp(pattern, 'g'), name => names.get(name) ?? name)
}
