import { errorOf } from '../errors/cli-error.ts'
import { settingsErrors } from './settings.errors.ts'

const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]']

/**
 * Parses the address of a service. Only this computer may be called without https. `told` is the name of the setting,
 * for errors.
 */
export function readAddress(address: string, told = 'api'): URL {
  const url = URL.parse(address)
  if (!url || !['http:', 'https:'].includes(url.protocol)) {
    throw errorOf(settingsErrors.API_NOT_ADDRESS, { name: told, value: address })
  }
  if (url.protocol === 'http:' && !LOCAL_HOSTS.includes(url.hostname)) {
    throw errorOf(settingsErrors.API_NOT_SECURE, { url: url.origin })
  }
  url.search = ''
  url.hash = ''
  return url
}
