import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A script that stores visitor and session cookies and sends each page view, like the real one. */
const SCRIPT = `(() => {
  const told = {}
  const keep = (name, seconds) => {
    document.cookie = name + '.' + told.setSiteId + '.1fff=x; Path=/; SameSite=Lax; Max-Age=' + seconds
  }
  const run = ([name, value]) => {
    told[name] = value
    if (name !== 'trackPageView') return
    keep('_pk_id', told.setVisitorCookieTimeout)
    keep('_pk_ses', told.setSessionCookieTimeout)
    const view = new URLSearchParams({
      idsite: told.setSiteId,
      url: told.setCustomUrl,
      action_name: told.setDocumentTitle,
    })
    void fetch(told.setTrackerUrl + '?' + view, { mode: 'no-cors', keepalive: true })
  }
  const waiting = window._paq
  window._paq = { push: run }
  for (const command of waiting) run(command)
})()`

/** An analytics server that records its requests for a test. */
export interface AnalyticsServer {
  /** Address of its script. */
  readonly script: string
  /** All requests that it received, in order. */
  readonly asked: readonly URL[]
  /** The page views that it received. */
  views(): string[]
  close(): Promise<void>
}

export async function openAnalyticsServer(): Promise<AnalyticsServer> {
  const asked: URL[] = []
  const server = createServer((request, response) => {
    const address = new URL(request.url ?? '', 'http://analytics.test')
    asked.push(address)
    const isScript = address.pathname === '/matomo.js'
    response.writeHead(isScript ? 200 : 204, { 'content-type': 'text/javascript' })
    response.end(isScript ? SCRIPT : undefined)
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  return {
    script: `http://127.0.0.1:${(server.address() as AddressInfo).port}/matomo.js`,
    asked,
    views: () =>
      asked.flatMap(({ pathname, searchParams }) =>
        pathname === '/matomo.php' ? [new URL(searchParams.get('url') ?? '').pathname] : [],
      ),
    async close() {
      server.closeAllConnections()
      await new Promise(done => server.close(done))
    },
  }
}
