import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../../scripts/run.ts'
import { filesBelow, isTest } from '../../scripts/sources/source-files.ts'

/** Places where the product may contain the name, and why no user of another brand sees it there. */
const ALLOWED: Readonly<Record<string, RegExp>> = {
  'packages of the project': /@salvia\//,
  'variables of whoever runs it': /SALVIA_[A-Z_]+/,
  'a header that programs send': /x-salvia-client/i,
  'sentences to whoever starts the server': /Salvia cannot start/,
  'the password of test environments': /Salvia-demo-1|salvia-demo-unsubscribe/,
}
/** Files about the example brand, or for whoever runs the server. */
const ALLOWED_FILES = [
  'packages/server/src/brand/brand.ts',
  'packages/server/src/db/data-folder-lock.ts',
  'packages/server/src/db/migrate.ts',
  // A list of common passwords, which are not allowed.
  'packages/server/src/features/accounts/common-passwords.ts',
]

const isProduct = (path: string): boolean =>
  /^packages\/(core|server|web|cli)\/(src|public|index\.html)/.test(path) &&
  /\.(tsx?|json|html|svg)$/.test(path) &&
  !isTest(path) &&
  !/\/testing\//.test(path) &&
  !ALLOWED_FILES.includes(path)

/** A line without its comments and the allowed names. */
function said(line: string): string {
  const code = line.replace(/^\s*(\/?\*|\/\/).*$/, '').replace(/\/\*\*?.*?\*\//g, '')
  return Object.values(ALLOWED).reduce(
    (rest, allowed) => rest.replaceAll(new RegExp(allowed, 'gi'), ''),
    code,
  )
}

/**
 * The name as people write it, and addresses of the example. The command and names in code begin with a small letter.
 */
const NAME = /\bSalvia\b|salvia\.example/

describe('another name', () => {
  it('is one of the brand alone: no text, no page and no drawing of the product names the example', () => {
    const files = ['packages/core', 'packages/server', 'packages/web', 'packages/cli']
      .flatMap(filesBelow)
      .filter(isProduct)
    expect(files.length).toBeGreaterThan(500)
    const found = files.flatMap(path =>
      readFileSync(join(ROOT, path), 'utf8')
        .split('\n')
        .flatMap((line, index) => (NAME.test(said(line)) ? [`${path}:${index + 1} ${line.trim()}`] : [])),
    )
    expect(found, 'Take the name from the configuration, or say "the portal".').toEqual([])
  })
})
