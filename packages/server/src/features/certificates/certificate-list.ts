import {
  type CertificateQuery,
  type certificatesList,
  type MedicalCheck,
  statusBounds,
} from '@salvia/core/certificates'
import { identitySearch, searchWords, stockholmDate } from '@salvia/core/primitives'
import type { NamedUnit } from '../../access/group-facts.store.ts'
import type { SourceOf } from '../../lists/list-source.ts'
import {
  type CertificateGroup,
  type CertificateNarrowing,
  type CertificateQuestion,
  certificateGroups,
  hasCertificates,
  type ListedCertificate,
  selectCertificates,
} from './certificate-list.store.ts'
import { checksOfType, facetsOf, statusCounts } from './certificate-numbers.ts'
import { type CertificateView, certificateView } from './certificate-view.ts'
import { journalHeardAt } from './journal-heard.store.ts'
import { shownCertificates } from './shown-certificates.ts'
import { unitsWithin } from './units-within.ts'

/** The entries of the employees whose medical check-ups the caller sees. */
export const certificatesSource: SourceOf<typeof certificatesList, ListedCertificate> = {
  async prepare({ services, now, caller, company, query }) {
    const { db } = services
    const view = await certificateView(db, caller, company.clientNumber)
    const today = stockholmDate(now)
    const question = questionOf(query, view, today)
    const narrowing = narrowingOf(query, view.units)
    let groups: Promise<CertificateGroup[]> | null = null
    const asked = async () => {
      groups ??= certificateGroups(db, question)
      return { groups: await groups, narrowing }
    }
    return {
      counts: async () => statusCounts(await asked()),
      rows: range => selectCertificates(db, question, { narrowing, sort: query.sort, ...range }),
      shape: rows => shownCertificates(rows, { services, caller, company, view, today }),
      numbers: rows => rows.map(({ employee }) => (employee.protectedIdentity ? null : employee.pid)),

      async more() {
        const { type, check } = query.asked
        const found = await asked()
        return {
          facets: facetsOf({
            ...found,
            units: view.units,
            ofType: type === undefined ? null : checksOfType(type),
            ofCheck: check ?? null,
          }),
          isEmpty: found.groups.length === 0 && !(await hasCertificates(db, question)),
          heardAt: await journalHeardAt(db),
          mayAdd: view.mayAdd,
        }
      },
    }
  },
  viewed: { action: 'certificates-viewed', shown: rows => ({ certificates: rows.map(({ id }) => id) }) },
  downloaded: 'certificates-downloaded',
  downloadedWithNumbers: 'employee-numbers-downloaded',
}

function questionOf(
  { q, asked: { from, to } }: CertificateQuery,
  view: CertificateView,
  today: ReturnType<typeof stockholmDate>,
): CertificateQuestion {
  return {
    ...{ clientNumber: view.clientNumber, employees: view.employees, mailsOf: view, from, to },
    bounds: statusBounds(today),
    words: searchWords(q),
    identity: identitySearch(q),
  }
}

function narrowingOf({ filter, asked }: CertificateQuery, units: readonly NamedUnit[]): CertificateNarrowing {
  const { unit, alone, source } = asked
  return {
    status: filter === 'all' ? null : filter,
    checks: askedChecks(asked),
    source: source ?? null,
    units: unit === undefined ? null : alone ? [unit] : unitsWithin(units, unit),
    onlyMailed: asked.mails,
  }
}

/** Null if neither a check nor a type is asked for. */
function askedChecks({ check, type }: CertificateQuery['asked']): MedicalCheck[] | null {
  if (type === undefined) return check === undefined ? null : [check]
  return checksOfType(type).filter(one => check === undefined || one === check)
}
