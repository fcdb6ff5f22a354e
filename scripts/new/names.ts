/** A name in the ways in which code writes it. */
export interface Names {
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

/** @example namesOf('student-health').pascal // 'StudentHealth' */
export function namesOf(kebab: string): Names {
  const camel = kebab.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const snake = kebab.replaceAll('-', '_')
  return { kebab, camel, pascal: capitalised(camel), snake, capitals: snake.toUpperCase() }
}

/** The name of one of several. @example oneOf('orders').kebab // 'order' */
export function oneOf(plural: string): Names {
  return namesOf(plural.replace(/s$/, ''))
}

/** @example kebabOf('sendFeedback') // 'send-feedback' */
export function kebabOf(camel: string): string {
  return camel.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
}

export function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
