import { join } from 'node:path'
import envPaths from 'env-paths'

/** The folder of the user's own settings and sign-in. */
function configFolder(env: NodeJS.ProcessEnv): string {
  return env.XDG_CONFIG_HOME ? join(env.XDG_CONFIG_HOME, 'salvia') : envPaths('salvia', { suffix: '' }).config
}

/** The two files of settings: the folder's goes before the user's own. */
export interface ConfigPaths {
  readonly folder: string
  readonly user: string
}

export function configPaths(env: NodeJS.ProcessEnv, cwd: string): ConfigPaths {
  return { folder: join(cwd, 'salvia.config.json'), user: join(configFolder(env), 'config.json') }
}

/** Where the sign-ins are kept on a machine without a key store. */
export function credentialsPath(env: NodeJS.ProcessEnv): string {
  return join(configFolder(env), 'credentials.json')
}

/** Where it is kept which addresses the files of folders may name. */
export function approvedAddressesPath(env: NodeJS.ProcessEnv): string {
  return join(configFolder(env), 'approved-addresses.json')
}

/** Where it is kept which organisation was chosen. */
export function chosenCompaniesPath(env: NodeJS.ProcessEnv): string {
  return join(configFolder(env), 'organisations.json')
}
