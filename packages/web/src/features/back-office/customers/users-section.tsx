import type { Customer, CustomerUser } from '@salvia/core/customers'
import { useEffect, useRef, useState } from 'react'
import { ListSearchField } from '../../../parts/list-search/list-search-field.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { ResultLine } from '../../../ui/list/result-line.tsx'
import { InlineMessage } from '../../../ui/message.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { EmptyState, ErrorPanel } from '../../../ui/panel.tsx'
import styles from '../back-office.module.css'
import { useTexts } from './texts.ts'
import { type ActedOn, UserDialog } from './user-dialog.tsx'
import { useUsers } from './users.queries.ts'
import { nameOf, UsersTable } from './users-table.tsx'

/** Who may act for the customer, and what a case worker does about an account. */
export function UsersSection({ customer }: { readonly customer: Customer }) {
  const t = useTexts()
  const { answer, search, pageAddress } = useUsers(customer.clientNumber)
  const [asked, setAsked] = useState<CustomerUser | null>(null)
  const [done, setDone] = useState<ActedOn | null>(null)
  const told = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (done) told.current?.focus()
  }, [done])
  const page = answer.state === 'ready' ? answer.data : undefined
  const isNone = page?.total === 0
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
      <ListSearchField label={t('users.search')} hiddenHint={t('users.searchHidden')} search={search} />
      <ResultLine>{page ? t('users.result', { count: page.total }) : ''}</ResultLine>
      {answer.state === 'failed' ? (
        <ErrorPanel {...answer.failure} onRetry={answer.retry} />
      ) : isNone ? (
        <EmptyState title={t(search.q === '' ? 'users.empty' : 'users.noMatch')}>
          {t(search.q === '' ? 'users.emptyText' : 'users.noMatchText')}
        </EmptyState>
      ) : (
        <UsersTable
          caption={t('users.caption', { name: customer.name })}
          rows={page?.items ?? []}
          isLoading={answer.state === 'loading'}
          isOutdated={answer.state === 'ready' && answer.isOutdated}
          onAct={user => {
            setDone(null)
            setAsked(user)
          }}
        />
      )}
      {page && page.total > 0 && <Pagination {...page} to={pageAddress} />}
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
