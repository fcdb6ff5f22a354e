import { safeFileName } from '@salvia/core/client'

/**
 * The header that names a download: in ASCII for old browsers, by RFC 5987 for other letters.
 * @example contentDisposition('å.csv') // `attachment; filename="_.csv"; filename*=UTF-8''%C3%A5.csv`
 */
export function contentDisposition(name: string): string {
  const safe = safeFileName(name)
  const plain = safe.replace(/[^\x20-\x7e]/g, '_').replace(/["\\%]/g, '_')
  const encoded = encodeURIComponent(safe).replace(
    /['()*]/g,
    character => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
