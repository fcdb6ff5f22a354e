import { visible } from '../../output/escape.ts'
import { wrap } from '../../output/wrap.ts'

/** A text of people with its own line breaks, indented and wrapped to a width. */
export function paragraphs(text: string, width: number, indent = '  '): string[] {
  return text
    .split('\n')
    .flatMap(line => wrap(visible(line), width - indent.length))
    .map(line => (indent + line).trimEnd())
}
