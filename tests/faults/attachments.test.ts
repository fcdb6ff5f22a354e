import { readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { dirname, join } from 'node:path'
import type { Attachment } from '@salvia/core/conversations'
import { afterAll, beforeAll, describe, expect, type TestContext, test } from 'vitest'
import { copyOf, type ServerProcess, seededFolder, startProcess } from './server-process.ts'

const PATH = 'orders/10401/attachments'
/** What the scanner of this test finds. */
const MARKER = 'SALVIA-TEST-VIRUS!'
const SIGN_IN = { email: 'hr@demo.example', password: 'Salvia-demo-1' }

let seeded: string
let scanner: Server
let variables: Record<string, string>
const folders: string[] = []

beforeAll(async () => {
  seeded = await seededFolder()
  folders.push(seeded)
  scanner = await startScanner()
  const address = scanner.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  variables = { SALVIA_CLAMD: `127.0.0.1:${address.port}` }
})
afterAll(async () => {
  scanner.close()
  await Promise.all(
    folders.map(folder => rm(dirname(folder), { recursive: true, force: true, maxRetries: 10 })),
  )
})

/** Answers as clamd does, once all of a file has come. */
async function startScanner(): Promise<Server> {
  const server = createServer(socket => {
    let text = ''
    socket.on('error', () => undefined)
    socket.on('data', piece => {
      text += piece.toString('latin1')
      if (text.endsWith('\0\0\0\0')) {
        socket.end(text.includes(MARKER) ? 'stream: Test FOUND\0' : 'stream: OK\0')
      }
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return server
}

/** A user of a server that may die during any call. */
async function sender(api: string) {
  const tokens = await fetch(`${api}tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(SIGN_IN),
  })
  const { accessToken } = (await tokens.json()) as { accessToken: string }
  const authorization = `Bearer ${accessToken}`
  return {
    async attach(text: string): Promise<Attachment> {
      const body = new FormData()
      body.set('file', new Blob([text]), 'underlag.txt')
      const headers = { authorization, 'idempotency-key': 'the-same-attachment' }
      const response = await fetch(`${api}${PATH}`, { method: 'POST', headers, body })
      expect(response.status).toBe(200)
      return (await response.json()) as Attachment
    },
    async unsent(): Promise<Attachment[]> {
      const response = await fetch(`${api}${PATH}`, { headers: { authorization } })
      return ((await response.json()) as { items: Attachment[] }).items
    },
  }
}

const bytesIn = (folder: string) =>
  readdirSync(join(folder, 'files')).filter(name => name.startsWith('attachment-'))

/** Attaches a text on a server that dies at the fault, then starts a new server on the same data. */
async function attachedBefore(
  fault: string,
  text: string,
  { onTestFinished }: TestContext,
): Promise<{ folder: string; user: Awaited<ReturnType<typeof sender>> }> {
  const folder = await copyOf(seeded)
  folders.push(folder)
  const server: ServerProcess = await startProcess(folder, fault, variables)
  onTestFinished(() => server.stop('SIGKILL'))
  const user = await sender(server.api)
  // The connection may break before the answer.
  await user.attach(text).catch(() => undefined)
  expect(await server.ended).toBe('SIGKILL')
  const next = await startProcess(folder, undefined, variables)
  onTestFinished(() => next.stop('SIGKILL'))
  return { folder, user: await sender(next.api) }
}

describe.concurrent('the server dies', () => {
  test.for([
    ['file: before rename', 0],
    ['attachment: before row', 0],
    ['attachment: before commit', 0],
    ['attachment: after commit', 1],
  ] as const)(
    '%s: files that are there: %i; the same file sent again is there once',
    async ([fault, count], context) => {
      const { user } = await attachedBefore(fault, 'Underlag', context)
      const left = await user.unsent()
      expect(left).toHaveLength(count)
      const again = await user.attach('Underlag')
      if (left[0]) expect(again.id).toBe(left[0].id)
      expect(await user.unsent()).toHaveLength(1)
    },
  )

  test('scan: before verdict: the file waits, and is scanned by the next server', async context => {
    const { user } = await attachedBefore('scan: before verdict', 'Underlag', context)
    // Only the test's own knows which test it is in while others run beside it.
    await context.expect
      .poll(() => user.unsent(), { timeout: 90_000, interval: 250 })
      .toMatchObject([{ state: 'clean' }])
  })

  test('scan: after verdict: an infected file stays closed, though its bytes are still there', async context => {
    const { folder, user } = await attachedBefore('scan: after verdict', MARKER, context)
    expect(await user.unsent()).toMatchObject([{ state: 'infected', links: [] }])
    // The sweep deletes them within two hours, since no row points to them.
    expect(bytesIn(folder)).toHaveLength(bytesIn(seeded).length + 1)
  })
})
