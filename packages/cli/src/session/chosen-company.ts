import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import type { Context } from '../command/context.ts'
import { writeJsonFile } from '../settings/json-file.ts'
import { chosenCompaniesPath } from '../settings/places.ts'
import { keptFor, keptWithoutCall } from './kept-for.ts'
import type { Site } from './site.ts'

const fileSchema = z.record(z.string(), z.string())
const MODE = 0o600

type Place = Pick<Context, 'env' | 'settings'>

/** The client number that the user chose with `org use` for a service and profile; undefined for none. */
export async function chosenCompany(site: Site, ctx: Place): Promise<string | undefined> {
  return (await readAll(ctx))[keptFor(site, ctx)]
}

/** The same for the address in the settings, without a call; undefined also when that address is none. */
export async function chosenForSettings(ctx: Place): Promise<string | undefined> {
  const all = await readAll(ctx)
  try {
    return all[keptWithoutCall(ctx)]
  } catch {
    return undefined
  }
}

export async function rememberCompany(clientNumber: string, site: Site, ctx: Place): Promise<void> {
  const all = { ...(await readAll(ctx)), [keptFor(site, ctx)]: clientNumber }
  await writeJsonFile(chosenCompaniesPath(ctx.env), all, MODE)
}

export async function forgetCompany(site: Site, ctx: Place): Promise<void> {
  const { [keptFor(site, ctx)]: forgotten, ...rest } = await readAll(ctx)
  if (forgotten !== undefined) await writeJsonFile(chosenCompaniesPath(ctx.env), rest, MODE)
}

/** A missing or broken file counts as empty, because it is easy to choose again. */
async function readAll({ env }: Place): Promise<Readonly<Record<string, string>>> {
  try {
    return fileSchema.parse(JSON.parse(await readFile(chosenCompaniesPath(env), 'utf8')))
  } catch {
    return {}
  }
}
