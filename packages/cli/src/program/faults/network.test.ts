import { writeFileSync } from 'node:fs'
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import {
  type AddressInfo,
  connect,
  createServer as createTcpServer,
  type Server as TcpServer,
} from 'node:net'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { UPLOAD_VIEW } from '../../commands/personnel-file/upload-view.ts'
import { personnelFile, testFolder, written } from '../../testing/folder.ts'
import { inFrontOfService, passOn } from '../../testing/in-front.ts'
import { salviaHere } from '../../testing/run-here.ts'
import { salvia } from '../../testing/run-salvia.ts'
import { casesOf, FAULTS_COMPANY, serviceUrl, tokenOf } from '../../testing/service.ts'
import { OWN_AUTHORITY, OWN_TLS } from '../../testing/tls/own-authority.ts'

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
  expect(run.stderr.replace(/\s+/g, ' ')).toMatch(
    /Nothing was sent\. . The upload was interrupted \([a-z ]+\)\./,
  )
  const again = await call(serviceUrl(), ['upload', path, '-y', '--org', '10402', '-f', 'json'])
  expect(JSON.parse(again.stdout)).toMatchObject({ upload: { rows: 900 }, existing: false })
})

test('a file that changes while it is read: 3, and nothing is sent', async () => {
  const path = written(testFolder(), 'a.csv', await personnelFile(2000))
  const changing = setInterval(() => writeFileSync(path, `Personnummer\n${Date.now()}\n`.repeat(50_000)), 1)
  onTestFinished(() => clearInterval(changing))
  const often = Array<string>(20).fill(path)
  // A read may also meet the moment at which the file is empty: it is asked until one meets a change.
  let told = ''
  while (!told.includes('changed while it was being read')) {
    const { status, stderr, stdout } = await salvia(['validate', ...often, '--locale', 'en'])
    expect([status, stdout.includes('passed')], stderr).toEqual([3, false])
    told = stderr
  }
})

const fileOf = async (rows: number) => written(testFolder(), 'personal.csv', await personnelFile(rows))
const told = ({ stdout }: { stdout: string }) => JSON.parse(stdout) as ReturnType<typeof UPLOAD_VIEW.json>
const send = (api: string, path: string, words: readonly string[] = [], more = {}) =>
  call(api, ['upload', path, '-y', '--org', FAULTS_COMPANY, '-f', 'json', ...words], more)
const words = (text: string) => text.replace(/\s+/g, ' ')

/** Answers the first request whose path ends like this in place of the service. */
function onceAt(ending: string, answer: (response: ServerResponse) => void) {
  let isDone = false
  return (asked: IncomingMessage, response: ServerResponse): boolean => {
    if (isDone || asked.method !== 'POST' || !asked.url?.endsWith(ending)) return false
    isDone = true
    asked.resume().once('end', () => answer(response))
    return true
  }
}
const STEPS = [
  ['attach', `personnel-file-drafts/${FAULTS_COMPANY}`],
  ['review', '/review'],
  ['submit', '/submit'],
] as const

describe('a token', () => {
  test.each([
    ['with a line break in it', 'salvia_machine_abc\ndef'],
    ['with the word Bearer', 'Bearer salvia_machine_abc'],
    ['with a letter that no token has', 'salvia_machine_åäö'],
  ])('%s: 4, with what is wrong', async (_what, malformed) => {
    const run = await send(serviceUrl(), await fileOf(70), [], { SALVIA_TOKEN: malformed })
    expect([run.status, told(run).reason?.code, told(run).sent]).toEqual([4, 'TOKEN_MALFORMED', false])
  })

  test('that has expired: 4', async () => {
    const payload = Buffer.from(JSON.stringify({ exp: 1_700_000_000 })).toString('base64url')
    const run = await send(serviceUrl(), await fileOf(70), [], { SALVIA_TOKEN: `x.${payload}.y` })
    expect([run.status, told(run).reason?.code]).toEqual([4, 'TOKEN_REFUSED'])
  })

  test('that was revoked: 4, with where it stands', async () => {
    const at = `${serviceUrl()}/api/machine-tokens/${FAULTS_COMPANY}`
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
    const body = JSON.stringify({ name: 'natt', grants: ['personnel-file'] })
    const made = (await (await fetch(at, { method: 'POST', headers, body })).json()) as {
      id: string
      token: string
    }
    const path = await fileOf(71)
    expect((await send(serviceUrl(), path, ['--dry-run'], { SALVIA_TOKEN: made.token })).status).toBe(0)
    expect((await fetch(`${at}/${made.id}`, { method: 'DELETE', headers })).ok).toBe(true)
    const run = await send(serviceUrl(), path, ['--retry-for', '1m'], { SALVIA_TOKEN: made.token })
    expect([run.status, run.stderr.includes('SALVIA_TOKEN')]).toEqual([4, true])
    expect(await casesOf(path, token)).toEqual([])
  })
})

