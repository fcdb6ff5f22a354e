import type { customersList } from '@salvia/core/customers'
import { portalPath } from '@salvia/core/portal-paths'
import { useMemo } from 'react'
import { formatNumber } from '../../../i18n/format.ts'
import { useLocale } from '../../../i18n/i18n.ts'
import type { ListColumns } from '../../../parts/list/list-view.tsx'
import { DateText } from '../../../ui/date-text.tsx'
import { Link } from '../../../ui/link.tsx'
import { CustomerStateTag } from './customer-state-tag.tsx'
import styles from './customers.module.css'
import { useTexts } from './texts.ts'

/** The columns of a customer. The name links to the customer's page. */
export function useCustomerColumns(): ListColumns<typeof customersList.declaration> {
  const t = useTexts()
  const locale = useLocale()
  return useMemo(
    () => [
      {
        key: 'name',
        header: t('list.column.name'),
        cell: ({ clientNumber, name }) => (
          <span className={styles.lines}>
            <Link to={portalPath('backOfficeCustomer', { clientNumber })}>{name}</Link>
            <span className={styles.minor}>{clientNumber}</span>
          </span>
        ),
      },
      { key: 'group', header: t('list.column.group'), cell: row => row.group },
      {
        key: 'users',
        header: t('list.column.users'),
        numeric: true,
        cell: row => formatNumber(row.users, locale),
      },
      {
        key: 'lastImport',
        header: t('list.column.lastImport'),
        cell: row =>
          row.lastImportAt ? (
            <DateText moment={row.lastImportAt} />
          ) : (
            <span className={styles.minor}>{t('list.never')}</span>
          ),
      },
      {
        key: 'state',
        header: t('word.status'),
        isStatus: true,
        cell: row => <CustomerStateTag state={row.state} />,
      },
    ],
    [t, locale],
  )
}
