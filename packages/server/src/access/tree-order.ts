import { sortKey } from '@salvia/core/primitives'

/** Units by the names of the path, level by level. A tab comes before everything that a name is made of. */
export function inTreeOrder<Unit extends { readonly path: readonly string[] }>(
  units: readonly Unit[],
): Unit[] {
  const keys = new Map<string, string>()
  const keyOf = (name: string): string => {
    const key = keys.get(name) ?? sortKey(name)
    keys.set(name, key)
    return key
  }
  const keyed = units.map(unit => ({ unit, key: unit.path.map(keyOf).join('\t') }))
  return keyed
    .sort((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0))
    .map(({ unit }) => unit)
}
