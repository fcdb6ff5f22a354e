/**
 * The file name in a Content-Disposition header, unchanged (RFC 6266); undefined when there is none. `filename*` (RFC
 * 5987) is preferred to `filename`; of two equal parameters the first is used.
 */
export function dispositionFileName(header: string | null): string | undefined {
  if (header === null) return undefined
  const parameters = parametersOf(header)
  const extended = parameters.get('filename*')
  return (extended === undefined ? undefined : extendedValue(extended)) ?? parameters.get('filename')
}

/** One parameter after a semicolon: a name, and a value that is quoted (perhaps without closing quote) or a token. */
const PARAMETER = /;\s*([^\s=;"]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)(?:"|\\?$)|([^\s;"]*))/gs

function parametersOf(header: string): Map<string, string> {
  const parameters = new Map<string, string>()
  for (const [, name = '', quoted, token = ''] of header.matchAll(PARAMETER)) {
    const key = name.toLowerCase()
    if (!parameters.has(key)) parameters.set(key, quoted?.replace(/\\(.)/gs, '$1') ?? token)
  }
  return parameters
}

/** Decodes `charset'language'percent-encoded`; undefined for an unknown charset or bytes that are invalid in it. */
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
