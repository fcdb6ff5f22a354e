import { contract } from '@salvia/core/api'
import { type Customer, type CustomerUser, customerUsersList } from '@salvia/core/customers'
import { LockKeyhole, LockKeyholeOpen } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import styles from '../../../parts/case-worker/case-worker.module.css'
import { ListView } from '../../../parts/list/list-view.tsx'
import { useList } from '../../../parts/list/use-list.ts'
import { classNames } from '../../../ui/class-names.ts'
import { InlineMessage } from '../../../ui/message.tsx'
import { ActionMenu } from '../../../ui/overlay/action-menu.tsx'
import { useTexts } from './texts.ts'
import { type ActedOn, UserDialog } from './user-dialog.tsx'
import { nameOf, useUserColumns } from './users-columns.tsx'

/** The users of the customer, and the actions of a case worker on an account. */
export function UsersSection({ customer }: { readonly customer: Customer }) {
  const t = useTexts()
  const list = useList(customerUsersList, contract.customerUsers, { clientNumber: customer.clientNumber })
  const [asked, setAsked] = useState<CustomerUser | null>(null)
  const [done, setDone] = useState<ActedOn | null>(null)
  const told = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (done) told.current?.focus()
  }, [done])
  return (
    <section className={styles.section} aria-labelledby="users">
      <div>
        <h2 id="users">{t('users.title')}</h2>
        <div ref={told} tabIndex={-1} role="status" className={classNames(styles.told, styles.below)}>
          {done && (
            <InlineMessage
              tone="success"
              title={t(done.event === 'close' ? 'users.closed' : 'users.reopened', {
                name: nameOf(done.user),
              })}
            />
          )}
        </div>
      </div>
      <ListView
        list={list}
        texts={(key, values) => t(`users.${key}`, { name: customer.name, ...values })}
        columns={useUserColumns()}
        rowKey={user => user.id}
        rowActions={user => (
          <UserActions
            user={user}
            onAct={() => {
              setDone(null)
              setAsked(user)
            }}
          />
        )}
      />
      <UserDialog
        clientNumber={customer.clientNumber}
        user={asked}
        onClose={() => setAsked(null)}
        onDone={what => {
          setAsked(null)
          setDone(what)
        }}
      />
    </section>
  )
}

interface UserActionsProps {
  readonly user: CustomerUser
  readonly onAct: () => void
}

/** The action on an account: close, or reopen. */
function UserActions({ user, onAct }: UserActionsProps) {
  const t = useTexts()
  const isClosed = user.state === 'closed'
  return (
    <ActionMenu
      label={t('users.actions', { name: nameOf(user) })}
      actions={[
        {
          label: t(isClosed ? 'users.reopen' : 'users.close'),
          icon: isClosed ? LockKeyholeOpen : LockKeyhole,
          danger: !isClosed,
          onAct,
        },
      ]}
    />
  )
}