/** Longer than a name may be, so that the machine asks no other for it. */
const TOO_LONG_A_NAME = 'x'.repeat(64)

test('no such host: 5, with why', async () => {
  const run = await send(`https://${TOO_LONG_A_NAME}.invalid`, await fileOf(72))
  expect([run.status, told(run).reason?.code]).toEqual([5, 'SERVER_UNREACHABLE'])
  expect(run.stderr).toContain('(the address is not found)')
})

describe('a server', () => {
  test('that accepts and never answers: 6 at the limit', async () => {
    const silent = await listening(createTcpServer(client => client.on('error', () => {}).resume()))
    const path = await fileOf(73)
    const start = performance.now()
    const run = await send(silent, path, ['--timeout', '3s', '--retry-for', '1m'])
    expect([run.status, told(run).reason?.code, told(run).sent]).toEqual([6, 'TIME_IS_UP', false])
    expect(performance.now() - start).toBeLessThan(20_000)
  })

  test('that is silent in the middle of an answer: 6 at the limit', async () => {
    const api = await answering((_, answer) => {
      answer.writeHead(200, { 'Content-Type': 'application/json' }).write('{')
    })
    expect((await call(api, ['status', '--timeout', '3s'])).status).toBe(6)
  })

  test('that never answers the submit: 6, and nobody says that nothing was sent', async () => {
    const api = await inFrontOfService({ instead: onceAt('/submit', () => {}) })
    const path = await fileOf(74)
    let run = await send(api, path, ['--timeout', '8s'])
    // A busy machine takes longer to come to the submit.
    for (const time of ['30s', '90s'])
      if (told(run).sent === false) run = await send(api, path, ['--timeout', time])
    expect([run.status, told(run).sent]).toEqual([6, null])
    expect(words(run.stderr)).toContain('It is unclear whether the file was submitted.')
  })

  test('that never answers about the file that was sent: 6, with how to wait on', async () => {
    const isAsked = ({ method, url }: IncomingMessage) =>
      method === 'GET' && /\/personnel-files\/\d+\/[\w-]+$/.test(url ?? '')
    const api = await inFrontOfService({ instead: isAsked })
    const path = await fileOf(95)
    const waitFor = (time: string) => send(api, path, ['--wait', '--timeout', time])
    let run = await waitFor('8s')
    // A busy machine takes longer to send the file.
    for (const time of ['30s', '90s']) if (told(run).sent !== true) run = await waitFor(time)
    expect([run.status, told(run).reason?.code]).toEqual([6, 'GAVE_UP_WAITING'])
    expect(words(run.stderr)).toContain(`salvia status ${told(run).case} --wait IMPORTED`)
  })

  test('that is slow: the file is sent', async () => {
    const slow = (asked: IncomingMessage, answer: ServerResponse) => {
      setTimeout(() => passOn(asked, answer), 300)
      return true
    }
    const api = await inFrontOfService({ instead: slow })
    const path = await fileOf(75)
    expect((await send(api, path, ['--timeout', '1m'])).status).toBe(0)
    expect(await casesOf(path, token)).toHaveLength(1)
  })
})

describe('a certificate that is not accepted', () => {
  test('5 at once, with the variable that names an authority', async () => {
    const run = await send(await inFrontOfService({ tls: OWN_TLS }), await fileOf(76), ['--retry-for', '1m'])
    expect([run.status, told(run).reason?.code]).toEqual([5, 'CERTIFICATE_REFUSED'])
    expect(run.stderr).toContain('NODE_EXTRA_CA_CERTS')
    expect(run.stderr).not.toContain('trying again')
  })

  test('is accepted once NODE_EXTRA_CA_CERTS names its authority: the file is sent', async () => {
    const path = await fileOf(76)
    const api = await inFrontOfService({ tls: OWN_TLS })
    const run = await send(api, path, [], { NODE_EXTRA_CA_CERTS: OWN_AUTHORITY })
    expect([run.status, told(run).sent]).toEqual([0, true])
    expect(await casesOf(path, token)).toHaveLength(1)
  })

  test('is refused still where the variable names another file', async () => {
    const other = written(testFolder(), 'other.pem', '')
    const run = await send(await inFrontOfService({ tls: OWN_TLS }), await fileOf(76), [], {
      NODE_EXTRA_CA_CERTS: other,
    })
    expect([run.status, told(run).reason?.code]).toEqual([5, 'CERTIFICATE_REFUSED'])
  })
})

