import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { localeSchema } from '@salvia/core/i18n'
import { z } from 'zod'
import { CliError } from '../cli-error.ts'
import { FORMATS } from '../common-options.ts'
import { reasonOf } from '../files/file-reason.ts'
import { configFolder } from './places.ts'

const configSchema = z.strictObject({
  api: z.string().optional(),
  clientNumber: z.string().optional(),
  locale: localeSchema.optional(),
  format: z.enum(FORMATS).optional(),
  /** Path of a template, from the folder of the file that names it. */
  template: z.string().optional(),
})
type Config = z.infer<typeof configSchema>

/** The settings of `./salvia.config.json`, and below them those of the user's own file. */
export function readConfigFiles(env: NodeJS.ProcessEnv, cwd: string): Config {
  return { ...readConfig(configFolder(env), 'config.json'), ...readConfig(cwd, 'salvia.config.json') }
}

function readConfig(folder: string, name: string): Config {
  const path = join(folder, name)
  const text = readIfThere(path)
  if (text === undefined) return {}
  const parsed = configSchema.safeParse(parseJson(path, text))
  if (!parsed.success) throw new CliError('CONFIG_UNREADABLE', { path, reason: firstIssue(parsed.error) })
  const { template, ...config } = parsed.data
  return template === undefined ? config : { ...config, template: join(folder, template) }
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined
    throw new CliError('CONFIG_UNREADABLE', { path, reason: reasonOf(cause) }, { cause })
  }
}

function parseJson(path: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new CliError('CONFIG_UNREADABLE', { path, reason: (cause as Error).message }, { cause })
  }
}

/** The first thing that is wrong with a JSON file, with its place. */
export function firstIssue(error: z.ZodError): string {
  const issue = error.issues[0]
  if (!issue) return error.message
  const place = issue.path.join('.')
  return place ? `${place}: ${issue.message}` : issue.message
}
