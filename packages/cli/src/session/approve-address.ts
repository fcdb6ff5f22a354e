import type { Text } from '@salvia/core/i18n'
import type { Context } from '../command/context.ts'
import { type CliError, errorOf } from '../errors/cli-error.ts'
import { visible } from '../output/escape.ts'
import { wrap } from '../output/wrap.ts'
import { readAddress } from '../settings/address.ts'
import { approveAddress, type FolderAddress } from '../settings/folder-address.ts'
import { settingsErrors } from '../settings/settings.errors.ts'
import { shortPath } from '../settings/source-text.ts'

const TEXTS = {
  ask: {
    sv: 'Filen {path} anger adressen {address}. Din inloggning och filerna du skickar går dit. Vill du använda den i den här mappen?',
    en: 'The file {path} names the address {address}. Your sign-in and the files you send go there. Do you want to use it in this folder?',
  },
  notUsed: {
    sv: 'Adressen {address} i {path} används inte. En fil i en mapp får inte bestämma vart inloggningen och filerna går förrän du har godkänt det.',
    en: 'The address {address} in {path} is not used. A file in a folder may not decide where the sign-in and the files go until you have approved it.',
  },
} as const satisfies Record<string, Text>

/**
 * Asks once whether an address from the folder's file may be used, and stores the approval. Any other answer ends the
 * program with status 2.
 */
export async function askToApprove(options: FolderAddress, ctx: Context): Promise<void> {
  // Throws first when the address is invalid.
  readAddress(options.address)
  if (!ctx.prompt.possible) throw notApproved(options)
  if (!(await ctx.prompt.confirm(ctx.err.say(TEXTS.ask, told(options, ctx)), '--api')))
    throw notApproved(options)
  await approveAddress(options, ctx.env)
}

export function notApproved({ address, path }: FolderAddress): CliError {
  return errorOf(settingsErrors.ADDRESS_NOT_APPROVED, { path, address: originOf(address) })
}

/** Says on standard error which address of the folder's file is not used, and why. */
export function tellUnapproved(ctx: Context): void {
  const { unapproved } = ctx.settings
  if (!unapproved) return
  const { paint, marks, say, width } = ctx.err
  const line = `${paint.warning(marks.warning)} ${say(TEXTS.notUsed, told(unapproved, ctx))}`
  for (const part of wrap(line, width)) ctx.tell(part)
}

function told({ address, path }: FolderAddress, { env }: Context) {
  return { address: visible(originOf(address)), path: visible(shortPath(path, env)) }
}

/** The origin of an address. The rest is left out, because it could be mistaken for another host. */
function originOf(address: string): string {
  return URL.parse(address)?.origin ?? address
}
