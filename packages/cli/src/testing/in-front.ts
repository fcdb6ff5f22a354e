import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { serviceUrl } from './service.ts'

interface Answer {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}

interface FrontOptions {
  /** Key and certificate, in PEM; without them the front speaks plain http. */
  readonly tls?: { readonly key: string; readonly cert: string }
  /** What is answered in place of the service; undefined leaves the call to it. */
  readonly instead?: (asked: IncomingMessage, body: string) => Answer | undefined
  /** Changes what the service answered before it is passed on. */
  readonly headers?: (headers: IncomingHttpHeaders) => IncomingHttpHeaders
}

/** The shared service behind a proxy of its own, which is gone when the test is over. Answers its address. */
export async function inFrontOfService({
  tls,
  instead = () => undefined,
  headers = same => same,
}: FrontOptions): Promise<string> {
  const pass = async (asked: IncomingMessage, answer: ServerResponse) => {
    const body = await buffer(asked)
    const own = instead(asked, body.toString())
    if (!own) return forward(asked, body, answer, headers)
    answer.writeHead(own.status, { 'Content-Type': 'application/json', ...own.headers })
    answer.end(own.body === undefined ? '' : JSON.stringify(own.body))
  }
  const server: Server = tls ? createTlsServer(tls, pass) : createServer(pass)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `${tls ? 'https' : 'http'}://localhost:${(server.address() as AddressInfo).port}`
}

function forward(
  asked: IncomingMessage,
  body: Buffer,
  answer: ServerResponse,
  change: (headers: IncomingHttpHeaders) => IncomingHttpHeaders,
): void {
  const onward = request(new URL(asked.url ?? '/', serviceUrl()), {
    method: asked.method,
    headers: { ...asked.headers, host: new URL(serviceUrl()).host },
  })
  onward.once('response', answered => {
    answer.writeHead(answered.statusCode ?? 500, change(answered.headers))
    answered.pipe(answer)
  })
  onward.once('error', () => answer.destroy())
  onward.end(body)
}
