import { join } from 'node:path'
import envPaths from 'env-paths'

/** The folder of the user's own settings and sign-ins. */
function configFolder(env: NodeJS.ProcessEnv): string {
  return env.XDG_CONFIG_HOME ? join(env.XDG_CONFIG_HOME, 'salvia') : envPaths('salvia', { suffix: '' }).config
}

/** The two settings files. Values in the folder's file override those in the user's. */
interface ConfigPaths {
  readonly folder: string
  readonly user: string
}

export function configPaths(env: NodeJS.ProcessEnv, cwd: string): ConfigPaths {
  return { folder: join(cwd, 'salvia.config.json'), user: join(configFolder(env), 'config.json') }
}

/** The file with sign-ins on a computer without a key store. */
export function credentialsPath(env: NodeJS.ProcessEnv): string {
  return join(configFolder(env), 'credentials.json')
}

/** The file with the addresses that the user has approved for folders' files. */
export function approvedAddressesPath(env: NodeJS.ProcessEnv): string {
  return join(configFolder(env), 'approved-addresses.json')
}

/** The file with the organisations that the user has chosen. */
export function chosenCompaniesPath(env: NodeJS.ProcessEnv): string {
  return join(configFolder(env), 'organisations.json')
}
