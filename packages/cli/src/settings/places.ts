import { join } from 'node:path'
import envPaths from 'env-paths'

/** The folder of the user's own settings and sign-in. */
export function configFolder(env: NodeJS.ProcessEnv): string {
  return env.XDG_CONFIG_HOME ? join(env.XDG_CONFIG_HOME, 'salvia') : envPaths('salvia', { suffix: '' }).config
}
