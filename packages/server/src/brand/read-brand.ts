import { type Brand, EXAMPLE_BRAND } from './brand.ts'
import { type BrandFile, readBrandFile } from './brand-file.ts'
import { type MailSender, readMailSender } from './mail-sender.ts'
import { placeholdersOf } from './placeholders.ts'

/** The variables as they were read. Each overrides the file. */
export interface BrandVariables {
  readonly SALVIA_BRAND?: string | undefined
  readonly SALVIA_PRODUCT_NAME?: string | undefined
  readonly SALVIA_APP_URL?: string | undefined
  readonly SALVIA_MAIL_FROM?: string | undefined
  readonly SALVIA_HEALTH_LINE?: string | undefined
}

/** A brand, or the sentences that tell why there is none. */
type BrandAnswer =
  | { readonly kind: 'brand'; readonly brand: Brand }
  | { readonly kind: 'fault'; readonly fault: string }

/** Fields of the file that a variable can replace. */
const VARIABLES: Readonly<Record<string, keyof BrandVariables>> = {
  productName: 'SALVIA_PRODUCT_NAME',
  appUrl: 'SALVIA_APP_URL',
  mailFrom: 'SALVIA_MAIL_FROM',
  healthLine: 'SALVIA_HEALTH_LINE',
}

/**
 * The brand of the file, with fields that variables replace. Without a file, the example brand. Production refuses
 * every example, because customers would call and write to nobody.
 */
export function readBrand(variables: BrandVariables, isProduction: boolean): BrandAnswer {
  const path = variables.SALVIA_BRAND
  const read = path === undefined ? undefined : readBrandFile(path)
  if (read?.kind === 'faults') {
    return {
      kind: 'fault',
      fault: `the file of SALVIA_BRAND, ${path}, cannot be used. ${read.sentences.join(' ')}`,
    }
  }
  const brand = settled(variables, read?.file)
  const isNamed = read !== undefined || variables.SALVIA_PRODUCT_NAME !== undefined
  const missing = [...(isNamed ? [] : ['productName']), ...placeholdersOf(brand)]
  if (isProduction && missing.length > 0) return { kind: 'fault', fault: ownNeeded(missing) }
  return { kind: 'brand', brand }
}

function settled(variables: BrandVariables, file: BrandFile | undefined): Brand {
  const given = file ?? EXAMPLE_BRAND
  const productName = variables.SALVIA_PRODUCT_NAME ?? given.productName
  return {
    ...given,
    productName,
    provider: file?.provider ?? productName,
    appUrl: variables.SALVIA_APP_URL ?? given.appUrl,
    mailFrom: senderOf(variables.SALVIA_MAIL_FROM ?? given.mailFrom, productName),
    healthLine: variables.SALVIA_HEALTH_LINE ?? given.healthLine,
  }
}

/** The example, too, sends under the product's name. */
function senderOf(sender: string | MailSender, productName: string): MailSender {
  return typeof sender === 'string'
    ? readMailSender(sender, productName)
    : { name: productName, address: sender.address }
}

function ownNeeded(missing: readonly string[]): string {
  const named = missing.map(field => (VARIABLES[field] ? `${field} (or ${VARIABLES[field]})` : field))
  return `customers must find you, so production wants your own in the file of SALVIA_BRAND: ${named.join(', ')}.`
}
