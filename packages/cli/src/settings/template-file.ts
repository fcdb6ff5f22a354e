import { readFile } from 'node:fs/promises'
import { type Template, templateSchema } from '@salvia/core/personnel-file'
import { CliError } from '../cli-error.ts'
import { reasonOf } from '../files/file-reason.ts'
import { firstIssue } from './config-file.ts'

/** The template of a JSON file. */
export async function readTemplate(path: string): Promise<Template> {
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new CliError('TEMPLATE_UNREADABLE', { path, reason: reasonOf(cause) }, { cause })
  })
  const parsed = templateSchema.safeParse(parseJson(path, text))
  if (!parsed.success) throw new CliError('TEMPLATE_UNREADABLE', { path, reason: firstIssue(parsed.error) })
  return parsed.data
}

function parseJson(path: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new CliError('TEMPLATE_UNREADABLE', { path, reason: (cause as Error).message }, { cause })
  }
}
