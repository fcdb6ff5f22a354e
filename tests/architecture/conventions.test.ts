import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../../scripts/run.ts'
import { filesBelow, isGeneratedOrData, isTest, SOURCES } from '../../scripts/sources/source-files.ts'

/** Lines that match, as `path:line text`. Comments count too, so a comment that explains a rule must not match it. */
function matches(files: typeof SOURCES, pattern: RegExp): string[] {
  return files.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [])),
  )
}

const self = 'tests/architecture/'
const others = SOURCES.filter(({ path }) => !path.startsWith(self))
const core = others.filter(({ path }) => path.startsWith('packages/core/src/') && !isTest(path))

describe('names', () => {
  it('are kebab-case, and no drawer takes what has no place', () => {
    const drawers = /^(utils?|helpers?|common|types|misc|shared)(\.|$)/
    const wrong = others
      .map(({ path }) => path)
      .filter(
        path =>
          drawers.test(basename(path)) ||
          path.split('/').some(part => drawers.test(part)) ||
          /[A-Z_]/.test(basename(path)),
      )
    expect(wrong, 'Name it after what it is about.').toEqual([])
  })
})

/** drizzle-kit reads the tables of a schema. */
const READ_BY_NAME = /^packages\/server\/src\/db\/schema\//

describe('exports', () => {
  it('are named by another file', () => {
    const files = new Map<string, number>()
    for (const { text } of SOURCES)
      for (const word of new Set(text.match(/[\w$]+/g))) files.set(word, (files.get(word) ?? 0) + 1)
    const lonely = SOURCES.filter(({ path }) => !READ_BY_NAME.test(path)).flatMap(({ path, text }) =>
      [...text.matchAll(/^export (?:async )?(?:const|function|class|type|interface) (\w+)/gm)]
        .map(([, name = '']) => name)
        .filter(name => files.get(name) === 1)
        .map(name => `${path}: ${name}`),
    )
    expect(lonely, 'Take `export` away.').toEqual([])
  })
})

