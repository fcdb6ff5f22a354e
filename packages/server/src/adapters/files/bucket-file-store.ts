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

/** Time limits of the storage, in milliseconds: to connect, and to answer. */
export interface BucketPatience {
  readonly connectMs: number
  readonly silenceMs: number
}

const PATIENCE: BucketPatience = { connectMs: 5_000, silenceMs: 20_000 }
const ATTEMPTS = 3

/**
 * Files in a bucket of S3-compatible storage. A file appears only when it is complete. Throws SERVICE_UNAVAILABLE if
 * the storage is unreachable, and at the start a StartError that names the variable if the bucket cannot be used.
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
            // Skips folders below the prefix, and the entry of the prefix itself.
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
    // Storage other than Amazon's seldom has a host name for each bucket, or supports their newest checksums.
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    // Only our own variables say where the storage is.
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

/**
 * Uploads one part at a time, so that a file needs the memory of one part only and a failing storage is noticed at
 * once.
 */
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
    // An error of the sender comes first, whatever the aborted upload reported.
    throw broken ? broken.error : asStorageError(error)
  }
}
