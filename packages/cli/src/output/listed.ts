/** A list joined with commas and a final "and". @example listed(['77', '203'], 'och') // '77 och 203' */
export function listed(items: readonly string[], and: string): string {
  if (items.length < 2) return items.join('')
  return `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`
}
