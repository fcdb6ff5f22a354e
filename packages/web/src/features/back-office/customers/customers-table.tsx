import type { CustomerListItem } from '@salvia/core/customers'
import { portalPath } from '@salvia/core/portal-paths'
import { useMemo } from 'react'
import { formatNumber } from '../../../i18n/format.ts'
import { useLocale } from '../../../i18n/i18n.ts'
import { type Column, DataTable } from '../../../ui/data-table.tsx'
import { DateText } from '../../../ui/date-text.tsx'
import { Link } from '../../../ui/link.tsx'
import { CustomerStateTag } from './customer-state-tag.tsx'
import styles from './customers.module.css'
import { useTexts } from './texts.ts'

type CustomerColumn = Column<CustomerListItem>

function useColumns(): readonly [CustomerColumn, ...CustomerColumn[]] {
  const t = useTexts()
  const locale = useLocale()
  return useMemo(
    () => [
      {
        key: 'name',
        header: t('list.name'),
        cell: ({ clientNumber, name }) => (
          <span className={styles.stack}>
            <Link to={portalPath('backOfficeCustomer', { clientNumber })}>{name}</Link>
            <span className={styles.minor}>{clientNumber}</span>
          </span>
        ),
      },
      { key: 'group', header: t('list.group'), cell: row => row.group },
      {
        key: 'users',
        header: t('list.users'),
        numeric: true,
        cell: row => formatNumber(row.users, locale),
      },
      {
        key: 'lastImport',
        header: t('list.lastImport'),
        cell: row => (row.lastImportAt ? <DateText moment={row.lastImportAt} /> : t('list.never')),
      },
      {
        key: 'state',
        header: t('list.state'),
        isStatus: true,
        cell: row => <CustomerStateTag state={row.state} />,
      },
    ],
    [t, locale],
  )
}

interface CustomersTableProps {
  readonly rows: readonly CustomerListItem[]
  readonly isLoading: boolean
  readonly isOutdated: boolean
}

/** One row for each customer; its name leads to its page. */
export function CustomersTable({ rows, isLoading, isOutdated }: CustomersTableProps) {
  const t = useTexts()
  const columns = useColumns()
  return (
    <DataTable
      caption={t('list.caption')}
      columns={columns}
      rows={rows}
      rowKey={row => row.clientNumber}
      isLoading={isLoading}
      isOutdated={isOutdated}
    />
  )
}
