import { pathParameters } from '../contract/index.ts'
import { appError } from '../error-catalogue/index.ts'

type Values = Readonly<Record<string, unknown>>

/**
 * The address of a call. Parameters are encoded. Throws for a parameter that would change the path (empty, `.` or
 * `..`).
 * @example addressOf('https://x/api/', 'cases/{id}', { id: 'a/b' }, {}).pathname // '/api/cases/a%2Fb'
 */
export function addressOf(baseUrl: string, path: string, params: Values = {}, query: Values = {}): URL {
  let filled = path
  for (const name of pathParameters(path)) {
    const value = String(params[name] ?? '')
    if (/^\.{0,2}$/.test(value)) throw appError('INVALID_REQUEST', { parameter: name })
    filled = filled.replace(`{${name}}`, () => encodeURIComponent(value.toWellFormed()))
  }
  const address = new URL(filled, baseUrl)
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) address.searchParams.append(name, String(one))
    }
  }
  return address
}

/**
 * The address of a link from an answer. Throws for a link to another origin, or to no server at all, so that a token
 * is never sent there.
 */
export function linkAddress(baseUrl: string, href: string): URL {
  const base = new URL(baseUrl)
  const address = URL.parse(href, base)
  if (address && address.origin === base.origin && address.protocol === base.protocol) return address
  throw appError('UNEXPECTED_ERROR', {}, { cause: new Error('A link leads to another origin') })
}