describe('a failure that passes', () => {
  test.each(STEPS)('too many calls at %s, with Retry-After: the file is sent once', async (step, ending) => {
    const answer = (response: ServerResponse) => response.writeHead(429, { 'Retry-After': '1' }).end()
    const api = await inFrontOfService({ instead: onceAt(ending, answer) })
    const path = await fileOf(77 + STEPS.findIndex(([name]) => name === step))
    const run = await send(api, path, ['--retry-for', '1m'])
    expect([run.status, run.stderr.includes('trying again in 1 s')]).toEqual([0, true])
    expect([told(run).existing, await casesOf(path, token)]).toMatchObject([false, [{}]])
  })

  test.each(STEPS)('500 once at %s: the file is sent once', async (step, ending) => {
    const api = await inFrontOfService({ instead: onceAt(ending, answer => answer.writeHead(500).end()) })
    const path = await fileOf(80 + STEPS.findIndex(([name]) => name === step))
    const run = await send(api, path, ['--retry-for', '1m'])
    expect([run.status, told(run).existing]).toEqual([0, false])
    expect(await casesOf(path, token)).toHaveLength(1)
  })

  test('the answer to the submit is lost: the file is sent once, and told as new', async () => {
    let isLost = false
    const loses = ({ url }: IncomingMessage) => {
      const isNow = !isLost && url?.endsWith('/submit') === true
      isLost ||= isNow
      return isNow
    }
    const path = await fileOf(83)
    const run = await send(await inFrontOfService({ loses }), path)
    expect([isLost, run.status, told(run).sent, told(run).existing]).toEqual([true, 0, true, false])
    expect(await casesOf(path, token)).toHaveLength(1)
  })

  test('that asks for a longer wait than the user allows: 5 at once', async () => {
    const instead = (_: IncomingMessage, answer: ServerResponse) => {
      answer.writeHead(503, { 'Retry-After': '3600' }).end()
      return true
    }
    const start = performance.now()
    const run = await send(await inFrontOfService({ instead }), await fileOf(84), ['--retry-for', '10m'])
    expect([run.status, told(run).sent]).toEqual([5, false])
    expect(performance.now() - start).toBeLessThan(30_000)
  })
})

test('a redirect: 5, with where to, and nothing is sent there', async () => {
  const heard: (string | undefined)[] = []
  const other = await answering(({ url }, answer) => {
    heard.push(url)
    answer.end()
  })
  const api = await answering(({ url }, answer) => {
    answer.writeHead(url === '/config.json' ? 404 : 307, { Location: `${other}${url}` }).end()
  })
  const run = await send(api, await fileOf(85))
  expect([run.status, told(run).reason?.code, heard]).toEqual([5, 'REDIRECTED', []])
  expect(run.stderr).toContain(other)
})

test('an address with a path that is not the API: 5, and what to give instead', async () => {
  const run = await send(new URL('/nowhere', serviceUrl()).href, await fileOf(85))
  expect([run.status, told(run).reason?.code]).toEqual([5, 'API_NOT_HERE'])
  expect(run.stderr).toContain('/nowhere')
})

describe('a proxy', () => {
  test('without a scheme is one of http: 5, with the variable where nothing answers', async () => {
    const run = await send('https://portal.example', await fileOf(86), [], { HTTPS_PROXY: 'localhost:9' })
    expect([run.status, told(run).reason?.code]).toEqual([5, 'UNREACHABLE_BY_PROXY'])
    expect(run.stderr).toContain('HTTPS_PROXY')
  })

  test('of a kind that does not work: 2, without the password that may stand in it', async () => {
    const run = await send('https://portal.example', await fileOf(86), [], {
      HTTPS_PROXY: 'socks5://user:secret@proxy.example',
    })
    expect([run.status, run.stderr.includes('HTTPS_PROXY'), run.stderr.includes('secret')]).toEqual([
      2,
      true,
      false,
    ])
  })
})

test.each(['SIGTERM', 'SIGINT'] as const)('%s while the file is sent: 130, and nothing is', async signal => {
  const path = await fileOf(87)
  const api = await inFrontOfService({ instead: onceAt('/review', () => {}) })
  const run = await salvia(['upload', path, '-y', '--org', FAULTS_COMPANY, '-f', 'json', '--api', api], {
    env: { SALVIA_TOKEN: token, SALVIA_LOCALE: 'en' },
    onStderr: (text, kill) => text.endsWith('The service is reviewing the file …\n') && kill(signal),
  })
  expect([run.status, told(run).sent, told(run).reason?.code]).toEqual([130, false, 'INTERRUPTED'])
  expect(run.stderr).toContain('Nothing was sent.')
  expect(await casesOf(path, token)).toEqual([])
})
