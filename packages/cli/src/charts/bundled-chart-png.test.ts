import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { PICTURE, PICTURE_SHA256 } from '@salvia/core/charts/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { chartPng } from './chart-png.ts'

const run = promisify(execFile)
const PACKAGE = join(import.meta.dirname, '../..')

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'salvia-charts-'))
  await run('tsup', ['src/charts/chart-png.ts', '--silent', '--out-dir', folder], { cwd: PACKAGE })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('the built program has the rasteriser and the fonts beside it, and draws the same picture', async () => {
  const names = await readdir(folder)
  expect(names.filter(name => /\.(?:wasm|ttf)$/.test(name))).toHaveLength(3)
  // The modules of a build ask for nothing that is only installed here.
  const texts = await Promise.all(
    names.filter(name => name.endsWith('.js')).map(name => readFile(join(folder, name), 'utf8')),
  )
  expect(texts.join('')).not.toContain('import.meta.resolve')
  const built = (await import(pathToFileURL(join(folder, 'chart-png.js')).href)) as {
    chartPng: typeof chartPng
  }
  const png = await built.chartPng(PICTURE.svg, PICTURE.scale)
  expect(createHash('sha256').update(png).digest('hex')).toBe(PICTURE_SHA256)
})
