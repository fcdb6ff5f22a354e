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
  /** Answers a request in place of the service. Returns false to let it pass. */
  readonly instead?: (asked: IncomingMessage, answer: ServerResponse) => boolean
  /** The answers of the service to these requests are lost on their way. */
  readonly loses?: (asked: IncomingMessage) => boolean
}

/** Starts a proxy in front of the shared service, and stops it after the test. Returns its address. */
export async function inFrontOfService({
  tls,
  headers = same => same,
  instead = () => false,
  loses = () => false,
}: FrontOptions): Promise<string> {
  const pass = (asked: IncomingMessage, answer: ServerResponse) => {
    if (instead(asked, answer)) return
    forward(asked, answer, { change: headers, isLost: loses(asked) })
  }
  const server: Server = tls ? createTlsServer(tls, pass) : createServer(pass)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `${tls ? 'https' : 'http'}://localhost:${(server.address() as AddressInfo).port}`
}

/** Lets a request pass to the service unchanged. */
export function passOn(asked: IncomingMessage, answer: ServerResponse): void {
  forward(asked, answer, { change: same => same, isLost: false })
}

interface Passage {
  readonly change: (headers: IncomingHttpHeaders) => IncomingHttpHeaders
  readonly isLost: boolean
}

function forward(asked: IncomingMessage, answer: ServerResponse, { change, isLost }: Passage): void {
  const onward = request(new URL(asked.url ?? '/', serviceUrl()), {
    method: asked.method,
    headers: { ...asked.headers, host: new URL(serviceUrl()).host },
  })
  onward.once('response', answered => {
    if (isLost) return void answered.resume().once('end', () => asked.socket.destroy())
    answer.writeHead(answered.statusCode ?? 500, change(answered.headers))
    answered.pipe(answer)
  })
  onward.once('error', () => answer.destroy())
  asked.pipe(onward)
}
