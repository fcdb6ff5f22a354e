import type { Import } from '../sources/source-files.ts'

type Arrow = Pick<Import, 'from' | 'to' | 'name' | 'exportedAs'>

/** Who imports a file, by its path. */
type Importers = ReadonlyMap<string, readonly string[]>

/**
 * Turns the import graph round. A name that comes through another file's exports counts as imported from where it is
 * declared: whoever imports a package's index is not touched by all that stands behind it.
 */
export function importersOf(imports: readonly Arrow[]): Importers {
  const exportsOf = Map.groupBy(
    imports.filter(({ exportedAs }) => exportedAs !== undefined),
    ({ from }) => from,
  )
  const declared = (path: string, name: string | null): string => {
    const on = name === null ? undefined : exportsOf.get(path)?.find(({ exportedAs }) => exportedAs === name)
    return on ? declared(on.to, on.name) : path
  }
  const importers = new Map<string, Set<string>>()
  for (const { from, to, name } of imports) {
    const path = declared(to, name)
    importers.set(path, (importers.get(path) ?? new Set()).add(from))
  }
  return new Map([...importers].map(([path, from]) => [path, [...from]]))
}

/**
 * All files that a change reaches by imports, with the number of imports on the shortest way there; the changed ones
 * themselves with 0.
 * @param passes whether what imports this file is reached through it
 */
export function reachedFrom(
  changed: readonly string[],
  importers: Importers,
  passes: (path: string) => boolean,
): ReadonlyMap<string, number> {
  const reached = new Map(changed.map(path => [path, 0]))
  // A map hands out what is added while it is walked, so the nearer files come first.
  for (const [path, distance] of reached) {
    if (distance > 0 && !passes(path)) continue
    for (const from of importers.get(path) ?? []) if (!reached.has(from)) reached.set(from, distance + 1)
  }
  return reached
}
