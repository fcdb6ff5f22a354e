import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { personnelFile } from '../../packages/cli/src/testing/folder.ts'
import { quietPlace } from '../../packages/cli/src/testing/run-salvia.ts'
import { terminalManifest } from '../../scripts/package/npm-package.ts'
import { packageFolder } from '../../scripts/package/registry.ts'
import { singleFile } from '../../scripts/package/single-file.ts'
import { OLDEST_NODE, ownTarget, packagesOf, TARGET_NAMES } from '../../scripts/package/targets.ts'
import { ROOT } from '../../scripts/run.ts'

const program = () => join(inject('prefix'), 'bin', 'salvia')
const installed = () => join(inject('prefix'), 'lib', 'node_modules', '@salvia', 'cli')

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'salvia-installed-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }))

/** Runs an installed program outside the project, with the Node of the tests. */
function started(file: string, words: readonly string[], env: Readonly<Record<string, string>> = {}) {
  return spawnSync(file, words, { cwd: folder, encoding: 'utf8', env: quietPlace({ HOME: folder, ...env }) })
}

/** A service that nobody answers for, and a sign-in of the right form. */
const AWAY = { SALVIA_API: 'http://127.0.0.1:9', SALVIA_TOKEN: `salvia_machine_${'a'.repeat(43)}` }

/** What every installed program must do, whichever way it was installed. */
async function doesItsWork(file: string): Promise<void> {
  const { version } = await terminalManifest()
  expect(started(file, ['--version'])).toMatchObject({ status: 0, stdout: `${version}\n` })
  writeFileSync(join(folder, 'good.csv'), await personnelFile(20))
  writeFileSync(join(folder, 'bad.csv'), await personnelFile(20, [[3, 'Personnummer', '123']]))
  expect(started(file, ['validate', 'good.csv'])).toMatchObject({ status: 0, stderr: '' })
  const bad = started(file, ['validate', 'bad.csv', '-f', 'json'])
  expect(bad).toMatchObject({ status: 1, stdout: expect.stringContaining('INVALID_PID') })
  const book = started(file, ['template', '--type', 'xlsx', '--with-example', '5', '-o', 'made.xlsx'])
  expect(book).toMatchObject({ status: 0 })
  expect(started(file, ['validate', 'made.xlsx'])).toMatchObject({ status: 0 })
  expect(started(file, ['completion', 'bash']).stdout).toContain('complete -F _salvia salvia')
  expect(started(file, ['status'], AWAY)).toMatchObject({ status: 5 })
}

describe('the package', () => {
  test('works where nothing else is installed', () => doesItsWork(program()))

  test('needs no other package, and says which Node it needs', () => {
    const manifest = JSON.parse(readFileSync(join(installed(), 'package.json'), 'utf8'))
    expect(manifest).toMatchObject({ name: '@salvia/cli', license: 'Apache-2.0', engines: { node: '>=22' } })
    expect(manifest).not.toHaveProperty('dependencies')
    expect(manifest).not.toHaveProperty('private')
    expect(JSON.stringify(manifest)).not.toMatch(/workspace:|catalog:/)
  })

  test('holds licence, guide, notices, completion of each shell and manual page', () => {
    expect(readdirSync(installed()).sort()).toEqual([
      ...[
        'LICENSE',
        'README.md',
        'THIRD-PARTY-NOTICES.txt',
        'bin',
        'completions',
        'dist',
        'man',
        'package.json',
      ],
    ])
    expect(readdirSync(join(installed(), 'completions')).sort()).toEqual([
      ...['_salvia', 'salvia.bash', 'salvia.fish', 'salvia.ps1'],
    ])
    expect(readFileSync(join(installed(), 'man', 'salvia.1'), 'utf8')).toMatch(/^\.TH SALVIA 1/m)
    expect(readFileSync(join(installed(), 'THIRD-PARTY-NOTICES.txt'), 'utf8')).toMatch(/^commander \d/m)
    expect(existsSync(join(inject('prefix'), 'share', 'man', 'man1', 'salvia.1'))).toBe(true)
  })

  test('names no folder of the machine that built it', () => {
    const { status, stdout } = spawnSync('grep', ['-rlF', ROOT, installed()], { encoding: 'utf8' })
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  })

  test.runIf(ownTarget() === 'linux-x64')('works with the oldest Node that it promises', async () => {
    const node = join(await packageFolder(OLDEST_NODE), 'bin', 'node')
    const file = join(folder, 'salvia')
    writeFileSync(file, `#!/bin/sh\nexec '${node}' '${join(installed(), 'bin', 'salvia.js')}' "$@"\n`, {
      mode: 0o755,
    })
    await doesItsWork(file)
    const proxied = started(file, ['status'], { ...AWAY, HTTPS_PROXY: 'http://127.0.0.1:9' })
    expect(proxied).toMatchObject({ status: 2, stderr: expect.stringContaining('NODE_USE_ENV_PROXY=1') })
  })

  test('an older Node is told in both languages which one is needed, and ends with 2', () => {
    const older = join(folder, 'older.mjs')
    writeFileSync(
      older,
      "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.11.1' } })",
    )
    const run = started(process.execPath, [
      '--import',
      older,
      join(installed(), 'bin', 'salvia.js'),
      'status',
    ])
    expect(run).toMatchObject({ status: 2, stdout: '' })
    expect(run.stderr).toMatch(
      /^salvia behöver Node 22 eller senare, och det här är Node 20\.11\.1\..*\n.*needs Node 22 or later/,
    )
  })
})

describe('single files', () => {
  const own = ownTarget()

  test.runIf(own)('the one for this machine works without Node', async () => {
    if (!own) return
    const file = await singleFile(own, { release: folder, version: '0.0.0' })
    await doesItsWork(file)
    const options = { NODE_OPTIONS: '--require=/nowhere/at/all.cjs', PATH: '/nonexistent' }
    expect(started(file, ['--version'], options)).toMatchObject({ status: 0 })
  })

  test.each(TARGET_NAMES)('for %s Node and the key store are pinned', async target => {
    const { node, keyring } = await packagesOf(target)
    expect(node).toMatchObject({
      version: process.versions.node,
      integrity: expect.stringMatching(/^sha512-/),
    })
    expect(keyring.integrity).toMatch(/^sha512-/)
  })
})
