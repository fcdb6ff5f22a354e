import { accountStates, type CustomerUser } from '@salvia/core/customers'
import { LockKeyhole, LockKeyholeOpen } from 'lucide-react'
import { useMemo } from 'react'
import { useLocale } from '../../../i18n/i18n.ts'
import { type Column, DataTable } from '../../../ui/data-table.tsx'
import { ActionMenu } from '../../../ui/overlay/action-menu.tsx'
import { StatusTag } from '../../../ui/status-tag.tsx'
import styles from './customers.module.css'
import { useTexts } from './texts.ts'
import { UserRoles } from './user-roles.tsx'

/** What a user is called: the name where it is known. */
export const nameOf = ({ name, email }: Pick<CustomerUser, 'name' | 'email'>): string => name || email

type UserColumn = Column<CustomerUser>

function useColumns(): readonly [UserColumn, ...UserColumn[]] {
  const t = useTexts()
  const locale = useLocale()
  return useMemo(
    () => [
      {
        key: 'name',
        header: t('users.name'),
        cell: user => (
          <span className={styles.stack}>
            <span>{user.name || t('users.unnamed')}</span>
            <span className={styles.minor}>
              <Email>{user.email}</Email>
            </span>
            {user.isCaseWorker && <span className={styles.minor}>{t('users.caseWorker')}</span>}
          </span>
        ),
      },
      { key: 'roles', header: t('users.roles'), cell: user => <UserRoles roles={user.roles} /> },
      {
        key: 'state',
        header: t('users.state'),
        isStatus: true,
        cell: ({ state }) => {
          const { text, tone } = accountStates.table[state]
          return (
            <span className={styles.state}>
              <StatusTag tone={tone}>{text[locale]}</StatusTag>
            </span>
          )
        },
      },
    ],
    [t, locale],
  )
}

/** One that is too long for its line goes on after the @. */
function Email({ children: email }: { readonly children: string }) {
  const at = email.lastIndexOf('@') + 1
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  )
}

interface UsersTableProps {
  readonly caption: string
  readonly rows: readonly CustomerUser[]
  readonly isLoading: boolean
  readonly isOutdated: boolean
  readonly onAct: (user: CustomerUser) => void
}

/** One row for each user, with the one thing that can be done about the account. */
export function UsersTable({ caption, rows, isLoading, isOutdated, onAct }: UsersTableProps) {
  const t = useTexts()
  const columns = useColumns()
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={rows}
      rowKey={user => user.id}
      isLoading={isLoading}
      isOutdated={isOutdated}
      actions={user => {
        const isClosed = user.state === 'closed'
        return (
          <ActionMenu
            label={t('users.actions', { name: nameOf(user) })}
            actions={[
              {
                label: t(isClosed ? 'users.reopen' : 'users.close'),
                icon: isClosed ? LockKeyholeOpen : LockKeyhole,
                danger: !isClosed,
                onAct: () => onAct(user),
              },
            ]}
          />
        )
      }}
    />
  )
}
