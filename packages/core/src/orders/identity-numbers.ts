import { type IsoDate, parseIdentityNumber } from '../primitives/index.ts'

/**
 * The twelve digits of an identity number that an order may name, written with or without spaces and hyphen; null for
 * anything else, ten digits included. A coordination number counts, one that identifies nobody does not. @spec §5
 */
export function acceptedNumber(text: string, today: IsoDate): string | null {
  const written = text.replace(/[\s\u00a0]/g, '')
  if (!/^\d{8}-?\d{4}$/.test(written)) return null
  const { kind, digits, endsWithZeroes } = parseIdentityNumber(written, today)
  const isPerson = kind === 'personnummer' || kind === 'samordningsnummer' || kind === 'incomplete-date'
  return isPerson && !endsWithZeroes ? digits : null
}

/** Ten or twelve digits in a text, as people write an identity number. */
const WRITTEN = /(?<!\d)(?:\d{2})?\d{6}[ \u00a0]?[-+]?[ \u00a0]?\d{4}(?!\d)/g

/** Whether a text holds a valid identity number of ten or twelve digits. */
export function holdsIdentityNumber(text: string, today: IsoDate): boolean {
  return (text.match(WRITTEN) ?? []).some(written => {
    const { kind, endsWithZeroes } = parseIdentityNumber(written.replace(/[ \u00a0]/g, ''), today)
    return (kind === 'personnummer' || kind === 'samordningsnummer') && !endsWithZeroes
  })
}
