import type { UnitRole } from '../../profile/profile.contract.ts'
import type { CheckCode } from '../report/check-codes.ts'

/** One employee as an import stores it. Every value is valid; null if the cell was empty or had an error. */
export interface ImportedEmployee {
  readonly kind: 'employee'
  /** The spreadsheet's row number. */
  readonly row: number
  /** 12 digits. */
  readonly pid: string
  readonly firstName: string | null
  readonly lastName: string | null
  /** Null for a protected identity, as are both phone numbers. */
  readonly email: string | null
  readonly mobilePhone: string | null
  readonly workPhone: string | null
  readonly protectedIdentity: boolean
  /**
   * The email address of a protected identity, in lower case; null for everybody else. It serves only to find the
   * address elsewhere in the file, and is neither stored nor shown.
   */
  readonly withheldEmail: string | null
  readonly employmentNumber: string | null
  readonly title: string | null
  readonly company: string | null
  /** Ten digits with a hyphen before the last four. */
  readonly organisationNumber: string | null
  readonly vatNumber: string | null
  readonly costCentre: string | null
  readonly invoiceAddress: string | null
  readonly postalCode: string | null
  readonly postalTown: string | null
  /** Email address of the immediate manager, in lower case. */
  readonly manager: string | null
  /** Names from level 1 down, without holes. */
  readonly unitPath: readonly string[]
  /** Email addresses in lower case, each once, of those who hold a role for exactly this unit. */
  readonly roles: Readonly<Record<UnitRole, readonly string[]>>
  readonly invoiceReference: string | null
}

/** A row that is not imported, and the cell that is the reason. Holds no cell content. */
export interface LeftOutRow {
  readonly kind: 'left-out'
  readonly row: number
  /** The header's text. */
  readonly column: string
  readonly code: CheckCode
}

/**
 * The email address, in lower case, of a protected identity whose row is not imported. It serves only to find the
 * address elsewhere in the file, and is neither stored nor shown.
 */
export interface ShieldedAddress {
  readonly kind: 'shielded'
  readonly row: number
  readonly address: string
}

export type ImportItem = ImportedEmployee | LeftOutRow | ShieldedAddress
