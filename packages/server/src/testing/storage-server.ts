import { mkdtemp, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import type { BucketSettings } from '../adapters/files/files-settings.ts'

/** Storage that speaks S3, in this process and in a folder of its own. */
export interface StorageServer {
  /** Its one bucket. */
  readonly settings: BucketSettings
  /** What it was asked so far, such as `PUT /salvia-files/uploads/key`. */
  readonly asked: readonly string[]
  stop(): Promise<void>
}

const BUCKET = 'salvia-files'
/** The one pair that the server knows. */
const KEY = 'S3RVER'

export async function startStorage(prefix = 'uploads/'): Promise<StorageServer> {
  const folder = await mkdtemp(join(tmpdir(), 'salvia-storage-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(folder, 'buckets'),
    configureBuckets: [{ name: BUCKET }],
  })
  const { port } = await server.run()
  const asked: string[] = []
  server.httpServer.on('request', ({ method, url }: IncomingMessage) => void asked.push(`${method} ${url}`))
  return {
    asked,
    settings: {
      kind: 'bucket',
      bucket: BUCKET,
      prefix,
      endpoint: `http://127.0.0.1:${port}`,
      region: 'eu-north-1',
      keyId: KEY,
      secret: KEY,
      spoolFolder: join(folder, 'reading'),
    },
    async stop() {
      if (server.httpServer.listening) {
        const closed = server.close()
        server.httpServer.closeAllConnections()
        await closed
      }
      await rm(folder, { recursive: true, force: true })
    },
  }
}
