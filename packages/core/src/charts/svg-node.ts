/** An element of a drawing, before it becomes text or elements of a page. */
export interface SvgNode {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly (SvgNode | string)[]
}

type AttributeValue = string | number | undefined

/** An element. Numbers are rounded to hundredths of a pixel, and an undefined attribute is left out. */
export function node(
  tag: string,
  attributes: Readonly<Record<string, AttributeValue>> = {},
  children: readonly (SvgNode | string)[] = [],
): SvgNode {
  const written = Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, typeof value === 'number' ? String(rounded(value)) : value] as const],
  )
  return { tag, attributes: Object.fromEntries(written), children }
}

/** A number of pixels as drawings write it, so that every machine writes the same. */
export function rounded(value: number): number {
  // Adding zero turns a negative zero into zero.
  return Math.round(value * 100) / 100 + 0
}

/** An element as text, with everything escaped that a reader or user could have written. */
export function svgText({ tag, attributes, children }: SvgNode): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`)
  const start = `<${tag}${written.join('')}`
  if (children.length === 0) return `${start}/>`
  const inside = children.map(child => (typeof child === 'string' ? escaped(child) : svgText(child)))
  return `${start}>${inside.join('')}</${tag}>`
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text of a document. Control characters, which XML does not allow, are left out. */
function escaped(text: string): string {
  return [...text.toWellFormed()]
    .filter(character => character >= ' ' || character === '\n' || character === '\t')
    .map(character => ENTITIES[character] ?? character)
    .join('')
}
