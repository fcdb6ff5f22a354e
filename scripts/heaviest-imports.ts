import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { ROOT } from './run.ts'

/** What each module of a build imports statically. */
export type ImportGraph = Map<string, readonly string[]>

/** A plugin that fills the graph during a build. */
export function noteImports(graph: ImportGraph): Plugin {
  return {
    name: 'salvia-note-imports',
    buildEnd() {
      for (const id of this.getModuleIds()) graph.set(id, this.getModuleInfo(id)?.importedIds ?? [])
    },
  }
}

/** A module in a built file, with its length before minification. */
interface BuiltModule {
  readonly id: string
  readonly length: number
}

const MOST_IMPORTERS = 4

/** The library of a module; for our own modules the folder. */
function placeOf(id: string): string {
  const library = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1]
  return library ?? relative(ROOT, id).replace(/\/[^/]*$/, '')
}

const isOurs = (id: string): boolean => !id.includes('/node_modules/')

/** Our own files, and libraries, that import from a place. */
function importersOf(place: string, modules: readonly BuiltModule[], graph: ImportGraph): string {
  const importers = modules
    .filter(({ id }) => placeOf(id) !== place && graph.get(id)?.some(imported => placeOf(imported) === place))
    .map(({ id }) => (isOurs(id) ? relative(ROOT, id) : placeOf(id)))
  const names = [...new Set(importers)]
  const more = names.length > MOST_IMPORTERS ? [`${names.length - MOST_IMPORTERS} more`] : []
  return [...names.slice(0, MOST_IMPORTERS), ...more].join(', ')
}

/**
 * The libraries and folders that are largest among the modules, each with the files that import it.
 * @example ['130 kB zod: packages/web/src/state/token.ts']
 */
export function heaviestImports(
  modules: readonly BuiltModule[],
  graph: ImportGraph,
  count: number,
): string[] {
  const places = Map.groupBy(modules, ({ id }) => placeOf(id))
  return [...places]
    .map(([place, parts]) => ({ place, length: parts.reduce((sum, part) => sum + part.length, 0) }))
    .sort((a, b) => b.length - a.length)
    .slice(0, count)
    .map(
      ({ place, length }) =>
        `${Math.round(length / 1000)} kB ${place}: ${importersOf(place, modules, graph)}`,
    )
}
