import { writeFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import {
  type AddressInfo,
  connect,
  createServer as createTcpServer,
  type Server as TcpServer,
} from 'node:net'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { personnelFile, testFolder, written } from '../testing/folder.ts'
import { salviaHere } from '../testing/run-here.ts'
import { salvia } from '../testing/run-salvia.ts'
import { serviceUrl, tokenOf } from '../testing/service.ts'

let token: string
beforeAll(async () => {
  token = await tokenOf('hr@demo.example')
})

async function listening(server: Server | TcpServer): Promise<string> {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const answering = (listener: RequestListener) => listening(createServer(listener))

/**
 * Starts a proxy in front of the service that cuts a connection after this many bytes of one request. Returns its
 * address.
 */
function cuttingAfter(bytes: number): Promise<string> {
  const { port, hostname } = new URL(serviceUrl())
  return listening(
    createTcpServer(client => {
      const service = connect(Number(port), hostname)
      let passed = 0
      client.on('data', chunk => {
        passed += chunk.length
        if (passed < bytes) return void service.write(chunk)
        client.destroy()
        service.destroy()
      })
      service.pipe(client)
      for (const end of [client, service])
        end.on('error', () => {}).on('close', () => void [client, service].map(one => one.destroy()))
    }),
  )
}

const call = (api: string, words: readonly string[], more: Readonly<Record<string, string>> = {}) =>
  salvia([...words, '--api', api, '--locale', 'en'], { env: { SALVIA_TOKEN: token, ...more } })

test('a service that is down: tried again, then told in one sentence with 5', async () => {
  const { status, stdout, stderr } = await call('http://127.0.0.1:9', ['whoami'])
  expect([status, stdout]).toEqual([5, ''])
  expect(stderr).toContain('trying again')
  expect(stderr).toContain('Cannot reach http://127.0.0.1:9')
})

test('a service that fails: 5', async () => {
  const api = await answering((_, answer) => void answer.writeHead(503).end())
  expect((await call(api, ['whoami'])).status).toBe(5)
})

test('an address that is something else: 5, with what to check', async () => {
  const api = await answering((_, answer) => void answer.end('<html>A router</html>'))
  const { status, stderr } = await call(api, ['whoami'])
  expect([status, stderr.includes('does not come from the portal')]).toEqual([5, true])
})

test('an address without the calls: 5, not a missing case', async () => {
  const api = await answering((_, answer) => void answer.writeHead(404).end('nothing here'))
  expect((await call(api, ['whoami'])).status).toBe(5)
})

test.each(['http://portal.example', 'ftp://portal.example', 'portal'])(
  '%s is refused as an address',
  async api => {
    const { status, stderr } = await call(api, ['whoami'])
    expect([status, /https/.test(stderr)]).toEqual([2, true])
  },
)

test('a wrong address is told by the name that it was given under', async () => {
  const { status, stderr } = await salviaHere(['whoami'], { env: { SALVIA_API: 'portal' } })
  expect([status, stderr.includes('SALVIA_API kan inte vara portal')]).toEqual([2, true])
})

test('a proxy that cuts the upload: 5, and nothing is submitted', async () => {
  const path = written(testFolder(), 'a.csv', await personnelFile(900))
  const api = await cuttingAfter(90_000)
  const run = await call(api, ['upload', path, '-y', '--org', '10402'])
  expect(run.status).toBe(5)
  expect(run.stderr.replace(/\s+/g, ' ')).toMatch(/Nothing was sent\. . The upload was cut \([a-z ]+\)\./)
  const again = await call(serviceUrl(), ['upload', path, '-y', '--org', '10402', '-f', 'json'])
  expect(JSON.parse(again.stdout)).toMatchObject({ upload: { rows: 900 }, existing: false })
})

test('a file that changes while it is read: 3, and nothing is sent', async () => {
  const path = written(testFolder(), 'a.csv', await personnelFile(2000))
  const changing = setInterval(() => writeFileSync(path, `Personnummer\n${Date.now()}\n`.repeat(5000)), 1)
  const { status, stderr, stdout } = await salvia(['validate', path, path, path, '--locale', 'en'])
  clearInterval(changing)
  expect([status, stderr.includes('changed while it was being read')]).toEqual([3, true])
  expect(stdout).not.toContain('passed')
})

test('a reader that leaves early does not change the exit status', async () => {
  const path = written(testFolder(), 'a.csv', await personnelFile(300, [[3, 'Mobiltelefon', 'x']]))
  const { spawnSync } = await import('node:child_process')
  const { PROGRAM, quietPlace } = await import('../testing/run-salvia.ts')
  const command = `${process.execPath} ${PROGRAM} validate ${path} -f json | true; echo "\${PIPESTATUS[0]}"`
  const { stdout } = spawnSync('bash', ['-c', command], { env: quietPlace(), encoding: 'utf8' })
  expect(stdout.trim()).toBe('1')
})
