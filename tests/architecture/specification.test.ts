import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../../scripts/run.ts'
import { SOURCES } from '../../scripts/sources/source-files.ts'

const PAGE = readFileSync(join(ROOT, 'docs/specification.md'), 'utf8')
const WHAT_TO_WRITE =
  "Write @spec §5, @spec personnel-file §5 or @spec WCAG 2.1.4, last on its line; or spec: 'portal §5', or 'assumed', and an entry in docs/decisions/ where there was a choice. docs/specification.md lists the sections."

/** The sections of the page, by the form that cites them: `§5`, `personnel-file §5`. */
const sections = new Map(
  PAGE.split(/^### /m)
    .slice(1)
    .map(section => {
      const [, name = '', text = ''] = /^((?:personnel-file )?§\d) [^\n]+\n([\s\S]*)/.exec(section) ?? []
      return [name, text] as const
    }),
)

/** The forms that the page declares, such as `@spec §n`, where n stands for a number. */
const forms = [...PAGE.matchAll(/^\| `@spec ([^`]+)` \|/gm)].map(
  ([, form = '']) => new RegExp(`^${form.replaceAll('.', '\\.').replaceAll(/\bn\b/g, '\\d+')}$`),
)

interface Citation {
  readonly where: string
  /** The citation as it stands in the source. */
  readonly written: string
  /** The sections that it cites, or the criterion of another standard. */
  readonly names: readonly string[]
}

/** Splits a citation: `§5, §8` are two sections; `personnel-file §3, §4` are two sections of the personnel file. */
function namesOf(written: string): string[] {
  const specification = written.startsWith('personnel-file ') ? 'personnel-file ' : ''
  return written
    .slice(specification.length)
    .split(', ')
    .map(name => `${specification}${name}`)
}

const self = 'tests/architecture/specification.test.ts'
const lines = SOURCES.filter(({ path }) => path !== self).flatMap(({ path, text }) =>
  text.split('\n').map((line, index) => ({ where: `${path}:${index + 1}`, line })),
)
const inComments = lines.flatMap(({ where, line }): Citation[] =>
  [...line.matchAll(/@spec (.*?) *(?=@|\*\/|$)/g)].map(([, written = '']) => ({
    where,
    written: `@spec ${written}`,
    names: namesOf(written),
  })),
)
const asData = lines.flatMap(({ where, line }): Citation[] =>
  [...line.matchAll(/\bspec: '([^']*)'/g)].map(([written, section = '']) => ({
    where,
    written,
    names: section === 'assumed' ? [] : [section.replace(/^portal /, '')],
  })),
)

const isDeclared = (name: string): boolean => forms.some(form => form.test(name))
const isThere = (name: string): boolean => sections.has(name) || /^WCAG /.test(name)
const citations = [...inComments, ...asData]

describe('citations of the specification', () => {
  it('are found in the source, and the page has sections and forms', () => {
    expect(inComments.length).toBeGreaterThan(200)
    expect(asData.length).toBeGreaterThan(80)
    expect([...sections.keys()]).not.toContain('')
    expect(forms.length).toBeGreaterThan(2)
  })

  it('have a form of the page and lead to one of its sections', () => {
    const wrong = citations
      .filter(({ names }) => !names.every(name => isDeclared(name) && isThere(name)))
      .map(({ where, written }) => `${where} ${written}`)
    expect(wrong, WHAT_TO_WRITE).toEqual([])
  })

  it('stand in the folders that the page names for them', () => {
    const rows = PAGE.split('\n').filter(line => /^\|.*\]\(\.\.\/packages\//.test(line))
    expect(rows.length).toBeGreaterThan(5)
    const uncited = rows.flatMap(row => {
      const folders = [...row.matchAll(/\]\(\.\.\/(packages[^)]+)\)/g)].map(([, folder = '']) => `${folder}/`)
      const cited = new Set(
        citations
          .filter(({ where }) => folders.some(folder => where.startsWith(folder)))
          .flatMap(({ names }) => names),
      )
      return [...row.matchAll(/§\d/g)]
        .map(([name]) => name)
        .filter(name => !cited.has(name))
        .map(name => `${name}: ${row}`)
    })
    expect(uncited, 'No file of these folders cites the section. Correct the row.').toEqual([])
  })

  it('reach every section, but those that say that nobody cites them', () => {
    const cited = new Set(citations.flatMap(({ names }) => names))
    const silent = [...sections].filter(
      ([name, text]) => cited.has(name) === text.includes('Cited by nobody'),
    )
    expect(
      silent.map(([name]) => name),
      'Cite it where it is built, or write in its section: Cited by nobody.',
    ).toEqual([])
  })
})
