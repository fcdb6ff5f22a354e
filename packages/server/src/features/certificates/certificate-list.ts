import {
  type certificatesList,
  certificateTypeOf,
  MEDICAL_CHECK_NAMES,
  type MedicalCheck,
} from '@salvia/core/certificates'
import type { QueryOf } from '@salvia/core/lists'
import {
  foldedSearchText,
  type IsoDate,
  identitySearch,
  searchWords,
  stockholmDate,
} from '@salvia/core/primitives'
import type { SourceOf } from '../../lists/list-source.ts'
import { feedsOf } from '../feeds/feeds.store.ts'
import {
  type CertificateQuestion,
  countCertificates,
  entriesOfEmployees,
  type ListedCertificate,
  selectCertificates,
} from './certificate-list.store.ts'
import { type CertificateView, certificateView } from './certificate-view.ts'
import { listedWithdrawals } from './listed-withdrawals.ts'
import { seenUnits } from './seen-units.ts'
import { shownCertificates } from './shown-certificate.ts'

/** The entries of the employees whose medical check-ups the caller sees. */
export const certificatesSource: SourceOf<typeof certificatesList, ListedCertificate> = {
  async prepare(call) {
    const { services, now, locale, caller, company, query } = call
    const { db, secrets } = services
    const view = await certificateView(db, caller, company.clientNumber)
    const today = stockholmDate(now)
    const question = questionOf(query, view, today)
    const { filter, sort } = query
    return {
      counts: () => countCertificates(db, question),
      rows: range => selectCertificates(db, question, { filter, sort, locale, ...range }),
      shape: rows => shownCertificates(db, rows, { secrets, caller, company, view, today }),
      async more(counts) {
        const everything = entriesOfEmployees(view, today)
        const [journal] = await feedsOf(db, ['certificates'], now)
        return {
          units: await seenUnits(db, view),
          isEmpty: counts.all === 0 && (await countCertificates(db, everything)).all === 0,
          heardAt: journal?.lastBatch?.at ?? null,
          // Whoever asks for the counts alone is shown nobody.
          withdrawn: query.pageSize === 0 ? { total: 0, items: [] } : await listedWithdrawals(call, view),
        }
      },
    }
  },
  viewed: { action: 'certificates-viewed', shown: rows => ({ certificates: rows.map(({ id }) => id) }) },
  downloaded: 'certificates-downloaded',
}

function questionOf(
  { q, asked }: QueryOf<typeof certificatesList>,
  { clientNumber, employees, accountId }: CertificateView,
  today: IsoDate,
): CertificateQuestion {
  const { source, from, to, unit } = asked
  return {
    ...entriesOfEmployees({ clientNumber, employees }, today),
    ...{ source, from, to, unit },
    followedBy: asked.mail === 'on' ? accountId : undefined,
    words: searchWords(foldedSearchText(q)),
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
