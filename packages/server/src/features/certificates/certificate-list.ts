import {
  type Certificate,
  certificateSource,
  certificateStatus,
  type certificatesList,
  certificateTypeOf,
  MEDICAL_CHECK_NAMES,
  type MedicalCheck,
  statusBounds,
  suggestedDate,
} from '@salvia/core/certificates'
import type { QueryOf } from '@salvia/core/lists'
import { birthDate, type IsoDate, identitySearch, searchWords, stockholmDate } from '@salvia/core/primitives'
import type { SourceOf } from '../../lists/list-source.ts'
import type { Secrets } from '../../secrets/secrets.ts'
import { feedsOf } from '../feeds/feeds.store.ts'
import {
  type CertificateQuestion,
  countCertificates,
  hasCertificates,
  type ListedCertificate,
  selectCertificates,
} from './certificate-list.store.ts'
import { type CertificateView, certificateView } from './certificate-view.ts'

/** The entries of the employees whose medical check-ups the caller sees. */
export const certificatesSource: SourceOf<typeof certificatesList, ListedCertificate> = {
  async prepare({ services, now, caller, company: { clientNumber }, query }) {
    const { db, secrets } = services
    const view = await certificateView(db, caller, clientNumber)
    const today = stockholmDate(now)
    const question = questionOf(query, view, today)
    const { filter, sort } = query
    return {
      counts: () => countCertificates(db, question),
      rows: range => selectCertificates(db, question, { filter, sort, ...range }),
      shape: async rows => rows.map(row => certificateShape(row, { secrets, view, today })),
      async more(counts) {
        const [journal] = await feedsOf(db, ['certificates'], now)
        return {
          isEmpty: counts.all === 0 && !(await hasCertificates(db, question)),
          heardAt: journal?.lastBatch?.at ?? null,
        }
      },
    }
  },
  viewed: { action: 'certificates-viewed', shown: rows => ({ certificates: rows.map(({ id }) => id) }) },
  downloaded: 'certificates-downloaded',
}

function questionOf(
  { q, asked }: QueryOf<typeof certificatesList>,
  { clientNumber, employees }: CertificateView,
  today: IsoDate,
): CertificateQuestion {
  const { source, from, to } = asked
  return {
    ...{ clientNumber, employees, source, from, to },
    bounds: statusBounds(today),
    words: searchWords(q),
    identity: identitySearch(q),
    checks: askedChecks(asked),
  }
}

/** Null if neither a check nor a type is asked for. */
function askedChecks({ check, type }: QueryOf<typeof certificatesList>['asked']): MedicalCheck[] | null {
  if (check === undefined && type === undefined) return null
  const fits = (one: MedicalCheck) => check === undefined || one === check
  return MEDICAL_CHECK_NAMES.filter(
    one => fits(one) && (type === undefined || certificateTypeOf(one) === type),
  )
}

interface ShapeFacts {
  readonly secrets: Pick<Secrets, 'pidHash'>
  readonly view: CertificateView
  readonly today: IsoDate
}

/** An entry as the API returns it, with its status and source on a day. */
function certificateShape(
  { certificate, employee, unitPath }: ListedCertificate,
  { secrets, view, today }: ShapeFacts,
): Certificate {
  const { id, medicalCheck: check, origin, startsOn: start, endsOn: end, issuedOn: issued } = certificate
  const entry = { check, origin, start, end }
  return {
    id,
    employee: {
      pidHash: secrets.pidHash(employee.pid),
      firstName: employee.firstName,
      lastName: employee.lastName,
      unit: { id: employee.unitId, path: unitPath },
    },
    ...{ check, type: certificateTypeOf(check), start, end, issued },
    source: certificateSource(entry, today),
    status: certificateStatus(entry, today),
    suggested: suggestedDate({
      ...{ check, end, last: issued, bornOn: birthDate(employee.pid) },
      recommendedNext: certificate.recommendedNext,
    }),
    limitation: view.seesLimitations ? certificate.limitation : null,
  }
}
