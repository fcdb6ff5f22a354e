import {
  CERTIFICATE_SOURCE_NAMES,
  CERTIFICATE_TYPES,
  type Certificate,
  type certificatesList,
  MEDICAL_CHECKS,
} from '@salvia/core/certificates'
import { portalPath } from '@salvia/core/portal-paths'
import { writtenIdentityNumber } from '@salvia/core/primitives'
import { useMemo } from 'react'
import { useLocale } from '../../../i18n/i18n.ts'
import { ProtectedMark } from '../../../parts/coworkers/marks.tsx'
import type { ListColumns } from '../../../parts/list/list-view.tsx'
import { RowLink } from '../../../parts/list/opened-row.tsx'
import { Link } from '../../../ui/link.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { employeeName } from '../parts/employee-name.ts'
import { StatusCell } from '../parts/status-cell.tsx'
import styles from './certificates.module.css'
import { useTexts } from './texts.ts'

type CertificateColumns = ListColumns<typeof certificatesList.declaration>

interface ColumnFacts {
  readonly numbers: ReadonlyMap<string, string | null>
  readonly selected: ReadonlySet<string>
  readonly onSelect: (id: string, isSelected: boolean) => void
}

/** The columns of an entry. The name selects the row and links to the employee's check-ups. */
export function useCertificateColumns({ numbers, selected, onSelect }: ColumnFacts): CertificateColumns {
  const t = useTexts()
  const locale = useLocale()
  return useMemo(
    () => [
      {
        key: 'employee',
        header: t('column.employee'),
        sort: 'name',
        cell: row => (
          <EmployeeCell
            certificate={row}
            number={numbers.get(row.id)}
            isSelected={selected.has(row.id)}
            onSelect={onSelect}
          />
        ),
      },
      {
        key: 'check',
        header: t('column.check'),
        isPlain: true,
        cell: row => (
          <>
            {MEDICAL_CHECKS[row.check].name[locale]}
            <span className={styles.minor}>{CERTIFICATE_TYPES[row.type].name[locale]}</span>
          </>
        ),
      },
      { key: 'start', header: t('column.start'), isPlain: true, cell: row => row.start },
      { key: 'end', header: t('column.end'), sort: 'end', isPlain: true, cell: row => row.end ?? '–' },
      {
        key: 'status',
        header: t('column.status'),
        sort: 'status',
        isStatus: true,
        cell: row => <StatusCell certificate={row} />,
      },
      {
        key: 'source',
        header: t('column.source'),
        isPlain: true,
        cell: row => CERTIFICATE_SOURCE_NAMES[row.source][locale],
      },
      { key: 'markers', header: t('column.markers'), cell: row => <Markers certificate={row} /> },
    ],
    [t, locale, numbers, selected, onSelect],
  )
}

interface EmployeeCellProps extends Pick<ColumnFacts, 'onSelect'> {
  readonly certificate: Certificate
  /** Undefined while numbers are not shown; null for a protected identity. */
  readonly number: string | null | undefined
  readonly isSelected: boolean
}

function EmployeeCell({ certificate, number, isSelected, onSelect }: EmployeeCellProps) {
  const t = useTexts()
  const locale = useLocale()
  const { id, employee } = certificate
  const check = MEDICAL_CHECKS[certificate.check].name[locale]
  return (
    <span className={styles.name}>
      <input
        type="checkbox"
        aria-label={t('select.row', { name: employeeName(employee), check })}
        checked={isSelected}
        onChange={event => onSelect(id, event.currentTarget.checked)}
      />
      <span>
        <RowLink id={id} to={portalPath('certificatesPerson', { id: employee.id })}>
          {employee.lastName}, {employee.firstName}
          <VisuallyHidden>, {check}</VisuallyHidden>
        </RowLink>
        {employee.protectedIdentity && <ProtectedMark />}
        {number !== undefined && (
          <span className={styles.minor}>
            {number === null ? t('numbers.protected') : writtenIdentityNumber(number)}
          </span>
        )}
      </span>
    </span>
  )
}

/** What is under way for the check, and what else there is to know. */
function Markers({ certificate }: { readonly certificate: Certificate }) {
  const t = useTexts()
  const { timeSent, orderSent, riskRaisedOn, isEmployersStatement, isMailOn } = certificate
  return (
    <>
      {timeSent && (
        <span className={styles.marker}>
          <Link to={portalPath('booking', { id: timeSent.id })}>{t('marker.time')}</Link>
        </span>
      )}
      {orderSent && (
        <span className={styles.marker}>
          <Link to={portalPath('order', { id: orderSent.id })}>{t('marker.order')}</Link>
        </span>
      )}
      {riskRaisedOn && <span className={styles.marker}>{t('marker.risk', { date: riskRaisedOn })}</span>}
      {isEmployersStatement && <span className={styles.marker}>{t('marker.statement')}</span>}
      {isMailOn && <span className={styles.minor}>{t('marker.mail')}</span>}
    </>
  )
}
