/**
 * The file name that a Content-Disposition header carries, as written there (RFC 6266); undefined where it carries
 * none. `filename*` (RFC 5987) goes before `filename`; of two alike the first holds.
 */
export function dispositionFileName(header: string | null): string | undefined {
  if (header === null) return undefined
  const parameters = parametersOf(header)
  const extended = parameters.get('filename*')
  return (extended === undefined ? undefined : extendedValue(extended)) ?? parameters.get('filename')
}

/** One parameter after a semicolon: a name, and a value that is quoted (perhaps without an end) or a token. */
const PARAMETER = /;\s*([^\s=;"]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)(?:"|\\?$)|([^\s;"]*))/gs

function parametersOf(header: string): Map<string, string> {
  const parameters = new Map<string, string>()
  for (const [, name = '', quoted, token = ''] of header.matchAll(PARAMETER)) {
    const key = name.toLowerCase()
    if (!parameters.has(key)) parameters.set(key, quoted?.replace(/\\(.)/gs, '$1') ?? token)
  }
  return parameters
}

/** `charset'language'percent-encoded`; undefined where the charset is unknown or the bytes are none of it. */
function extendedValue(value: string): string | undefined {
  const [, charset = '', encoded = ''] = /^([^']*)'(?:[^']*')?(.*)$/s.exec(value) ?? []
  const label = charset.toLowerCase()
  if (label !== 'utf-8' && label !== 'iso-8859-1') return undefined
  try {
    return new TextDecoder(label, { fatal: true }).decode(percentDecoded(encoded))
  } catch {
    return undefined
  }
}

function percentDecoded(text: string): Uint8Array<ArrayBuffer> {
  const bytes: number[] = []
  for (const [, hex, character = ''] of text.matchAll(/%([0-9a-f]{2})|(.)/gis)) {
    bytes.push(hex === undefined ? character.charCodeAt(0) & 0xff : Number.parseInt(hex, 16))
  }
  return Uint8Array.from(bytes)
}
