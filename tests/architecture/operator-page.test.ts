import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../../scripts/run.ts'
import { SOURCES } from '../../scripts/sources/source-files.ts'

const NAME = 'docs/how-to/run-in-production.md'
const page = readFileSync(join(ROOT, NAME), 'utf8')
const environment = readFileSync(join(ROOT, 'packages/server/src/settings/environment.ts'), 'utf8')

/** What tests alone set. */
const OF_TESTS = ['SALVIA_FAULT']

/** The names in the first column of the table below a heading. */
function firstColumn(heading: string): string[] {
  const section = page.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
  const cells = [...section.matchAll(/^\| (`[^|]+) \|/gm)].map(([, cell = '']) => cell)
  return cells.flatMap(cell => [...cell.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name))
}

describe('the page of the operator', () => {
  it('has every variable that the server reads, and no other', () => {
    const read = [...environment.matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].map(([, name = '']) => name)
    expect(read.length).toBeGreaterThan(30)
    expect(
      firstColumn('Variables').toSorted(),
      `Write a row for each variable in ${NAME}, and delete those that are gone.`,
    ).toEqual(read.filter(name => !OF_TESTS.includes(name)).toSorted())
  })

  it('explains lines of the log that the server writes', () => {
    const server = SOURCES.filter(({ path }) => path.startsWith('packages/server/src/'))
    const events = firstColumn('Trouble').filter(name => name !== 'error')
    expect(events.length).toBeGreaterThan(10)
    const unwritten = events.filter(name => !server.some(({ text }) => text.includes(`'${name}'`)))
    expect(unwritten, `${NAME} names events that no line of the log has.`).toEqual([])
  })
})
