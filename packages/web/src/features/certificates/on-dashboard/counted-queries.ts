import { certificatesList } from '@salvia/core/certificates'
import { readListQuery } from '@salvia/core/lists'

/** What the start page counts, and leads to. */
export const EXPIRED = readListQuery(certificatesList, { status: 'expired', sort: 'end' })
export const MISSING = readListQuery(certificatesList, { status: 'no-certificate', type: 'fitness' })
export const SOON = readListQuery(certificatesList, { status: 'expires-soon', sort: 'end' })
