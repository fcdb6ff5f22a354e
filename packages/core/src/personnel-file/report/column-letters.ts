/**
 * The letters that a spreadsheet shows above a column.
 * @param index 1-based
 * @example columnLetters(28) // 'AB'
 */
export function columnLetters(index: number): string {
  const rest = Math.floor((index - 1) / 26)
  const last = String.fromCharCode(65 + ((index - 1) % 26))
  return rest > 0 ? columnLetters(rest) + last : last
}
