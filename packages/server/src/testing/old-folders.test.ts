import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { HOUR_MS } from '../clock.ts'
import { markUsed, removeOldFolders } from './old-folders.ts'

test('folders of the kit that nobody has used for six hours are removed, and nothing else', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'salvia-folders-'))
  const longAgo = new Date(Date.now() - 7 * HOUR_MS)
  const names = ['salvia-tests-old', 'salvia-tests-used', 'salvia-test-old', 'salvia-template-old', 'other']
  for (const name of names) {
    await mkdir(join(parent, name, 'inside'), { recursive: true })
    await utimes(join(parent, name), longAgo, longAgo)
  }
  await mkdir(join(parent, 'salvia-tests-new'))
  const within = new Date(Date.now() - 5 * HOUR_MS)
  await utimes(join(parent, 'salvia-tests-new'), within, within)
  await markUsed(join(parent, 'salvia-tests-used'))
  await removeOldFolders(parent)
  expect((await readdir(parent)).sort()).toEqual(['other', 'salvia-tests-new', 'salvia-tests-used'])
  await rm(parent, { recursive: true })
})
