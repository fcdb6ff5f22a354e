import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../scripts/run.ts'

const PAGE = readFileSync(join(ROOT, 'docs', 'how-to', 'upload-every-night.md'), 'utf8')

/** The code blocks of one section of the page about nightly jobs, in their order. */
export function blocksOf(heading: string): string[] {
  const [, after = ''] = PAGE.split(new RegExp(`^#{2,3} ${heading}$`, 'm'))
  const [section = ''] = after.split(/^#{2,3} /m)
  return [...section.matchAll(/^```\w*\n(.*?)^```$/gms)].map(([, code = '']) => code)
}

/** The exit statuses that the page explains. */
export function explainedStatuses(): number[] {
  return [...PAGE.matchAll(/^\| (\d+) \|/gm)].map(([, status]) => Number(status))
}
