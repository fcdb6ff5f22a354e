/** Digits in groups, after a zero. */
const NATIONAL = /(?<![\d•])0(?:[ \u00a0()/.-]{0,3}\d){7,12}(?!\d)/g
/** Digits in groups, after a plus that does not stand within an identity number. */
const INTERNATIONAL = /(?<![\d•][ \u00a0]?)\+[1-9](?:[ \u00a0()/.-]{0,3}\d){7,14}(?!\d)/g
const MOBILE = /^07[02369]\d{7}$/
const WITH_COUNTRY = /^0046\d{7,10}$/
/** With the area code apart: nine or ten digits in a row can be any other number. */
const WITH_AREA = /^0[1-9]\d{7,8}$/

/** Masks phone numbers that begin with a plus: nothing else is written so. */
export function maskInternational(text: string, mask: (phone: string) => string): string {
  return text.replace(INTERNATIONAL, mask)
}

/** Masks what has the form of a Swedish phone number. */
export function maskNational(text: string, mask: (phone: string) => string): string {
  return text.replace(NATIONAL, written => {
    const digits = written.replace(/\D/g, '')
    const isPhone =
      MOBILE.test(digits) || WITH_COUNTRY.test(digits) || (digits !== written && WITH_AREA.test(digits))
    return isPhone ? mask(written) : written
  })
}
