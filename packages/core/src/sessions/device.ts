import { z } from 'zod'
import { fillText, type Locale, type Text } from '../i18n/index.ts'

/** The programs that a session can be listed with. */
const programSchema = z.enum(['terminal', 'edge', 'opera', 'samsung-internet', 'firefox', 'chrome', 'safari'])
type Program = z.infer<typeof programSchema>

/** The systems that a session can be listed with. An iPad may call itself a Mac. */
const systemSchema = z.enum(['windows', 'iphone', 'ipad', 'android', 'chromeos', 'mac', 'linux'])
type System = z.infer<typeof systemSchema>

/** The program and system of a sign-in. Null if the program did not say, or said something unknown. */
export const deviceSchema = z.object({
  program: programSchema.nullable(),
  system: systemSchema.nullable(),
})
export type Device = z.infer<typeof deviceSchema>

/** The first match counts, since most browsers also name the browsers that they descend from. */
const PROGRAM_MARKS: readonly (readonly [Program, RegExp])[] = [
  ['terminal', /^salvia\//],
  ['edge', /\bEdg(e|A|iOS)?\//],
  ['opera', /\bOP[RT]\//],
  ['samsung-internet', /\bSamsungBrowser\//],
  ['firefox', /\b(Firefox|FxiOS)\//],
  ['chrome', /(Chrome|CriOS)\//],
  ['safari', /\bVersion\/[\d.]+ .*\bSafari\//],
]

/** Phones come before Linux and Mac, which they also name. The terminal names systems as Node does. */
const SYSTEM_MARKS: readonly (readonly [System, RegExp])[] = [
  ['windows', /\b(Windows|win32)\b/],
  ['iphone', /\biPhone\b/],
  ['ipad', /\biPad\b/],
  ['android', /\bAndroid\b/],
  ['chromeos', /\bCrOS\b/],
  ['mac', /\b(Macintosh|darwin)\b/],
  ['linux', /\b(Linux|linux)\b/],
]

/**
 * Reads program and system from a User-Agent header. Only these two words are kept: enough for users to recognise
 * their own sessions, too little to track anyone. The caller can write anything there, so nothing may be decided by
 * it.
 * @example readDevice(navigator.userAgent) // { program: 'chrome', system: 'windows' }
 */
export function readDevice(userAgent: string): Device {
  const first = <T>(marks: readonly (readonly [T, RegExp])[]): T | null =>
    marks.find(([, mark]) => mark.test(userAgent))?.[0] ?? null
  return { program: first(PROGRAM_MARKS), system: first(SYSTEM_MARKS) }
}

const PROGRAM_NAMES: Readonly<Record<Program, Text>> = {
  terminal: { sv: 'salvia i terminalen', en: 'salvia in the terminal' },
  edge: { sv: 'Edge', en: 'Edge' },
  opera: { sv: 'Opera', en: 'Opera' },
  'samsung-internet': { sv: 'Samsung Internet', en: 'Samsung Internet' },
  firefox: { sv: 'Firefox', en: 'Firefox' },
  chrome: { sv: 'Chrome', en: 'Chrome' },
  safari: { sv: 'Safari', en: 'Safari' },
}

const SYSTEM_NAMES: Readonly<Record<System, string>> = {
  windows: 'Windows',
  iphone: 'iPhone',
  ipad: 'iPad',
  android: 'Android',
  chromeos: 'ChromeOS',
  mac: 'Mac',
  linux: 'Linux',
}

const UNKNOWN_DEVICE: Text = { sv: 'Okänd enhet', en: 'Unknown device' }
const UNKNOWN_PROGRAM: Text = { sv: 'Okänt program', en: 'Unknown program' }
const ON: Text = { sv: '{program} på {system}', en: '{program} on {system}' }

/**
 * The name of a device as users read it.
 * @example deviceName({ program: 'chrome', system: 'windows' }, 'sv') // 'Chrome på Windows'
 */
export function deviceName({ program, system }: Device, locale: Locale): string {
  if (program === null && system === null) return UNKNOWN_DEVICE[locale]
  const name = (program === null ? UNKNOWN_PROGRAM : PROGRAM_NAMES[program])[locale]
  return system === null ? name : fillText(ON, locale, { program: name, system: SYSTEM_NAMES[system] })
}
