import { isGeneratedOrData, isTest, SOURCES } from './sources/source-files.ts'

/** Code that ships and that somebody wrote by hand. */
const isProduct = (path: string): boolean =>
  /^packages\/\w+\/src\//.test(path) && !isTest(path) && !isGeneratedOrData(path) && !/\/testing\//.test(path)

const linesOf = (text: string): number => text.trimEnd().split('\n').length

/** Prints the hand-written lines of each package, and of the tests: `node scripts/source-lines.ts`. */
const kinds = new Map<string, { files: number; lines: number }>()
for (const { path, text } of SOURCES) {
  const kind = isProduct(path) ? (path.split('/')[1] ?? '') : isGeneratedOrData(path) ? 'generated' : 'tests'
  const { files, lines } = kinds.get(kind) ?? { files: 0, lines: 0 }
  kinds.set(kind, { files: files + 1, lines: lines + linesOf(text) })
}
const product = ['core', 'server', 'web', 'cli'].map(name => kinds.get(name) ?? { files: 0, lines: 0 })
kinds.set('product', {
  files: product.reduce((sum, { files }) => sum + files, 0),
  lines: product.reduce((sum, { lines }) => sum + lines, 0),
})
for (const [kind, { files, lines }] of kinds)
  process.stdout.write(
    `${kind.padEnd(10)} ${String(files).padStart(5)} files ${String(lines).padStart(7)} lines\n`,
  )
