import { mkdtemp, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import type { BucketSettings } from '../adapters/files/files-settings.ts'

/** An S3 server in this process, with a folder of its own. */
export interface StorageServer {
  /** Its one bucket. */
  readonly settings: BucketSettings
  /** The requests so far, such as `PUT /salvia-files/uploads/key`. */
  readonly asked: readonly string[]
  goAway(): Promise<void>
  /** Starts listening again on the same port, with the same files. */
  comeBack(): Promise<void>
  stop(): Promise<void>
}

const HOST = '127.0.0.1'
const BUCKET = 'salvia-files'
/** The only key id and secret that the server accepts. */
const KEY = 'S3RVER'

export async function startStorage(): Promise<StorageServer> {
  const folder = await mkdtemp(join(tmpdir(), 'salvia-storage-'))
  const asked: string[] = []
  const listen = async (port: number) => {
    const server = new S3rver({
      address: HOST,
      port,
      silent: true,
      directory: join(folder, 'buckets'),
      configureBuckets: [{ name: BUCKET }],
    })
    const address = await server.run()
    server.httpServer.on('request', ({ method, url }: IncomingMessage) => void asked.push(`${method} ${url}`))
    return { port: address.port, httpServer: server.httpServer, close: () => server.close() }
  }
  let server = await listen(0)
  const { port } = server
  const goAway = async () => {
    if (!server.httpServer.listening) return
    const closed = server.close()
    server.httpServer.closeAllConnections()
    await closed
  }
  return {
    asked,
    settings: {
      kind: 'bucket',
      bucket: BUCKET,
      prefix: 'uploads/',
      endpoint: `http://${HOST}:${port}`,
      region: 'eu-north-1',
      keyId: KEY,
      secret: KEY,
      spoolFolder: join(folder, 'reading'),
    },
    goAway,
    async comeBack() {
      server = await listen(port)
    },
    async stop() {
      await goAway()
      await rm(folder, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}
