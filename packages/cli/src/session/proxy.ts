import * as http from 'node:http'
import type { Context } from '../command/context.ts'
import { errorOf } from '../errors/cli-error.ts'
import { sessionErrors } from './session.errors.ts'

const PROXY_VARIABLES = ['HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY', 'http_proxy'] as const

/**
 * Makes all later calls use the proxy from the environment, if there is one. An address without a scheme is one of
 * http, as for other programs.
 */
export function useProxy({ env }: Pick<Context, 'env'>): void {
  if (!goesThroughProxy({ env })) return
  const named = PROXY_VARIABLES.flatMap(name => (env[name] ? [[name, proxyAddress(name, env[name])]] : []))
  if ('setGlobalProxyFromEnv' in http) http.setGlobalProxyFromEnv({ ...env, ...Object.fromEntries(named) })
  else if (!nodeReadsProxy(env))
    throw errorOf(sessionErrors.PROXY_NEEDS_NODE, { node: process.versions.node })
}

/** Node 22 uses a proxy only when it was told so before it started, and only from 22.21 on. */
function nodeReadsProxy(env: NodeJS.ProcessEnv): boolean {
  return env.NODE_USE_ENV_PROXY === '1' && process.allowedNodeEnvironmentFlags.has('--use-env-proxy')
}

/** Whether the environment names a proxy for the calls. */
export function goesThroughProxy({ env }: Pick<Context, 'env'>): boolean {
  return PROXY_VARIABLES.some(name => env[name])
}

/** The variable that names the proxy for an address; null when none does. */
export function proxyVariableFor({ protocol, hostname }: URL, env: NodeJS.ProcessEnv): string | null {
  const direct = (env.NO_PROXY || env.no_proxy || '').split(/[\s,]+/).filter(entry => entry !== '')
  const isDirect = direct.some(entry => {
    const host = entry.replace(/:\d+$/, '').replace(/^\*?\.?/, '')
    return entry === '*' || hostname === host || hostname.endsWith(`.${host}`)
  })
  const names = PROXY_VARIABLES.filter(name =>
    name.toUpperCase().startsWith(`${protocol.slice(0, -1).toUpperCase()}_`),
  )
  return isDirect ? null : (names.find(name => env[name]) ?? null)
}

/** The address may hold a password, so an error names only the variable. */
function proxyAddress(name: string, given: string): string {
  const url = URL.parse(/^[a-z][a-z\d+.-]*:\/\//i.test(given) ? given : `http://${given}`)
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw errorOf(sessionErrors.PROXY_UNUSABLE, { name })
  return url.href
}
