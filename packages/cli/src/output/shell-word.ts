import { visible } from './escape.ts'

/**
 * A name as one word of a command that the user may copy.
 * @example shellWord('min fil.csv') // "'min fil.csv'"
 */
export function shellWord(name: string): string {
  const shown = visible(name)
  return /^[\p{L}\p{M}\d._/\\:~+-]+$/u.test(shown) ? shown : `'${shown.replaceAll("'", "'\\''")}'`
}
