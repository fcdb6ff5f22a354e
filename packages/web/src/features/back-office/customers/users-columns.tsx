import { accountStates, type CustomerUser, type customerUsersList } from '@salvia/core/customers'
import { useMemo } from 'react'
import { useLocale } from '../../../i18n/i18n.ts'
import type { ListColumns } from '../../../parts/list/list-view.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { StatusTag } from '../../../ui/status-tag.tsx'
import styles from './customers.module.css'
import { useTexts } from './texts.ts'
import { UserRoles } from './user-roles.tsx'

/** The name of a user, or the email address when the name is not known. */
export const nameOf = ({ name, email }: Pick<CustomerUser, 'name' | 'email'>): string => name || email

/** The columns of a user. */
export function useUserColumns(): ListColumns<typeof customerUsersList.declaration> {
  const t = useTexts()
  const locale = useLocale()
  return useMemo(
    () => [
      {
        key: 'name',
        header: t('word.name'),
        cell: user => (
          <span className={classNames(styles.stack, styles.who)}>
            <span>{user.name || <Email>{user.email}</Email>}</span>
            {user.name && (
              <span className={styles.minor}>
                <Email>{user.email}</Email>
              </span>
            )}
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

/** An email address that can break across lines after the @. */
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
