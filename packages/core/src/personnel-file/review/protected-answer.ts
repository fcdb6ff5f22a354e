/**
 * Whether a cell of the column for protected identity protects: anything does but an empty cell or Nej, an invalid
 * value too. @spec personnel-file §4
 */
export function isProtectedAnswer(answer: string): boolean {
  return answer !== '' && answer !== 'Nej' && answer.toLowerCase() !== 'nej'
}
