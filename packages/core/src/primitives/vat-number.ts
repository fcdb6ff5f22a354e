import { areDigits, hasCheckDigit } from './luhn.ts'

const LENGTH = 14

/**
 * The ten digits of the organisation in a Swedish VAT number (`SE`, ten digits with a right check digit, `01`), or undefined.
 * @spec §5
 * @example vatOrganisationDigits('SE556016068001') // '5560160680'
 */
export function vatOrganisationDigits(text: string): string | undefined {
  if (text.length !== LENGTH || !text.startsWith('SE') || !text.endsWith('01')) return undefined
  return areDigits(text, 2, 12) && hasCheckDigit(text, 2) ? text.slice(2, 12) : undefined
}

/** The VAT number of ten digits of an organisation. */
export function vatNumberOf(organisationDigits: string): string {
  return `SE${organisationDigits}01`
}
