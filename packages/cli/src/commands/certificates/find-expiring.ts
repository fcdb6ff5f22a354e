import {
  type CertificateUrgency,
  certificatesContract,
  certificatesList,
  type MedicalCheck,
  mostUrgentFirst,
  type UrgentCertificate,
} from '@salvia/core/certificates'
import { type DownloadFormat, readListQuery } from '@salvia/core/lists'
import type { Instant, IsoDate } from '@salvia/core/primitives'
import { askAllPages, askDownload } from '../../lists/ask-list.ts'
import { findUnit } from '../../lists/find-unit.ts'
import type { Session } from '../../session/session.ts'

/** What is expired, without a certificate, or expires up to a day. */
export interface ExpiringList {
  /** The last day of the period. */
  readonly until: IsoDate
  /** When the provider's journal was last heard; null for never. */
  readonly heardAt: Instant | null
  /** Nothing is known of anybody, not even what is valid for long. */
  readonly isEmpty: boolean
  readonly counts: Readonly<Record<CertificateUrgency, number>>
  readonly items: readonly UrgentCertificate[]
}

interface Asked {
  readonly clientNumber: string
  readonly until: IsoDate
  /** Undefined for every check. */
  readonly check: MedicalCheck | undefined
  /** The id of a unit, with those below it; undefined for all. */
  readonly unit: string | undefined
}

const sourceOf = ({ clientNumber }: Pick<Asked, 'clientNumber'>) => ({
  list: certificatesList,
  calls: certificatesContract,
  params: { clientNumber },
  keyOf: ({ id }: { readonly id: string }) => id,
})

/** Everything whose last day has come or comes up to the day, the most urgent first. */
const endingUntil = ({ until, check, unit }: Asked) =>
  readListQuery(certificatesList, { status: 'all', to: until, sort: 'status', check, unit })

/** The id of the unit that the user has named; undefined for none. */
export async function findListedUnit(
  session: Session,
  clientNumber: string,
  word: string | undefined,
): Promise<string | undefined> {
  return word === undefined ? undefined : findUnit(session, sourceOf({ clientNumber }), word)
}

/**
 * Asks twice, because what has no last day can be without a certificate as well. An entry that turns from one status
 * into another meanwhile is in the first answer either way.
 */
export async function findExpiring(session: Session, asked: Asked): Promise<ExpiringList> {
  const { until, check, unit } = asked
  const source = sourceOf(asked)
  const ending = await askAllPages(session, source, endingUntil(asked))
  const lacking = await askAllPages(
    session,
    source,
    readListQuery(certificatesList, { status: 'no-certificate', check, unit }),
  )
  const found = new Map([...ending.items, ...lacking.items].map(row => [row.id, row]))
  const items = mostUrgentFirst([...found.values()], until)
  const countOf = (urgency: CertificateUrgency) => items.filter(item => item.urgency === urgency).length
  const { heardAt } = ending
  return {
    ...{ until, heardAt, isEmpty: lacking.isEmpty },
    counts: {
      expired: countOf('expired'),
      'no-certificate': countOf('no-certificate'),
      expiring: countOf('expiring'),
    },
    items,
  }
}

/** The same as a file that the service writes; what has no last day is not in it. */
export async function downloadExpiring(
  session: Session,
  asked: Asked,
  format: DownloadFormat,
): Promise<Uint8Array> {
  const blob = await askDownload(session, sourceOf(asked), endingUntil(asked), format)
  return new Uint8Array(await blob.arrayBuffer())
}
