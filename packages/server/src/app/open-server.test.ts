import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))
let folder: string
const children: ChildProcess[] = []
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'salvia-server-'))
})
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true, maxRetries: 10 })
})

/** Starts the server in its own process. */
function start(variables: Record<string, string> = {}) {
  const child = spawn(
    process.execPath,
    ['-e', `import(${JSON.stringify(MAIN)}).then(m => m.startServer())`],
    {
      env: {
        PATH: process.env.PATH,
        PORT: '0',
        SALVIA_DATA: join(folder, 'data'),
        // Later starts reuse the compiled code.
        NODE_COMPILE_CACHE: join(folder, 'compiled'),
        ...variables,
      },
    },
  )
  children.push(child)
  const output = { text: '' }
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (output.text += chunk))
  const ended = once(child, 'exit').then(([code]: (number | null)[]) => code)
  return { child, output, ended }
}

async function listening({ output }: ReturnType<typeof start>): Promise<string> {
  await expect.poll(() => output.text, { timeout: 240_000, interval: 100 }).toContain('"event":"started"')
  return /"url":"([^"]+)"/.exec(output.text)?.[1] ?? ''
}

test('a first start seeds the demo, a second process is refused, a stop is in good order, a restart keeps', async () => {
  const first = start()
  const url = await listening(first)
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  const signIn = (base: string) =>
    fetch(`${base}/api/tokens`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'hr@demo.example', password: 'Salvia-demo-1' }),
    })
  const { accessToken } = (await (await signIn(url)).json()) as { accessToken: string }

  const second = start()
  expect(await second.ended).toBe(1)
  expect(second.output.text).toContain('is in use by another Salvia server')
  expect((await fetch(`${url}/readyz`)).status).toBe(200)

  first.child.kill('SIGTERM')
  expect(await first.ended).toBe(0)

  const again = start()
  const other = await listening(again)
  const headers = { authorization: `Bearer ${accessToken}` }
  expect((await fetch(`${other}/api/profile`, { headers })).status).toBe(200)
  again.child.kill('SIGKILL')
  await again.ended

  const afterKill = start()
  expect((await signIn(await listening(afterKill))).status).toBe(200)
  afterKill.child.kill('SIGINT')
  expect(await afterKill.ended).toBe(0)
}, 300_000)

test('a wrong variable ends the start with its sentence', async () => {
  const { ended, output } = start({ PORT: 'many' })
  expect(await ended).toBe(1)
  expect(output.text).toBe('Salvia cannot start: PORT must be a number.\n')
})
