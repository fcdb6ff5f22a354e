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
import { onTestFinished } from 'vitest'
import { serviceUrl } from './service.ts'

interface FrontOptions {
  /** Key and certificate in PEM; without them the proxy uses plain http. */
  readonly tls?: { readonly key: string; readonly cert: string }
  /** Changes the headers of the service's answer. */
  readonly headers?: (headers: IncomingHttpHeaders) => IncomingHttpHeaders
}

/** Starts a proxy in front of the shared service, and stops it after the test. Returns its address. */
export async function inFrontOfService({ tls, headers = same => same }: FrontOptions): Promise<string> {
  const pass = (asked: IncomingMessage, answer: ServerResponse) => forward(asked, answer, headers)
  const server: Server = tls ? createTlsServer(tls, pass) : createServer(pass)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `${tls ? 'https' : 'http'}://localhost:${(server.address() as AddressInfo).port}`
}

function forward(
  asked: IncomingMessage,
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
  asked.pipe(onward)
}
