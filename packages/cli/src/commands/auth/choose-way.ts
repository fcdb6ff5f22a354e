import type { BankIdStart } from '@salvia/core/bankid'
import type { Text } from '@salvia/core/i18n'
import type { Context } from '../../command/context.ts'
import { errorOf } from '../../errors/cli-error.ts'
import { usageErrors } from '../../errors/usage.errors.ts'
import { canOpen, canScan } from './bankid-sign-in.ts'

const TEXTS = {
  way: {
    sv: 'Hur vill du logga in?',
    en: 'How do you want to sign in?',
  },
  scanned: {
    sv: 'BankID på en annan enhet: en kod att skanna (--bankid)',
    en: 'BankID on another device: a code to scan (--bankid)',
  },
  here: {
    sv: 'BankID på den här enheten: en länk (--this-device)',
    en: 'BankID on this device: a link (--this-device)',
  },
  byBrowser: {
    sv: 'I webbläsaren: en kod som du skriver där (--browser)',
    en: 'In the browser: a code that you type there (--browser)',
  },
  withPassword: { sv: 'E-post och lösenord (--email)', en: 'Email and password (--email)' },
} as const satisfies Record<string, Text>

/** How somebody signs in: with BankID, started in one of two ways, by a code in the browser, or with a password. */
export type Way = BankIdStart | 'browser' | 'password'

export interface SignInOptions {
  readonly bankid: boolean
  readonly thisDevice: boolean
  readonly browser: boolean
  readonly email: string | undefined
}

/** `--this-device` only says how BankID is opened, so it goes with `--bankid`. */
export function insistOnOneWay({ bankid, thisDevice, browser, email }: SignInOptions): void {
  const [one, other] = [
    bankid ? '--bankid' : thisDevice ? '--this-device' : null,
    browser ? '--browser' : null,
    email === undefined ? null : '--email',
  ].filter(given => given !== null)
  if (one !== undefined && other !== undefined) throw errorOf(usageErrors.OPTIONS_CLASH, { one, other })
}

/**
 * Where no code can be shown, as for a screen reader, BankID opens by a link. On a host that is reached by SSH the link
 * would open nothing, so there the browser comes in its place.
 */
export async function chooseWay(
  { bankid, thisDevice, browser, email }: SignInOptions,
  ctx: Context,
): Promise<Way> {
  const { prompt, err, env } = ctx
  if (browser) return 'browser'
  if (thisDevice) return 'same-device'
  const scans = canScan(ctx)
  const isRemote = (env.SSH_CONNECTION ?? '') !== ''
  if (bankid) return scans ? 'qr' : isRemote ? 'browser' : 'same-device'
  if (email !== undefined || !canOpen(ctx)) return 'password'
  const ways = [
    ...(scans ? ([['qr', TEXTS.scanned]] as const) : []),
    ...(isRemote ? [] : ([['same-device', TEXTS.here]] as const)),
    ['browser', TEXTS.byBrowser],
    ['password', TEXTS.withPassword],
  ] as const
  const choices = ways.map(([value, label]) => ({ key: null, label: err.say(label), value, closed: null }))
  return prompt.choose<Way>(err.say(TEXTS.way), choices, '--with-token')
}
