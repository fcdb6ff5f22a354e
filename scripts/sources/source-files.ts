import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { parseSync } from 'oxc-parser'
import { ROOT } from '../run.ts'

export interface SourceFile {
  /** Path from the root, with forward slashes. */
  readonly path: string
  readonly text: string
}

const LEFT_OUT = new Set(['node_modules', 'dist', 'data', 'migrations', 'coverage', '.git'])

/** Every file below a folder of the project, as paths from the root. */
export function filesBelow(folder: string): string[] {
  return readdirSync(join(ROOT, folder)).flatMap(name => {
    const path = `${folder}/${name}`
    if (LEFT_OUT.has(name)) return []
    return statSync(join(ROOT, path)).isDirectory() ? filesBelow(path) : [path]
  })
}

function read(path: string): SourceFile {
  return { path, text: readFileSync(join(ROOT, path), 'utf8') }
}

const isSource = (path: string): boolean => /\.tsx?$/.test(path) && !path.endsWith('.d.ts')

/** Whether a file is generated or a table of facts. The length limit does not apply to these. */
export const isGeneratedOrData = (path: string): boolean =>
  /\.gen\.ts$|\/generated\/|\/test-identities\//.test(path)

export const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path)

/** All TypeScript files of the project. */
export const SOURCES: readonly SourceFile[] = ['packages', 'fixtures', 'scripts', 'tests']
  .flatMap(filesBelow)
  .filter(isSource)
  .map(read)

export interface Import {
  readonly from: string
  /** A path of the project, or the name of a library. */
  readonly to: string
  readonly inside: boolean
  readonly line: number
  /** The name that is imported, as the other file exports it; null when all of them are. */
  readonly name: string | null
  /** Under which name the file exports it on. */
  readonly exportedAs?: string
}

const PACKAGES: Readonly<Record<string, (concept: string) => string>> = {
  // A concept, or the file of one, such as a font.
  '@salvia/core': concept =>
    /\.\w+$/.test(concept)
      ? `packages/core/src/${dirname(concept)}/fonts/${basename(concept)}`
      : `packages/core/src/${concept}/index.ts`,
  '@salvia/fixtures': concept => `fixtures/${concept}/index.ts`,
  '@salvia/server': concept =>
    `packages/server/src/${concept === 'provision' ? 'provision/command' : 'main'}.ts`,
}

function target(from: string, specifier: string): { to: string; inside: boolean } {
  if (specifier.startsWith('.')) {
    const path = relative(ROOT, resolve(ROOT, dirname(from), specifier.replace(/\?.*$/, '')))
    return { to: path.replaceAll('\\', '/'), inside: true }
  }
  const name = Object.keys(PACKAGES).find(known => specifier === known || specifier.startsWith(`${known}/`))
  const find = name === undefined ? undefined : PACKAGES[name]
  return find
    ? { to: find(specifier.slice((name?.length ?? 0) + 1).replace(/\?.*$/, '')), inside: true }
    : { to: specifier, inside: false }
}

/** Every import of a file, including type imports and dynamic imports with a literal name. */
function importsOf({ path, text }: SourceFile): Import[] {
  const { module } = parseSync(path, text)
  const line = (offset: number): number => text.slice(0, offset).split('\n').length
  const found = [
    ...module.staticImports.flatMap(({ moduleRequest: { value: specifier }, start, entries }) =>
      // What is imported for its effect alone has no names.
      (entries.length > 0 ? entries : [{ importName: { name: null } }]).map(({ importName }) => ({
        ...{ specifier, start, name: importName.name },
      })),
    ),
    ...module.staticExports.flatMap(({ start, entries }) =>
      entries.flatMap(({ moduleRequest, importName, exportName }) =>
        moduleRequest
          ? [
              {
                ...{ specifier: moduleRequest.value, start, name: importName.name },
                ...(exportName.name !== null && { exportedAs: exportName.name }),
              },
            ]
          : [],
      ),
    ),
    ...module.dynamicImports.flatMap(item => {
      const literal = /^['"`]([^'"`$]+)['"`]$/.exec(
        text.slice(item.moduleRequest.start, item.moduleRequest.end),
      )
      return literal?.[1] ? [{ specifier: literal[1], start: item.start, name: null }] : []
    }),
  ]
  return found.map(({ specifier, start, ...names }) => ({
    ...{ from: path, ...target(path, specifier), line: line(start), ...names },
  }))
}

/** The import graph of the whole project. */
export const IMPORTS: readonly Import[] = SOURCES.flatMap(importsOf)
