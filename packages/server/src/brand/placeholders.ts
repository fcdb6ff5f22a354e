import { SUPPORT_SUBJECTS } from '@salvia/core/config'
import type { Brand } from './brand.ts'

/** Hosts that are reserved for examples (RFC 2606, RFC 6761). Nobody can be reached there. */
const EXAMPLE_HOST = /(?:^|\.)example(?:\.(?:com|net|org))?$/i
/** Phone numbers that the Swedish telecom authority has reserved for films and books. Nobody answers them. */
const EXAMPLE_PHONE = /^(?:08465004|03139006|04062804|09803192|07017406)\d{2}$/

const isExampleHost = (host: string): boolean => EXAMPLE_HOST.test(host)
const isExampleEmail = (email: string | null | undefined): boolean =>
  !!email && isExampleHost(email.slice(email.lastIndexOf('@') + 1))
const isExampleAddress = (address: string | undefined): boolean =>
  address !== undefined && isExampleHost(new URL(address).hostname)

function isExamplePhone(phone: string): boolean {
  const national = phone.replace(/[^\d+]/g, '').replace(/^(?:\+|00)46/, '0')
  return EXAMPLE_PHONE.test(national)
}

/**
 * The fields of a brand that hold an example address or number, by their names in the brand file. Whoever used one
 * would reach nobody.
 */
export function placeholdersOf(brand: Brand): string[] {
  const contacts = SUPPORT_SUBJECTS.flatMap(subject => {
    const { phone, email } = brand.support[subject]
    return [
      ...(isExamplePhone(phone) ? [`support.${subject}.phone`] : []),
      ...(isExampleEmail(email) ? [`support.${subject}.email`] : []),
    ]
  })
  const tips = brand.tips.flatMap(({ address }, i) =>
    isExampleAddress(address) ? [`tips[${i}].address`] : [],
  )
  return [
    ...(isExampleAddress(brand.appUrl) ? ['appUrl'] : []),
    ...(isExampleEmail(brand.mailFrom.address) ? ['mailFrom'] : []),
    ...contacts,
    ...(isExampleEmail(brand.dataProtection) ? ['dataProtection'] : []),
    ...(isExampleAddress(brand.healthLine) ? ['healthLine'] : []),
    ...tips,
  ]
}
