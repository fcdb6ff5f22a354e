import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { ROOT, say } from './run.ts'

/** All JavaScript that a visitor's browser fetches before a way to sign in is rendered, after brotli. */
const FIRST_LOAD_MAX_BYTES = 150_000

const WEB = join(ROOT, 'packages/web')
const START = /\/src\/(main|app\/start)\.tsx?$/
const WAYS_IN = /\/src\/features\/auth\/(sign-in|bankid)\.screen\.tsx$/
const SCREEN = /\/src\/features\/([\w-]+)\/[\w-]+\.screen\.tsx$/

/** A file of the build: what it is made of, and which files come with it. */
interface Chunk {
  readonly fileName: string
  readonly code: string
  readonly facadeModuleId: string | null
  readonly imports: readonly string[]
  readonly moduleIds: readonly string[]
}

async function builtChunks(): Promise<Chunk[]> {
  const built = await build({ root: WEB, logLevel: 'error', build: { write: false } })
  const [result] = Array.isArray(built) ? built : [built]
  if (!result || !('output' in result)) throw new Error('The build answered nothing.')
  return result.output.filter(file => file.type === 'chunk')
}

/** A file and all that it imports statically, each once. */
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

/** Ways to sign in whose first load is too large, each with its largest files. */
function tooLarge(chunks: readonly Chunk[]): string[] {
  const start = chunks.filter(chunk => START.test(chunk.facadeModuleId ?? ''))
  const screens = chunks.filter(chunk => WAYS_IN.test(chunk.facadeModuleId ?? ''))
  if (screens.length === 0) return ['No way to sign in has a file of its own.']
  return screens.flatMap(screen => {
    const loaded = withImports([...start, screen], chunks)
    const bytes = bytesOf(loaded)
    say(`  ${screen.fileName}: ${(bytes / 1000).toFixed(1)} kB of ${FIRST_LOAD_MAX_BYTES / 1000} kB`)
    if (bytes <= FIRST_LOAD_MAX_BYTES) return []
    const files = loaded.map(chunk => `    ${bytesOf([chunk])} ${chunk.fileName}`)
    return [
      `${screen.fileName} loads ${bytes} bytes, ${FIRST_LOAD_MAX_BYTES} at most. Import what is needed later with import().`,
      ...files,
    ]
  })
}

const featureOf = (moduleId: string): string | undefined => /\/src\/features\/([\w-]+)\//.exec(moduleId)?.[1]

/** Files in which two features stand, or a feature and the frame of the page: neither loads alone. */
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

/** Screens that came in another's file. */
function withoutFile(chunks: readonly Chunk[]): string[] {
  const screens = chunks.flatMap(({ moduleIds }) => moduleIds.filter(id => SCREEN.test(id)))
  return screens
    .filter(screen => !chunks.some(chunk => chunk.facadeModuleId === screen))
    .map(screen => `${screen.slice(WEB.length + 1)} has no file of its own.`)
}

const chunks = await builtChunks()
const found = [...tooLarge(chunks), ...mixed(chunks), ...withoutFile(chunks)]
for (const line of found) say(line)
process.exit(found.length > 0 ? 1 : 0)
