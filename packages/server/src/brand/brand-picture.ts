import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { BRAND_PICTURE_MAX_BYTES } from '@salvia/core/limits'

/** Prefix of the addresses of the brand's pictures. */
const BRAND_PREFIX = '/brand/'

const TYPES = { svg: 'image/svg+xml', png: 'image/png' } as const

/** A picture of the brand, read when the server starts. */
export interface BrandPicture {
  /** Path from the root of the portal. A changed picture gets another address. */
  readonly address: string
  readonly type: (typeof TYPES)[keyof typeof TYPES]
  readonly bytes: Uint8Array
}

/** A picture, or the end of a sentence that tells why it is unusable. */
type PictureAnswer =
  | { readonly kind: 'picture'; readonly picture: BrandPicture }
  | { readonly kind: 'fault'; readonly fault: string }

/** Reads a picture by its path from a folder. The content decides its type, not the name. */
export function readBrandPicture(folder: string, path: string): PictureAnswer {
  const bytes = bytesOf(resolve(folder, path))
  if (bytes === undefined) return fault('names a file that cannot be read')
  if (bytes.length > BRAND_PICTURE_MAX_BYTES) {
    return fault(`names a file of more than ${BRAND_PICTURE_MAX_BYTES / 1000} kB`)
  }
  const kind = kindOf(bytes)
  if (kind === undefined) return fault('names a file that is neither SVG nor PNG')
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
  return {
    kind: 'picture',
    picture: { address: `${BRAND_PREFIX}${hash}.${kind}`, type: TYPES[kind], bytes },
  }
}

const fault = (text: string): PictureAnswer => ({ kind: 'fault', fault: text })

function bytesOf(path: string): Uint8Array | undefined {
  try {
    return readFileSync(path)
  } catch {
    return undefined
  }
}

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
/** The root element of an SVG file, after an XML declaration, a document type and comments. */
const SVG =
  /^\uFEFF?\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--(?:(?!-->)[\s\S])*-->\s*|<!DOCTYPE\s+svg[^>[]*>\s*)*<svg[\s>]/

function kindOf(bytes: Uint8Array): keyof typeof TYPES | undefined {
  if (PNG.every((byte, i) => bytes[i] === byte)) return 'png'
  return SVG.test(new TextDecoder().decode(bytes)) ? 'svg' : undefined
}
