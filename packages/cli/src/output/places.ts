/** The letters of a spreadsheet column (1-based). @example columnLetters(28) // 'AB' */
export function columnLetters(index: number): string {
  let letters = ''
  for (let rest = index; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters
  }
  return letters
}

/** A list as people write it. @example listed(['77', '203'], 'och') // '77 och 203' */
export function listed(items: readonly string[], and: string): string {
  if (items.length < 2) return items.join('')
  return `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`
}
