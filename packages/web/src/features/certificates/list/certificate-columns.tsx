import { CERTIFICATE_SOURCES, type Certificate, type certificatesList } from '@salvia/core/certificates'
import { writtenIdentityNumber } from '@salvia/core/primitives'
import { useMemo } from 'react'
import { useLocale } from '../../../i18n/i18n.ts'
import { NearUnit } from '../../../parts/coworkers/near-unit.tsx'
import type { ListColumns } from '../../../parts/list/list-view.tsx'
import { RowLink } from '../../../parts/list/opened-row.tsx'
import { useAtomValue } from '../../../state/jotai.ts'
import { isFeatureOpenAtom } from '../../../state/profile.state.ts'
import { DateText } from '../../../ui/date-text.tsx'
import { CheckCell } from '../entry/check-cell.tsx'
import { personAddress } from '../entry/person-address.ts'
import { StatusCell } from '../entry/status-cell.tsx'
import { MailsSign } from '../mails/mails-sign.tsx'
import styles from './certificates.module.css'
import { useTexts } from './texts.ts'
import type { Numbers } from './use-shown-numbers.ts'

/**
 * The columns of an entry. The name leads to the employee.
 * @param numbers the identity numbers that are shown
 */
export function useCertificateColumns(numbers: Numbers): ListColumns<typeof certificatesList.declaration> {
  const t = useTexts()
  const locale = useLocale()
  return useMemo(
    () => [
      {
        key: 'employee',
        header: t('word.employee'),
        sort: 'name',
        cell: row => <EmployeeCell certificate={row} number={numbers.get(row.id)} />,
      },
      {
        key: 'check',
        header: t('column.check'),
        isPlain: true,
        cell: row => <CheckCell certificate={row} />,
      },
      { key: 'start', header: t('column.start'), cell: row => <DateText moment={row.start} /> },
      {
        key: 'end',
        header: t('column.end'),
        sort: 'end',
        cell: row => (
          <>
            {row.end === null ? t('noEnd') : <DateText moment={row.end} />}
            {row.isMailOn && <MailsSign />}
          </>
        ),
      },
      {
        key: 'status',
        header: t('word.status'),
        sort: 'status',
        isStatus: true,
        cell: row => <StatusCell certificate={row} />,
      },
      {
        key: 'source',
        header: t('column.source'),
        cell: row => CERTIFICATE_SOURCES[row.source].name[locale],
      },
    ],
    [t, locale, numbers],
  )
}

interface EmployeeCellProps {
  readonly certificate: Certificate
  /** Undefined while numbers are not shown; null for a protected identity. */
  readonly number: string | null | undefined
}

/** The employee, as a link to the employee's page, or to the check-ups alone for who sees no more; and the nearest unit. */
function EmployeeCell({ certificate, number }: EmployeeCellProps) {
  const t = useTexts()
  const isOpen = useAtomValue(isFeatureOpenAtom)
  const { id, employee } = certificate
  return (
    <>
      <RowLink id={id} to={personAddress(certificate, isOpen)} className={styles.name}>
        {`${employee.lastName}, ${employee.firstName}`}
      </RowLink>
      {number !== undefined && (
        <span className={styles.number} translate="no">
          {number === null ? t('numbers.protected') : writtenIdentityNumber(number)}
        </span>
      )}
      <span className={styles.unit}>
        <NearUnit path={employee.unit.path} />
      </span>
    </>
  )
}
