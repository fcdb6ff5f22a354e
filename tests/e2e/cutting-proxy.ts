import { createServer, request, type Server } from 'node:http'

/** When a connection is cut: before the request reaches the server, or after the server has answered. */
type CutAt = 'request' | 'answer'

/** A proxy in front of the server that can cut calls, like a real network. */
interface CuttingProxy {
  readonly url: string
  /** Cuts calls whose address matches from now on; null lets all calls through. */
  cut(calls: RegExp | null, at?: CutAt): void
  stop(): Promise<void>
}

/** Starts a proxy in front of a server. It passes on the requested host name. */
export async function startCuttingProxy(server: string): Promise<CuttingProxy> {
  let calls: RegExp | null = null
  let at: CutAt = 'answer'
  const proxy: Server = createServer((incoming, outgoing) => {
    const isCut = calls?.test(incoming.url ?? '') ?? false
    if (isCut && at === 'request') {
      incoming.once('data', () => incoming.socket.destroy())
      return
    }
    const { method, headers } = incoming
    const onward = request(new URL(incoming.url ?? '/', server), { method, headers }, answer => {
      if (isCut) {
        answer.resume().once('end', () => incoming.socket.destroy())
        return
      }
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    onward.once('error', () => incoming.socket.destroy())
    incoming.pipe(onward)
  })
  await new Promise<void>(done => proxy.listen(0, '127.0.0.1', done))
  const address = proxy.address()
  if (!address || typeof address === 'string') throw new Error('The proxy has no port.')
  return {
    url: `http://localhost:${address.port}`,
    cut(wanted, when = 'answer') {
      calls = wanted
      at = when
    },
    async stop() {
      proxy.closeAllConnections()
      await new Promise(done => proxy.close(done))
    },
  }
}
