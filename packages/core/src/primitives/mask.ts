import { maskIdentityNumber } from './mask-identity-numbers.ts'
import { maskInternational, maskNational } from './mask-phones.ts'
import { maskAsSeen, maskWrittenNumbers } from './mask-written-numbers.ts'

/** The kinds of values that are masked. Each keeps only enough to recognise which value it was. */
export type MaskKind = 'identity-number' | 'email' | 'phone' | 'name' | 'text'

const PHONE_DOTS = '•••••••'
const EMAIL_DOTS = '•••'
const NAME_DOTS = '•••••'
const TEXT_DOTS = '•••••'

/**
 * Masks a value by its kind. The number of dots is always the same, so that it does not tell the length.
 * @spec personnel-file §5
 * @example mask('email', 'bo@exempel.se') // 'b•••@exempel.se'
 */
export function mask(kind: MaskKind, value: string): string {
  if (value === '') return value
  switch (kind) {
    case 'identity-number':
      return maskIdentityNumber(value)
    case 'email':
      return value.split(',').map(maskEmail).join(',')
    case 'phone':
      return (/^\+?\d{2}\d?/.exec(value)?.[0].slice(0, 3) ?? '') + PHONE_DOTS
    case 'name':
      return firstCharacter(value) + NAME_DOTS
    case 'text':
      return TEXT_DOTS
  }
}

/** Masks whatever has the form of an identity number or a phone number, or holds an `@`, in a text of any column. */
export function maskPersonalData(text: string): string {
  return maskAsSeen(text, plain => {
    const maskPhone = (phone: string) => mask('phone', phone)
    // A phone number with a zero first may be an identity number too, which hides more.
    const withoutNumbers = maskNational(maskWrittenNumbers(maskInternational(plain, maskPhone)), maskPhone)
    if (!withoutNumbers.includes('@')) return withoutNumbers
    return withoutNumbers.replace(/[^\s,;:/"'”“’‘«»<>()[\]]*@[^\s,;:/"'”“’‘«»<>()[\]]*/g, maskEmail)
  })
}

function maskEmail(value: string): string {
  if (value === '') return value
  const at = value.lastIndexOf('@')
  const domain = at < 0 ? '' : value.slice(at + 1)
  const shown = /^[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/.test(domain)
    ? `@${domain}`
    : at < 0
      ? ''
      : `@${EMAIL_DOTS}`
  return (at === 0 ? '' : firstCharacter(value)) + EMAIL_DOTS + shown
}

function firstCharacter(value: string): string {
  return String.fromCodePoint(value.codePointAt(0) ?? 0)
}
