import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../../scripts/run.ts'

const page = readFileSync(join(ROOT, 'docs/security.md'), 'utf8')
const lines = [...page.matchAll(/^\| (\d+\.\d+\.\d+) \| (.+?) \| (.+) \|$/gm)].map(
  ([, number = '', asked = '', shown = '']) => ({ number, asked, shown }),
)
const filesIn = (text: string) =>
  [...text.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)`/g)].map(match => match[1] ?? '')

describe('the table of security', () => {
  it('has a line for each requirement, once, for every chapter that it covers', () => {
    const numbers = lines.map(({ number }) => number)
    expect(numbers).toEqual([...new Set(numbers)])
    const chapters = new Set(numbers.map(number => number.split('.')[0]))
    expect([...chapters]).toEqual(['3', '5', '6', '7', '8', '9', '14', '16'])
  })

  it.each(lines)(
    '$number names tests that exist, a part of the page, or why there is neither',
    ({ shown }) => {
      const files = filesIn(shown)
      expect(files.filter(file => !existsSync(join(ROOT, file)))).toEqual([])
      if (files.length > 0) return
      const part = /^\[(.+)\]\(#(.+)\)$/.exec(shown)
      if (part) expect(page).toContain(`\n## ${part[1]}\n`)
      else expect(shown).toMatch(/^Exception: .{20,}/)
    },
  )
})
