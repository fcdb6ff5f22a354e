import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { StartError } from '../process/start-error.ts'

/**
 * The text of a provisioning file with each template's path (relative to the file's folder) replaced by the template.
 * Other faults of the file are left to its parser.
 */
export async function withTemplates(text: string, folder: string): Promise<string> {
  const file = jsonOf(text)
  const organisations = isObject(file) && Array.isArray(file.organisations) ? file.organisations : []
  let hasPaths = false
  for (const [index, organisation] of organisations.entries()) {
    if (!isObject(organisation) || typeof organisation.template !== 'string') continue
    hasPaths = true
    organisation.template = await templateOf(organisation.template, folder, index)
  }
  return hasPaths ? JSON.stringify(file) : text
}

async function templateOf(path: string, folder: string, index: number): Promise<unknown> {
  const place = `organisations[${index}].template: ${path}`
  const text = await readFile(resolve(folder, path), 'utf8').catch(() => {
    throw new StartError(`${place} cannot be read. Name a JSON file, from the folder of this one.`)
  })
  const template = jsonOf(text)
  if (template === undefined) throw new StartError(`${place} is no JSON.`)
  return template
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
