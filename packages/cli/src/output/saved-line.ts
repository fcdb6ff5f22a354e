import type { Text } from '@salvia/core/i18n'
import { visible } from './escape.ts'
import type { Screen } from './screen.ts'

const SAVED: Text = { sv: 'Sparad: {path}', en: 'Saved: {path}' }

/** Says that a file is written. @example '✔ Sparad: personal.csv' */
export function savedLine(path: string, { paint, marks, say }: Screen): string {
  return `${paint.ok(marks.ok)} ${say(SAVED, { path: visible(path) })}`
}
