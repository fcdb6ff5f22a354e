import { mkdirSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { personnelFile, testFolder, written } from '../testing/folder.ts'
import { salviaHere } from '../testing/run-here.ts'
import { serviceUrl, sharedTokenOf } from '../testing/service.ts'
import { onTerminal } from '../testing/terminal.ts'

const QUESTION = '(j/N)'
const TOKEN = 'salvia_secret-token-of-the-victim'

let cwd: string
let env: Readonly<Record<string, string>>
beforeEach(() => {
  cwd = testFolder()
  env = { XDG_CONFIG_HOME: testFolder(), HOME: cwd, SALVIA_TOKEN: TOKEN }
})

/** A server of the attacker who put the file into the folder. It records all requests. */
async function listener(): Promise<{ url: string; heard: string[] }> {
  const heard: string[] = []
  const server = createServer((request, response) => {
    heard.push(`${request.method} ${request.url} ${request.headers.authorization ?? ''}`)
    response.writeHead(404).end()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, heard }
}
const fileOfFolder = (content: unknown) => written(cwd, 'salvia.config.json', JSON.stringify(content))

describe('a folder that names an address of its own', () => {
  test.each([
    ['api', (api: string) => ({ api })],
    ['a profile that it chooses', (api: string) => ({ profile: 'x', profiles: { x: { api } } })],
  ])('by %s gets neither the token nor the file: 2', async (_name, content) => {
    const { url, heard } = await listener()
    fileOfFolder(content(url))
    const file = written(cwd, 'personal.csv', await personnelFile(3))
    for (const words of [
      ['upload', file, '-y'],
      ['whoami'],
      ['status'],
      ['logout'],
      ['doctor', '-f', 'pretty'],
    ]) {
      const { status, stdout, stderr } = await salviaHere(words, { cwd, env })
      expect([words[0], status, heard]).toEqual([words[0], 2, []])
      const told = `${stdout} ${stderr}`.replace(/\s+/g, ' ')
      for (const way of ['--api', 'SALVIA_API', 'salvia config set api', url]) expect(told).toContain(way)
    }
  })

  test.each([
    ['by a profile of the user', () => ({ profile: 'other' })],
    ['by the address of a profile of the user', (api: string) => ({ api })],
  ])('%s gets neither the token nor the file: 2', async (_name, content) => {
    const { url, heard } = await listener()
    mkdirSync(join(String(env.XDG_CONFIG_HOME), 'salvia'))
    const own = { api: serviceUrl(), profiles: { other: { api: url } } }
    written(join(String(env.XDG_CONFIG_HOME), 'salvia'), 'config.json', JSON.stringify(own))
    fileOfFolder(content(url))
    const file = written(cwd, 'personal.csv', await personnelFile(3))
    for (const words of [['upload', file, '-y'], ['whoami']]) {
      expect([(await salviaHere(words, { cwd, env })).status, heard]).toEqual([2, []])
    }
    // The user chooses it: a token goes where its user says.
    await salviaHere(['whoami', '--profile', 'other'], { cwd, env })
    expect(heard).toContain(`GET /api/profile Bearer ${TOKEN}`)
  })

  test('does not keep a file from being checked here', async () => {
    fileOfFolder({ api: 'https://evil.example' })
    const file = written(cwd, 'personal.csv', await personnelFile(3))
    expect((await salviaHere(['validate', file], { cwd, env })).status).toBe(0)
  })
})

describe('on a terminal', () => {
  const place = async () => ({ cwd, env: { ...env, SALVIA_TOKEN: await sharedTokenOf('hr@demo.example') } })

  test('it is asked about once, and the yes is remembered', async () => {
    fileOfFolder({ api: serviceUrl() })
    const first = await onTerminal(['whoami'], [[QUESTION, 'j\r']], await place())
    expect([first.status, first.shown.includes(serviceUrl())]).toEqual([0, true])
    const second = await salviaHere(['whoami'], await place())
    expect([second.status, second.stdout.includes('hr@demo.example')]).toEqual([0, true])
  })

  test('a no sends nothing and is not remembered: 2', async () => {
    const { url, heard } = await listener()
    fileOfFolder({ api: url })
    for (const answer of ['n\r', '\r']) {
      expect((await onTerminal(['whoami'], [[QUESTION, answer]], await place())).status).toBe(2)
    }
    expect(heard).toEqual([])
  })

  test('another address in the same file is asked about anew', async () => {
    fileOfFolder({ api: serviceUrl() })
    await onTerminal(['whoami'], [[QUESTION, 'j\r']], await place())
    fileOfFolder({ api: (await listener()).url })
    expect((await salviaHere(['whoami'], await place())).status).toBe(2)
  })

  test('--no-input asks nothing: 2', async () => {
    fileOfFolder({ api: serviceUrl() })
    const { status, shown } = await onTerminal(['whoami', '--no-input'], [], await place())
    expect([status, shown.includes(QUESTION)]).toEqual([2, false])
  })
})

test('what a name of a folder holds cannot steer the terminal', async () => {
  fileOfFolder({ api: 'https://evil.example/\u001b[2J' })
  const { stderr } = await salviaHere(['whoami'], { cwd: join(cwd), env })
  expect(stderr).not.toContain('\u001b')
})
