import { spawn } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { lockDataFolder } from './data-folder-lock.ts'
import { processStart } from './process-start.ts'

const IN_USE = /is in use by another Salvia server/
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'salvia-lock-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const lockOf = (pid: number, startedAt: string) => JSON.stringify({ pid, startedAt })
const leave = (lock: string) => writeFile(join(folder, 'salvia.lock'), lock)

test('a second process is refused with a sentence, and the first is unharmed', async () => {
  const first = await lockDataFolder(folder)
  await expect(lockDataFolder(folder)).rejects.toThrow(IN_USE)
  await expect(lockDataFolder(folder)).rejects.toThrow(IN_USE)
  await first.release()
})

test('released, the folder is free and nothing is left', async () => {
  await (await lockDataFolder(folder)).release()
  expect(await readdir(folder)).toEqual([])
  await (await lockDataFolder(folder)).release()
})

describe('a lock that was left behind is taken over', () => {
  test('by a process that is gone', async () => {
    const child = spawn(process.execPath, ['-e', ''])
    await new Promise(resolve => child.once('exit', resolve))
    await leave(lockOf(child.pid ?? 0, '1'))
    await (await lockDataFolder(folder)).release()
  })

  test('by a process whose number another program has by now', async () => {
    await leave(lockOf(process.pid, 'another time'))
    await (await lockDataFolder(folder)).release()
  })

  test.each(['', '{', '{"pid":"x"}'])('that says %j', async content => {
    await leave(content)
    await (await lockDataFolder(folder)).release()
  })

  test('with its socket', async () => {
    await writeFile(join(folder, 'salvia.sock'), '')
    await leave(lockOf(process.pid, 'another time'))
    await (await lockDataFolder(folder)).release()
  })
})

test('a process that lives holds the folder though it does not answer', async () => {
  await leave(lockOf(process.pid, (await processStart(process.pid)) ?? ''))
  await expect(lockDataFolder(folder)).rejects.toThrow(IN_USE)
})

test('of many that start at once over a dead lock, one gets the folder', async () => {
  await leave(lockOf(process.pid, 'another time'))
  const results = await Promise.allSettled(Array.from({ length: 10 }, () => lockDataFolder(folder)))
  const taken = results.filter(result => result.status === 'fulfilled')
  expect(taken).toHaveLength(1)
  await taken[0]?.value.release()
})

describe('a lock that was deleted by hand', () => {
  test('does not let a second process in beside the first', async () => {
    const first = await lockDataFolder(folder)
    await rm(join(folder, 'salvia.lock'))
    await expect(lockDataFolder(folder)).rejects.toThrow(IN_USE)
    expect(await readdir(folder)).toEqual(['salvia.sock'])
    await first.release()
  })

  test('is no hindrance when the process is gone too', async () => {
    await writeFile(join(folder, 'salvia.sock'), '')
    await (await lockDataFolder(folder)).release()
    expect(await readdir(folder)).toEqual([])
  })
})

test('a folder whose path is too long for a socket is locked all the same', async () => {
  const deep = join(folder, 'x'.repeat(120))
  const first = await lockDataFolder(deep)
  await expect(lockDataFolder(deep)).rejects.toThrow(IN_USE)
  await first.release()
})

test('a takeover that was itself cut short is no hindrance', async () => {
  await leave(lockOf(process.pid, 'another time'))
  await writeFile(join(folder, 'salvia.lock.takeover'), lockOf(process.pid, 'another time'))
  await (await lockDataFolder(folder)).release()
  expect(await readdir(folder)).toEqual([])
})
