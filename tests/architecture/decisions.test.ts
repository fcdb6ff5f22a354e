import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../../scripts/run.ts'

const INDEX = 'docs/decisions.md'
const MAX_LINES = 60
const MAX_LINE_LENGTH = 170

const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8')
const files = globSync('docs/decisions/*.md', { cwd: ROOT }).sort()
const pages = globSync(['README.md', 'docs/**/*.md', 'examples/**/*.md'], { cwd: ROOT }).sort()

/** The anchor of a heading, as GitHub makes it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^a-zåäö\d -]/g, '')
    .replaceAll(' ', '-')

const hasAnchor = (path: string, anchor: string): boolean =>
  [...textOf(path).matchAll(/^#+ (.*)$/gm)].some(([, heading = '']) => anchorOf(heading) === anchor)

/** The links of a page to files of this repository, as written and as the path from the root. */
const linksOf = (page: string) =>
  [...textOf(page).matchAll(/\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]+))?\)/g)].map(([, target = '', anchor]) => ({
    page,
    path: target === '' ? page : join(dirname(page), target),
    anchor,
  }))

describe('decisions', () => {
  it('have every file in the index', () => {
    const linked = new Set(linksOf(INDEX).map(({ path }) => path))
    expect(
      files.filter(file => !linked.has(file)),
      `Add a row for it to the table of ${INDEX}.`,
    ).toEqual([])
    expect(files.length).toBeGreaterThan(0)
  })

  it.each(files)('%s is short enough to be read', file => {
    const lines = textOf(file).trimEnd().split('\n')
    expect(
      lines.length,
      `At most ${MAX_LINES} lines: remove what a test or a docstring says, or what was overtaken.`,
    ).toBeLessThanOrEqual(MAX_LINES)
    expect(lines.filter(line => line.length > MAX_LINE_LENGTH)).toEqual([])
  })

  it.each(files)('%s says each decision in a bold sentence', file => {
    const entries = textOf(file)
      .split('\n')
      .filter(line => line.startsWith('- '))
    expect(entries.length).toBeGreaterThan(0)
    expect(
      entries.filter(entry => !entry.startsWith('- **')),
      'Begin with the decision in bold, then why and what else was considered.',
    ).toEqual([])
  })

  it('are linked by links that lead somewhere', () => {
    const isAboutDecisions = (path: string) => path === INDEX || path.startsWith('docs/decisions/')
    const lost = pages
      .flatMap(linksOf)
      .filter(({ page, path }) => isAboutDecisions(page) || isAboutDecisions(path))
      .filter(
        ({ path, anchor }) =>
          !existsSync(join(ROOT, path)) || (anchor !== undefined && !hasAnchor(path, anchor)),
      )
    expect(lost, 'Mend the path or the heading after #, or take the link away.').toEqual([])
  })
})
