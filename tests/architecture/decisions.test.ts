import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../../scripts/run.ts'

const page = readFileSync(join(ROOT, 'docs/decisions.md'), 'utf8').replaceAll(/\s+/g, ' ')
const headings = readFileSync(join(ROOT, 'docs/decisions.md'), 'utf8')
  .split('\n')
  .filter(line => line.startsWith('## '))
  .map(line => line.slice('## '.length))

/** The anchor of a heading, as GitHub makes it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^a-zåäö\d -]/g, '')
    .replaceAll(' ', '-')

describe('decisions', () => {
  it('have every section in the table of contents', () => {
    const missing = headings.filter(heading => !page.includes(`[${heading}](#${anchorOf(heading)})`))
    expect(missing, 'Add it to a row of the table at the top of docs/decisions.md.').toEqual([])
  })

  it('point to later decisions that are there, as *Section: first words*', () => {
    const pointers = [...page.matchAll(/(?<!\*)\*([A-Z][^*]*?): ([^*]+)\*(?!\*)/g)]
    expect(pointers.length).toBeGreaterThan(10)
    const lost = pointers.filter(
      ([pointer]) =>
        !headings.some(
          heading =>
            pointer.startsWith(`*${heading}: `) &&
            page.includes(`**${pointer.slice(`*${heading}: `.length, -1)}`),
        ),
    )
    expect(lost.map(([pointer]) => pointer)).toEqual([])
  })
})
