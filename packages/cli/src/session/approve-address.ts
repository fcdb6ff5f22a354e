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

/** Asks once whether the address of a folder may be used, and remembers a yes. Anything else ends the program with 2. */
export async function askToApprove(options: FolderAddress, ctx: Context): Promise<void> {
  // One that could never be called is told as that.
  readAddress(options.address)
  if (!ctx.prompt.possible) throw notApproved(options)
  if (!(await ctx.prompt.confirm(ctx.err.say(TEXTS.ask, told(options, ctx)), '--api')))
    throw notApproved(options)
  await approveAddress(options, ctx.env)
}

export function notApproved({ address, path }: FolderAddress): CliError {
  return errorOf(settingsErrors.ADDRESS_NOT_APPROVED, { path, address: originOf(address) })
}

/** Says on standard error which address of the folder does not count here, and why. */
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

/** Where an address leads: what follows the host cannot be mistaken for a host of its own. */
function originOf(address: string): string {
  return URL.parse(address)?.origin ?? address
}
