/** Address of the provider's API, and the certificate for it. */
export type BankIdSettings =
  | { readonly kind: 'off' }
  | {
      /** The simulator. Without an address, the one of this server. */
      readonly kind: 'simulator'
      readonly address: string | undefined
    }
  | {
      readonly kind: 'provider'
      readonly address: string
      /** PEM files: the organisation's certificate, its key, and the issuer of the provider's certificate. */
      readonly certificateFile: string
      readonly keyFile: string
      readonly authorityFile: string
      readonly passphrase: string | undefined
    }

/** The variables as they were read. */
export interface BankIdVariables {
  readonly SALVIA_BANKID_URL?: string | undefined
  readonly SALVIA_BANKID_CERTIFICATE?: string | undefined
  readonly SALVIA_BANKID_KEY?: string | undefined
  readonly SALVIA_BANKID_CA?: string | undefined
  readonly SALVIA_BANKID_PASSPHRASE?: string | undefined
}

const PRODUCTION_ADDRESS = 'https://appapi2.bankid.com/rp/v6.0/'
const FILES = ['SALVIA_BANKID_CERTIFICATE', 'SALVIA_BANKID_KEY', 'SALVIA_BANKID_CA'] as const

/** Returns a sentence that names the missing variables if only some of those of a certificate are set. */
export function missingOfBankId(variables: BankIdVariables): string | undefined {
  const missing = FILES.filter(name => variables[name] === undefined)
  const [given] = FILES.filter(name => variables[name] !== undefined)
  if (missing.length === 0 || given === undefined) return undefined
  return `${given} is of no use alone: ${missing.join(' and ')} must be set too.`
}

/**
 * Without a certificate, BankID is off in production and simulated elsewhere. With one, it is the real BankID, or its
 * test environment if the address says so.
 */
export function bankIdSettings(variables: BankIdVariables, isProduction: boolean): BankIdSettings {
  const address = withSlash(variables.SALVIA_BANKID_URL)
  const {
    SALVIA_BANKID_CERTIFICATE: certificateFile,
    SALVIA_BANKID_KEY: keyFile,
    SALVIA_BANKID_CA: authorityFile,
    SALVIA_BANKID_PASSPHRASE: passphrase,
  } = variables
  if (certificateFile && keyFile && authorityFile) {
    const files = { certificateFile, keyFile, authorityFile, passphrase }
    return { kind: 'provider', address: address ?? PRODUCTION_ADDRESS, ...files }
  }
  return isProduction ? { kind: 'off' } : { kind: 'simulator', address }
}

function withSlash(address: string | undefined): string | undefined {
  return address?.replace(/\/*$/, '/')
}
