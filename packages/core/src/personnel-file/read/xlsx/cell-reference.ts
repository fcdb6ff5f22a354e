import { refused } from '../refused-file.ts'

const LETTERS = 26
const BEFORE_A = 64
const MAX_LETTERS = 3

/** Position (0-based) of the column that a cell reference names, once it is sure that it lies in `row`. */
export function columnOf(reference: string, row: number): number {
  let at = 0
  let column = 0
  for (; at < MAX_LETTERS && at < reference.length; at++) {
    const letter = reference.charCodeAt(at) - BEFORE_A
    if (!(letter >= 1 && letter <= LETTERS)) break
    column = column * LETTERS + letter
  }
  if (at === 0 || rowNumber(reference, at) !== row) throw refused('corrupt')
  return column - 1
}

/** The row number that stands in a text from `start`. */
export function rowNumber(text: string, start = 0): number {
  const row = wholeNumber(text, start)
  if (row === 0) throw refused('corrupt')
  return row
}

/** The digits of a text from `start`; a workbook has nothing else there. */
export function wholeNumber(text: string, start = 0): number {
  if (start === text.length) throw refused('corrupt')
  let number = 0
  for (let at = start; at < text.length; at++) {
    const digit = text.charCodeAt(at) - 48
    if (!(digit >= 0 && digit <= 9)) throw refused('corrupt')
    number = number * 10 + digit
  }
  return number
}
