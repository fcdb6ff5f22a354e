import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { contract } from '../api/index.ts'
import { createClient } from './create-client.ts'

const servers: Server[] = []

afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections()
})

async function clientOf(handler: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer(handler)
  servers.push(server)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/`
  return createClient(contract, {
    baseUrl,
    fetch,
    token: () => 'secret',
    locale: () => 'sv',
    onTokenExpired: () => expect.fail('the session ended'),
  })
}

/** Parses a multipart request with another implementation, and answers with a draft that describes what arrived. */
async function answerDraft(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const form = await new Response(Buffer.concat(chunks), {
    headers: { 'Content-Type': request.headers['content-type'] ?? '' },
  }).formData()
  const file = form.get('file')
  if (!(file instanceof File)) throw new Error('no file came')
  response.end(
    JSON.stringify({
      id: '0f0d3c3e-6d0c-4f7e-9a43-8f3f0f7a9c11',
      name: file.name,
      bytes: file.size,
      sha256: await file.text(),
      expiresAt: '2026-11-22T12:00:00.000Z',
    }),
  )
}

const params = { clientNumber: '20001' }

async function* chunksOf(...texts: string[]) {
  for (const text of texts) yield new TextEncoder().encode(text)
}

test('a form is sent as it is', async () => {
  const client = await clientOf(answerDraft)
  const form = new FormData()
  form.append('file', new Blob(['Förnamn;Efternamn']), 'personal å.csv')
  const draft = await client.personnelFile.attach({ params, body: form }, { idempotencyKey: 'k' })
  expect(draft).toMatchObject({ name: 'personal å.csv', sha256: 'Förnamn;Efternamn' })
})

test('a stream is sent as it is read', async () => {
  const client = await clientOf(answerDraft)
  const body = { name: 'a "b"\r\nå.csv', stream: chunksOf('Förnamn;', 'Efternamn', '\r\n') }
  const draft = await client.personnelFile.attach({ params, body })
  expect(draft.sha256).toBe('Förnamn;Efternamn\r\n')
  expect(draft.name).toBe('a "b"\r\nå.csv')
})

test("a file that can't be read to its end fails with its own error", async () => {
  const client = await clientOf((request, response) => {
    request.resume()
    request.on('end', () => response.end('{}'))
  })
  async function* broken() {
    yield* chunksOf('a')
    throw new Error('the file changed')
  }
  const work = client.personnelFile.attach({ params, body: { name: 'a.csv', stream: broken() } })
  await expect(work).rejects.toThrow('the file changed')
})

test('a connection that is cut during an upload is unavailable', async () => {
  const client = await clientOf(request => request.once('data', () => request.destroy()))
  const work = client.personnelFile.attach({ params, body: { name: 'a.csv', stream: chunksOf('a', 'b') } })
  await expect(work).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
})

test('a download has the name of its header, else the last part of its address', async () => {
  const client = await clientOf((request, response) => {
    if (request.url?.endsWith('/csv')) {
      response.setHeader('Content-Disposition', "attachment; filename*=UTF-8''mall%20%C3%A5.csv")
    }
    response.setHeader('Content-Type', 'text/csv')
    response.end(request.headers.authorization)
  })
  const named = await client.personnelFile.downloadTemplate({ params: { ...params, type: 'csv' } })
  expect(named).toMatchObject({ name: 'mall å.csv', contentType: 'text/csv' })
  expect(await named.blob.text()).toBe('Bearer secret')
  const unnamed = await client.followLink('files/personal%20%C3%A5.csv?v=1')
  expect(unnamed.name).toBe('personal å.csv')
  const rooted = await client.followLink('/api/files/%E0%A4%A')
  expect(rooted.name).toBe('%E0%A4%A')
  expect((await client.followLink('/')).name).toBe('download')
})

test('a download that is cut is no file', async () => {
  const client = await clientOf((_request, response) => {
    response.writeHead(200, { 'Content-Length': 1000 }).write('half')
    setTimeout(() => response.destroy(), 20)
  })
  await expect(client.followLink('x')).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
})

test.each([
  'https://elsewhere.example/x',
  '//elsewhere.example/x',
  '/\\elsewhere.example/x',
  'javascript:alert(1)',
  'data:text/plain,x',
  'blob:http://127.0.0.1/x',
  'file:///etc/passwd',
  'http://[',
])('a link to %s is refused without a call', async href => {
  const calls: unknown[] = []
  const client = await clientOf((request, response) => {
    calls.push(request.url)
    response.end()
  })
  await expect(client.followLink(href)).rejects.toMatchObject({ code: 'UNEXPECTED_ERROR' })
  expect(calls).toEqual([])
})
