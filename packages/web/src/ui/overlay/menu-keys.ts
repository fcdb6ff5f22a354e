/**
 * The menu item that a key moves to: arrows wrap around, Home and End go to the ends, a letter goes to the next item
 * that begins with it.
 */
export function itemForKey(
  key: string,
  items: readonly HTMLElement[],
  current: Element | null,
): HTMLElement | undefined {
  const at = items.findIndex(item => item.isSameNode(current))
  if (key === 'ArrowDown') return items[(at + 1) % items.length]
  if (key === 'ArrowUp') return items.at(at <= 0 ? -1 : at - 1)
  if (key === 'Home') return items[0]
  if (key === 'End') return items.at(-1)
  if ([...key].length !== 1 || key === ' ') return undefined
  const letter = key.toLocaleLowerCase('sv')
  const round = [...items.slice(at + 1), ...items.slice(0, at + 1)]
  return round.find(item => item.textContent.trim().toLocaleLowerCase('sv').startsWith(letter))
}
