import { join } from 'node:path'
import { isLoopback } from '../../process/loopback.ts'

/** A bucket of S3-compatible storage. */
export interface BucketSettings {
  readonly kind: 'bucket'
  readonly bucket: string
  /** Prefix of the keys in the bucket, ending with a slash. Empty for the whole bucket. */
  readonly prefix: string
  /** Address of the storage. Without one, Amazon's own of the region. */
  readonly endpoint: string | undefined
  readonly region: string
  readonly keyId: string
  readonly secret: string
  /** Where a file is copied to while another process reads it. */
  readonly spoolFolder: string
}

/** Where uploaded files are stored. */
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
/** A bucket name as S3 allows it, and the prefix of the keys. */
const BUCKET = /^s3:\/\/([a-z\d][a-z\d.-]{1,61}[a-z\d])(?:\/([\w./-]*))?$/

/** Whether `SALVIA_FILES` names a folder or a valid bucket. */
export function isFilesPlace(value: string): boolean {
  return BUCKET.test(value) || !/^[a-z\d]+:\/\//i.test(value)
}

/**
 * A sentence that names the variables that are missing for a bucket, or useless without one. Undefined if all is well.
 */
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

/** The settings of variables that {@link wrongOfFiles} has accepted. */
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
