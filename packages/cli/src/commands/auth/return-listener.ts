import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { returnNonceOf } from '@salvia/core/bankid'
import type { Locale, Text } from '@salvia/core/i18n'

const HOST = '127.0.0.1'
const TITLE: Text = { sv: 'Tillbaka till terminalen', en: 'Back to the terminal' }
const DONE: Text = {
  sv: 'Inloggningen fortsätter i terminalen. Du kan stänga den här fliken.',
  en: 'The sign-in continues in the terminal. You can close this tab.',
}

/** Where the BankID app on this computer leads the browser when the user has signed. */
export interface ReturnListener {
  readonly port: number
  /** What the browser brought, once it has come. */
  nonce(): string | undefined
  close(): void
}

/** Listens on this computer alone, at a free port. */
export async function listenForReturn(locale: Locale): Promise<ReturnListener> {
  let nonce: string | undefined
  const server = createServer((asked, answer) => {
    const { pathname, search } = new URL(asked.url ?? '/', `http://${HOST}`)
    // A page that leads its own name to this computer would be told apart by that name.
    const isForHere = asked.headers.host === `${HOST}:${port}` && asked.method === 'GET' && pathname === '/'
    const brought = isForHere ? returnNonceOf(search) : undefined
    if (brought === undefined) return void answer.writeHead(404).end()
    nonce = brought
    sayDone(answer, locale)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, HOST, resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    port,
    nonce: () => nonce,
    close() {
      server.close()
      server.closeIdleConnections()
    },
  }
}

function sayDone(answer: ServerResponse, locale: Locale): void {
  answer
    .writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': "default-src 'none'",
      'Referrer-Policy': 'no-referrer',
      Connection: 'close',
    })
    .end(
      `<!doctype html><html lang="${locale}"><meta name="viewport" content="width=device-width"><title>${TITLE[locale]}</title><p>${DONE[locale]}</p>`,
    )
}
