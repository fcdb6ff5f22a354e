import { join } from 'node:path'
import { isLoopback } from '../../process/loopback.ts'

/** A bucket of storage that speaks S3. */
export interface BucketSettings {
  readonly kind: 'bucket'
  readonly bucket: string
  /** What keys begin with in the bucket, with a slash at its end; empty for the whole bucket. */
  readonly prefix: string
  /** Where the storage is; Amazon's own of the region where absent. */
  readonly endpoint: string | undefined
  readonly region: string
  readonly keyId: string
  readonly secret: string
  /** Where a file is put for as long as another process reads it. */
  readonly spoolFolder: string
}

/** Where uploaded files are kept. */
export type FilesSettings = { readonly kind: 'folder'; readonly folder: string } | BucketSettings

/** The variables as they were read. */
export interface FilesVariables {
  readonly SALVIA_DATA: string
  readonly SALVIA_FILES?: string | undefined
  readonly SALVIA_S3_ENDPOINT?: string | undefined
  readonly SALVIA_S3_REGION?: string | undefined
  readonly SALVIA_S3_KEY_ID?: string | undefined
  readonly SALVIA_S3_SECRET?: string | undefined
}

const NEEDED = ['SALVIA_S3_REGION', 'SALVIA_S3_KEY_ID', 'SALVIA_S3_SECRET'] as const
const ALL = ['SALVIA_S3_ENDPOINT', ...NEEDED] as const
/** A name as S3 allows it, and what keys begin with. */
const BUCKET = /^s3:\/\/([a-z\d][a-z\d.-]{1,61}[a-z\d])(?:\/([\w./-]*))?$/

/** Whether `SALVIA_FILES` names a folder or a bucket, and not something that looks like one. */
export function isFilesPlace(value: string): boolean {
  return BUCKET.test(value) || !/^[a-z\d]+:\/\//i.test(value)
}

/** The sentence of what is missing for a bucket, or of no use without one. */
export function wrongOfFiles(variables: FilesVariables, isProduction: boolean): string | undefined {
  const { SALVIA_FILES: place = '', SALVIA_S3_ENDPOINT: endpoint } = variables
  const given = ALL.find(name => variables[name] !== undefined)
  if (!BUCKET.test(place)) {
    return (
      given && `${given} is of no use alone: SALVIA_FILES must name a bucket, such as s3://bucket/prefix.`
    )
  }
  const missing = NEEDED.filter(name => variables[name] === undefined)
  if (missing.length > 0) return `${missing.join(' and ')} must be set for the bucket of SALVIA_FILES.`
  const isOpen = endpoint?.startsWith('http:') && !isLoopback(new URL(endpoint).hostname)
  return isProduction && isOpen ? 'SALVIA_S3_ENDPOINT must begin with https:// in production.' : undefined
}

/** Variables that {@link wrongOfFiles} finds nothing wrong with. */
export function filesSettings(variables: FilesVariables): FilesSettings {
  const { SALVIA_DATA: data, SALVIA_FILES: place = join(data, 'files') } = variables
  const [, bucket, prefix = ''] = BUCKET.exec(place) ?? []
  const { SALVIA_S3_REGION: region, SALVIA_S3_KEY_ID: keyId, SALVIA_S3_SECRET: secret } = variables
  if (!bucket || !region || !keyId || !secret) return { kind: 'folder', folder: place }
  return {
    kind: 'bucket',
    bucket,
    prefix: prefix.replace(/\/*$/, '/').replace(/^\/+/, ''),
    endpoint: variables.SALVIA_S3_ENDPOINT,
    region,
    keyId,
    secret,
    spoolFolder: join(data, 'reading'),
  }
}