describe('source', () => {
  it('core is told the time and never reads it', () => {
    expect(
      matches(core, /new Date\(\)|Date\.now\(|DateTime\.(now|local|utc)\(\)|performance\.now\(/),
    ).toEqual([])
  })

  it('a screen asks for its own company, so that nothing goes to the one that is chosen by the time it is sent', () => {
    const screens = others.filter(
      ({ path }) =>
        /^packages\/web\/src\/(features|parts)\//.test(path) && !isTest(path) && !path.endsWith('.state.ts'),
    )
    expect(
      matches(screens, /clientNumberAtom|companyAtom|own-company\.state/),
      'Use useClientNumber or useCompany, which stay the same as long as the screen is shown.',
    ).toEqual([])
  })

  it('a screen that sends shows it until the answer, and takes no second press', () => {
    const silent = others.filter(
      ({ path, text }) =>
        path.startsWith('packages/web/src/') &&
        path.endsWith('.tsx') &&
        !isTest(path) &&
        text.includes('useAction(') &&
        !/\b(isRunning|useUnderWay)\b/.test(text),
    )
    expect(
      silent.map(({ path }) => path),
      'Give the button its text while the action runs: busy={action.isRunning && t(…)}.',
    ).toEqual([])
  })

  it('has no open ends', () => {
    expect(
      matches(others, /\b(TODO|FIXME|HACK|XXX)\b/),
      'Finish it, or decide it in docs/decisions/.',
    ).toEqual([])
  })

  it('silences no tool', () => {
    expect(matches(others, /@ts-ignore|@ts-expect-error|@ts-nocheck|biome-ignore|eslint-disable/)).toEqual([])
  })

  it('skips and singles out no test', () => {
    expect(matches(others, /\b(it|test|describe)\.(only|skip|todo)\(/)).toEqual([])
  })

  it('holds no identity number in the name of a test', () => {
    expect(
      matches(
        others.filter(({ path }) => isTest(path)),
        /\b(it|test|describe)(\.each\([^)]*\))?\(\s*['"`][^'"`]*\b\d{6,8}[-+ ]?\d{4}\b/,
      ),
    ).toEqual([])
  })

  it('has no default export but in configurations', () => {
    const modules = others.filter(({ path }) => !/\.config\.ts$/.test(path))
    expect(matches(modules, /^export default /)).toEqual([])
  })
})

/** The anchors that GitHub makes of the headings of a page. */
function anchorsOf(path: string): ReadonlySet<string> {
  const headings = [...readFileSync(path, 'utf8').matchAll(/^#{1,6} (.+)$/gm)].map(([, text = '']) => text)
  return new Set(
    headings.map(text =>
      text
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  )
}

describe('documents', () => {
  const pages = [
    'README.md',
    'packages/cli/README.md',
    ...filesBelow('docs').filter(path => path.endsWith('.md')),
  ]

  it('link to what exists', () => {
    const broken = pages.flatMap(page => {
      const text = readFileSync(join(ROOT, page), 'utf8')
      return [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].flatMap(([, link = '']) => {
        const path = resolve(ROOT, dirname(page), link)
        try {
          readFileSync(path)
          return []
        } catch (error) {
          return (error as NodeJS.ErrnoException).code === 'EISDIR' ? [] : [`${page} → ${link}`]
        }
      })
    })
    expect(broken).toEqual([])
  })

  it('link to headings that are there', () => {
    const wrong = pages.flatMap(page => {
      const text = readFileSync(join(ROOT, page), 'utf8')
      return [...text.matchAll(/\]\((?!https?:)([^)#\s]*)#([^)\s]+)\)/g)]
        .map(([, path = '', anchor = '']) => ({ path: path && resolve(ROOT, dirname(page), path), anchor }))
        .filter(({ path }) => path === '' || path.endsWith('.md'))
        .filter(({ path, anchor }) => !anchorsOf(path || join(ROOT, page)).has(anchor))
        .map(({ path, anchor }) => `${page} → ${path}#${anchor}`)
    })
    expect(wrong, 'Name the heading as it is written now.').toEqual([])
  })

  it('name files that are there', () => {
    // Patterns, and names of files still to be written, are not checked.
    const isName = /^(?!.*something)((packages|fixtures|scripts|tests|docs)\/[\w./-]+|[\w./-]+\.tsx?)$/
    const files = ['packages', 'examples', 'fixtures', 'scripts', 'tests'].flatMap(filesBelow)
    const isThere = (name: string): boolean =>
      existsSync(join(ROOT, name)) || files.some(path => path.endsWith(`/${name}`))
    const missing = pages
      .filter(page => !page.startsWith('docs/generated/'))
      .flatMap(page =>
        [...readFileSync(join(ROOT, page), 'utf8').matchAll(/`([^`\n]+)`/g)]
          .map(([, name = '']) => name)
          .filter(name => isName.test(name) && !isThere(name))
          .map(name => `${page}: ${name}`),
      )
    expect(missing, 'Name the file that has taken its place.').toEqual([])
  })

  it('and source name no folder outside the project', () => {
    const outside = /\.\.\/shared\/(spec|design|reference)|\/work\/(main|shared)/
    const wrong = [...others.map(file => file.path), ...pages].filter(
      path => !isGeneratedOrData(path) && outside.test(readFileSync(join(ROOT, path), 'utf8')),
    )
    expect(wrong).toEqual([])
  })
})

describe('migrations', () => {
  it('keep the last snapshot of the schema alone, with which drizzle-kit compares', () => {
    const meta = readdirSync(join(ROOT, 'packages/server/migrations/meta')).toSorted()
    const snapshots = meta.filter(name => name.endsWith('_snapshot.json'))
    const migrations = readdirSync(join(ROOT, 'packages/server/migrations')).filter(name =>
      name.endsWith('.sql'),
    )
    const last = migrations.toSorted().at(-1)?.slice(0, 4)
    expect(snapshots, 'Delete all snapshots but the last.').toEqual([`${last}_snapshot.json`])
  })
})
