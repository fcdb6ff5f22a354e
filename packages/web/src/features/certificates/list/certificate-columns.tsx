import {
  CERTIFICATE_SOURCES,
  CERTIFICATE_TYPES,
  type Certificate,
  type certificatesList,
  MEDICAL_CHECKS,
} from '@salvia/core/certificates'
import { portalPath } from '@salvia/core/portal-paths'
import { useMemo } from 'react'
import { useLocale } from '../../../i18n/i18n.ts'
import { NearUnit } from '../../../parts/coworkers/near-unit.tsx'
import type { ListColumns } from '../../../parts/list/list-view.tsx'
import { RowLink } from '../../../parts/list/opened-row.tsx'
import { useAtomValue } from '../../../state/jotai.ts'
import { isFeatureOpenAtom } from '../../../state/profile.state.ts'
import { classNames } from '../../../ui/class-names.ts'
import { DateText } from '../../../ui/date-text.tsx'
import styles from './certificates.module.css'
import { StatusCell } from './status-cell.tsx'
import { useTexts } from './texts.ts'

/** The columns of an entry. Its name links to the employee's page. */
export function useCertificateColumns(): ListColumns<typeof certificatesList.declaration> {
  const t = useTexts()
  const locale = useLocale()
  return useMemo(
    () => [
      {
        key: 'employee',
        header: t('column.employee'),
        sort: 'name',
        cell: row => <EmployeeCell certificate={row} />,
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
        cell: row => (row.end === null ? t('noEnd') : <DateText moment={row.end} />),
      },
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
        cell: row => CERTIFICATE_SOURCES[row.source].name[locale],
      },
    ],
    [t, locale],
  )
}

interface CertificateCellProps {
  readonly certificate: Certificate
}

/** The employee, as a link where the pages of employees are open to the user, and the nearest unit. */
function EmployeeCell({ certificate: { id, employee } }: CertificateCellProps) {
  const isOpen = useAtomValue(isFeatureOpenAtom)
  const name = `${employee.lastName}, ${employee.firstName}`
  return (
    <>
      {isOpen('coworkers') ? (
        <RowLink id={id} to={portalPath('coworker', { id: employee.pidHash })} className={styles.name}>
          {name}
        </RowLink>
      ) : (
        name
      )}
      <span className={classNames(styles.minor, styles.unit)}>
        <NearUnit path={employee.unit.path} />
      </span>
    </>
  )
}

/** What was checked, to which tasks the certificate is limited, and when the next check is suggested. */
function CheckCell({ certificate }: CertificateCellProps) {
  const t = useTexts()
  const locale = useLocale()
  const { check, type, limitation, suggested, end } = certificate
  return (
    <>
      {MEDICAL_CHECKS[check].name[locale]}
      <span className={styles.minor}>{CERTIFICATE_TYPES[type].name[locale]}</span>
      {limitation && (
        <span className={classNames(styles.line, styles.written)}>{t('limitation', { limitation })}</span>
      )}
      {/* A suggestion that is the last valid day says nothing new. */}
      {suggested && suggested.date !== end && (
        <span className={styles.minor}>{t(`suggested.${suggested.by}`, { date: suggested.date })}</span>
      )}
    </>
  )
}
