const MOBILE = /^(0|\+46)(7\d)(\d{3})(\d{2})(\d{2})$/
const STOCKHOLM = /^(0|\+46)(8)(\d{3})(\d{2})(\d{2,3})$/

/**
 * Groups the digits of Swedish mobile and Stockholm numbers. Other numbers stay as they are, because the lengths of
 * their area codes vary.
 * @example groupedPhoneNumber('0701740605') // '070-174 06 05'
 */
export function groupedPhoneNumber(number: string): string {
  const parts = MOBILE.exec(number) ?? STOCKHOLM.exec(number)
  if (!parts) return number
  const [, trunk, area, ...groups] = parts
  return `${trunk === '0' ? `0${area}-` : `+46 ${area} `}${groups.join(' ')}`
}

/** A phone number for a `tel:` link. @example dialledPhoneNumber('08-465 004 30') // '0846500430' */
export function dialledPhoneNumber(number: string): string {
  return number.replace(/[^\d+]/g, '')
}
