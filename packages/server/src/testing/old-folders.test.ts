import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { HOUR_MS } from '../clock.ts'
import { diskTime } from './disk-time.ts'
import { markUsed, removeOldFolders } from './old-folders.ts'

/** The system's call for the time is replaced, since what is tried is a machine whose clock has been set ahead. */
test('a process whose clock is set to another day removes nothing that is used today', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'salvia-folders-'))
  await mkdir(join(parent, 'salvia-test-now'))
  await mkdir(join(parent, 'salvia-tests-used'))
  vi.setSystemTime('2046-11-26')
  try {
    await markUsed(join(parent, 'salvia-tests-used'))
    await removeOldFolders(parent)
  } finally {
    vi.useRealTimers()
  }
  expect((await readdir(parent)).sort()).toEqual(['salvia-test-now', 'salvia-tests-used'])
  await rm(parent, { recursive: true })
})

test('folders of the kit that nobody has used for six hours are removed, and nothing else', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'salvia-folders-'))
  const now = await diskTime()
  const longAgo = new Date(now - 7 * HOUR_MS)
  const names = ['salvia-tests-old', 'salvia-tests-used', 'salvia-test-old', 'salvia-template-old', 'other']
  for (const name of names) {
    await mkdir(join(parent, name, 'inside'), { recursive: true })
    await utimes(join(parent, name), longAgo, longAgo)
  }
  await mkdir(join(parent, 'salvia-tests-new'))
  const within = new Date(now - 5 * HOUR_MS)
  await utimes(join(parent, 'salvia-tests-new'), within, within)
  await markUsed(join(parent, 'salvia-tests-used'))
  await removeOldFolders(parent)
  expect((await readdir(parent)).sort()).toEqual(['other', 'salvia-tests-new', 'salvia-tests-used'])
  await rm(parent, { recursive: true })
})
