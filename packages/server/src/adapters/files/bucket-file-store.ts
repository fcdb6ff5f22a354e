import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { instantFromMillis } from '@salvia/core/primitives'
import { OWN_FILE, ownFolder } from '../../process/private-folder.ts'
import { asStorageError, bucketStartError, isMissing } from './bucket-fault.ts'
import { fileKey, isFileKey } from './file-key.ts'
import type { FileStore, StoredFile } from './file-store.ts'
import type { BucketSettings } from './files-settings.ts'
import { hashed } from './hashed.ts'
import { sweepAbandoned } from './sweep-abandoned.ts'

/** How long the storage may take: to be reached, and to say something. */
export interface BucketPatience {
  readonly connectMs: number
  readonly silenceMs: number
}

const PATIENCE: BucketPatience = { connectMs: 5_000, silenceMs: 20_000 }
const ATTEMPTS = 3

/**
 * Files in a bucket of storage that speaks S3. A file appears when it is whole: what breaks off is never completed. A
 * storage that is away is SERVICE_UNAVAILABLE; a bucket that cannot be used is a StartError that names the variable.
 */
export async function openBucketFileStore(
  settings: BucketSettings,
  patience: BucketPatience = PATIENCE,
): Promise<FileStore> {
  const { bucket: Bucket, prefix, spoolFolder } = settings
  const client = clientOf(settings, patience)
  await ask(client, settings)
  await ownFolder(spoolFolder)
  await sweepAbandoned(spoolFolder)
  const placeOf = (key: string) => ({ Bucket, Key: prefix + fileKey(key) })

  async function open(key: string): Promise<Readable | undefined> {
    try {
      const { Body } = await client.send(new GetObjectCommand(placeOf(key)))
      return Body as Readable
    } catch (error) {
      if (isMissing(error)) return undefined
      throw asStorageError(error)
    }
  }

  return {
    async write(key, content) {
      return uploadWhole(client, placeOf(key), content)
    },
    open,
    async withPath(key, use) {
      const content = await open(key)
      if (!content) throw new Error('The bucket has no such file.')
      const path = join(spoolFolder, randomUUID())
      try {
        await pipeline(content, createWriteStream(path, { flags: 'wx', mode: OWN_FILE })).catch(error => {
          throw asStorageError(error)
        })
        return await use(path)
      } finally {
        await rm(path, { force: true })
      }
    },
    async delete(key) {
      await client.send(new DeleteObjectCommand(placeOf(key))).catch(error => {
        throw asStorageError(error)
      })
    },
    async *keys() {
      try {
        for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix: prefix })) {
          for (const { Key = '', LastModified } of page.Contents ?? []) {
            const key = Key.slice(prefix.length)
            // Folders below the prefix, and the mark of the prefix itself, are somebody else's.
            if (LastModified && isFileKey(key)) {
              yield { key, changedAt: instantFromMillis(LastModified.getTime()) }
            }
          }
        }
      } catch (error) {
        throw asStorageError(error)
      }
    },
  }
}

function clientOf({ endpoint, region, keyId, secret }: BucketSettings, patience: BucketPatience): S3Client {
  return new S3Client({
    region,
    credentials: { accessKeyId: keyId, secretAccessKey: secret },
    // Storage elsewhere than at Amazon seldom has a host name for each bucket, or their newest checksums.
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    // Where the storage is stands in our own variables alone.
    ignoreConfiguredEndpointUrls: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: ATTEMPTS,
    requestHandler: { connectionTimeout: patience.connectMs, socketTimeout: patience.silenceMs },
  })
}

async function ask(client: S3Client, settings: BucketSettings): Promise<void> {
  const { bucket, prefix } = settings
  const question = new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, MaxKeys: 1 })
  await client.send(question).catch((error: unknown) => {
    throw bucketStartError(settings, error)
  })
}

/** A part at a time, so that a file takes the memory of one part and a storage that fails is noticed at once. */
async function uploadWhole(
  client: S3Client,
  place: { Bucket: string; Key: string },
  content: Readable,
): Promise<StoredFile> {
  let broken: { readonly error: unknown } | undefined
  const { content: passing, stored } = hashed(content)
  const watched = (async function* () {
    try {
      yield* passing
    } catch (error) {
      broken = { error }
      throw error
    }
  })()
  try {
    await new Upload({ client, params: { ...place, Body: Readable.from(watched) }, queueSize: 1 }).done()
    return stored()
  } catch (error) {
    // What the sender did wrong is told, whatever giving up at the storage said to it.
    throw broken ? broken.error : asStorageError(error)
  }
}
