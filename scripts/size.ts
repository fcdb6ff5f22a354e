import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { heaviestImports, type ImportGraph, noteImports } from './heaviest-imports.ts'
import { end, ROOT, say } from './run.ts'

/** Limit for all JavaScript that a browser loads before a sign-in screen is rendered, after brotli. */
const FIRST_LOAD_MAX_BYTES = 150_000
/** How many libraries and folders to name when the first load is too large. */
const NAMED_PLACES = 12

const WEB = join(ROOT, 'packages/web')
const START = join(WEB, 'src/main.ts')
const SCREEN = /\/src\/features\/([\w-]+)\/[\w-]+\.screen\.tsx$/

/** A file of the build: its modules, and the files that it imports. */
interface Chunk {
  readonly fileName: string
  readonly code: string
  readonly isEntry: boolean
  readonly facadeModuleId: string | null
  readonly imports: readonly string[]
  readonly moduleIds: readonly string[]
  readonly modules: Readonly<Record<string, { readonly renderedLength: number }>>
}

async function builtChunks(graph: ImportGraph): Promise<Chunk[]> {
  const plugins = [noteImports(graph)]
  const built = await build({ root: WEB, logLevel: 'error', plugins, build: { write: false } })
  const [result] = Array.isArray(built) ? built : [built]
  if (!result || !('output' in result)) throw new Error('The build answered nothing.')
  return result.output.filter(file => file.type === 'chunk')
}

/** Files and all that they import statically, each once. */
function withImports(entries: readonly Chunk[], chunks: readonly Chunk[]): Chunk[] {
  const found = new Set<Chunk>()
  const add = (chunk: Chunk | undefined): void => {
    if (!chunk || found.has(chunk)) return
    found.add(chunk)
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name))
  }
  for (const entry of entries) add(entry)
  return [...found]
}

const bytesOf = (chunks: readonly Chunk[]): number =>
  chunks.reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0)

const modulesOf = (chunks: readonly Chunk[]) =>
  chunks.flatMap(({ modules }) =>
    Object.entries(modules).map(([id, { renderedLength }]) => ({ id, length: renderedLength })),
  )

const isScreen = ({ facadeModuleId }: Chunk): boolean => SCREEN.test(facadeModuleId ?? '')

/** Sign-in screens whose first load is too large, each with its largest files and imports. */
function tooLarge(chunks: readonly Chunk[], graph: ImportGraph): string[] {
  const start = chunks.filter(({ moduleIds }) => moduleIds.includes(START))
  // The sign-in screens are the only screens among the entry points of the build.
  const screens = chunks.filter(chunk => chunk.isEntry && isScreen(chunk))
  if (start.length === 0 || screens.length === 0) return ['No way to sign in has a file of its own.']
  return screens.flatMap(screen => {
    const loaded = withImports([...start, screen], chunks)
    const bytes = bytesOf(loaded)
    const kilobytes = `${(bytes / 1000).toFixed(1)} kB of ${FIRST_LOAD_MAX_BYTES / 1000} kB`
    say(`  ${screen.fileName}: ${kilobytes} in ${loaded.length} files`)
    if (bytes <= FIRST_LOAD_MAX_BYTES) return []
    return [
      `${screen.fileName} loads ${bytes} bytes, ${FIRST_LOAD_MAX_BYTES} at most. Import what is needed later with import().`,
      ...loaded.map(chunk => `    ${bytesOf([chunk])} ${chunk.fileName}`),
      '  What weighs most before it is made smaller, and which files import it:',
      ...heaviestImports(modulesOf(loaded), graph, NAMED_PLACES).map(line => `    ${line}`),
    ]
  })
}

/** The facts of a feature's screens are a part of the frame, which leads to all of them. */
const ROUTES = /\.routes\.ts$/

const featureOf = (moduleId: string): string | undefined =>
  ROUTES.test(moduleId) ? undefined : /\/src\/features\/([\w-]+)\//.exec(moduleId)?.[1]

/** Files that contain two features, or a feature and the frame of the portal: neither can load alone. */
function mixed(chunks: readonly Chunk[]): string[] {
  return chunks.flatMap(({ fileName, moduleIds }) => {
    const features = new Set(moduleIds.map(featureOf).filter(feature => feature !== undefined))
    const hasFrame = moduleIds.some(id => /\/src\/app\//.test(id))
    if (features.size + (hasFrame ? 1 : 0) < 2) return []
    return [
      `${fileName} holds ${[...features, ...(hasFrame ? ['app'] : [])].join(' and ')}: give each its own import().`,
    ]
  })
}

/** Screens that were built into a file of something else. */
function withoutFile(chunks: readonly Chunk[]): string[] {
  const screens = chunks.flatMap(({ moduleIds }) => moduleIds.filter(id => SCREEN.test(id)))
  return screens
    .filter(screen => !chunks.some(chunk => chunk.facadeModuleId === screen))
    .map(screen => `${screen.slice(WEB.length + 1)} has no file of its own.`)
}

const graph: ImportGraph = new Map()
const chunks = await builtChunks(graph)
const found = [...tooLarge(chunks, graph), ...mixed(chunks), ...withoutFile(chunks)]
for (const line of found) say(line)
end(found.length > 0 ? 1 : 0)
