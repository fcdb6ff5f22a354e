/**
 * The words of a line as a shell splits them, without the first one, the program. The last word is being completed:
 * it is empty after a space, and its quotes may still be open.
 * @example shellWords('salvia status --org "10') // ['status', '--org', '10']
 */
export function shellWords(line: string): string[] {
  const words: string[] = []
  let word = ''
  let started = false
  let quote = ''
  for (let index = 0; index < line.length; index++) {
    const character = line.charAt(index)
    if (character === '\\' && quote !== "'") {
      word += line.charAt(++index)
      started = true
    } else if (quote !== '') {
      if (character === quote) quote = ''
      else word += character
    } else if (character === '"' || character === "'") {
      quote = character
      started = true
    } else if (/\s/.test(character)) {
      if (started) words.push(word)
      word = ''
      started = false
    } else {
      word += character
      started = true
    }
  }
  return [...words, word].slice(1)
}
