import { readFile } from 'node:fs/promises'
import { type Template, templateSchema } from '@salvia/core/personnel-file'
import { errorOf } from '../errors/cli-error.ts'
import { reasonOf } from '../errors/system-reason.ts'
import { firstIssue } from './config-file.ts'
import { settingsErrors } from './settings.errors.ts'

/** Reads a template from a JSON file. */
export async function readTemplate(path: string): Promise<Template> {
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw errorOf(settingsErrors.TEMPLATE_UNREADABLE, { path, reason: reasonOf(cause) }, { cause })
  })
  const parsed = templateSchema.safeParse(parseJson(path, text))
  if (!parsed.success)
    throw errorOf(settingsErrors.TEMPLATE_UNREADABLE, { path, reason: firstIssue(parsed.error) })
  return parsed.data
}

function parseJson(path: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw errorOf(settingsErrors.TEMPLATE_UNREADABLE, { path, reason: (cause as Error).message }, { cause })
  }
}
