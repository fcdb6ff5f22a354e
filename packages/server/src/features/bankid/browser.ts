import type { BankIdDevice, BankIdLinks } from '@salvia/core/bankid'
import { returnFragment } from '@salvia/core/bankid'

/** The device that a browser's user agent names. */
export function deviceOf(userAgent: string): BankIdDevice {
  return /Mobi|Android|iPhone|iPad/i.test(userAgent) ? 'phone' : 'computer'
}

/** Browsers on iOS that need their own form of address to be returned to. */
const RETURN_FORMS: readonly { mark: RegExp; form: (address: string) => string }[] = [
  { mark: /CriOS/, form: address => address.replace(/^http/, 'googlechrome') },
  { mark: /FxiOS/, form: address => `firefox://open-url?url=${encodeURIComponent(address)}` },
  { mark: /OPT\//, form: address => `touch-${address}` },
]

/** The address by which the app returns to the browser that opened it, with the nonce in its fragment. */
export function returnAddress(
  { origin, path, nonce }: { readonly origin: string; readonly path: string; readonly nonce: string },
  userAgent: string,
): string {
  const address = `${origin}${path}${returnFragment(nonce)}`
  return RETURN_FORMS.find(({ mark }) => mark.test(userAgent))?.form(address) ?? address
}

/**
 * Links that open the app with an order. Where the app returns to was set when the order began.
 * @param simulator address of the simulator, which takes the app's place
 */
export function appLinks(autoStartToken: string, simulator: string | undefined): BankIdLinks {
  const query = `?${new URLSearchParams({ autostarttoken: autoStartToken, redirect: 'null' })}`
  if (simulator !== undefined) return { computer: `${simulator}/${query}`, phone: `${simulator}/${query}` }
  return { computer: `bankid:///${query}`, phone: `https://app.bankid.com/${query}` }
}
