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
  const names = new Map(written(EXAMPLE).map((name, index) => [name, after[index] ?? name]))
  // The longer first: the name of one begins the name of many.
  const pattern = [...names.keys()].sort((a, b) => b.length - a.length).join('|')
  return text => text.replace(new RegExp(pattern, 'g'), name => names.get(name) ?? name)
}
