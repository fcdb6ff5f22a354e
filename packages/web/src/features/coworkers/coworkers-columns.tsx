import type { Coworker, coworkersList } from '@salvia/core/coworkers'
import { ShieldCheck } from 'lucide-react'
import { useMemo } from 'react'
import type { ListColumns } from '../../parts/list/list-view.tsx'
import styles from './coworkers.module.css'
import { useTexts } from './texts.ts'

/** The columns of an employee. An employee who may not be ordered for is shown with the reason. */
export function useCoworkerColumns(): ListColumns<typeof coworkersList.declaration> {
  const t = useTexts()
  return useMemo(
    () => [
      { key: 'name', header: t('column.name'), sort: 'name', cell: row => <Name coworker={row} /> },
      { key: 'unit', header: t('column.unit'), sort: 'unit', cell: row => <Unit path={row.unit.path} /> },
      {
        key: 'manager',
        header: t('column.manager'),
        sort: 'manager',
        cell: row => row.manager ?? t('noManager'),
      },
      { key: 'contact', header: t('column.contact'), cell: row => <Contact coworker={row} /> },
      { key: 'order', header: t('column.order'), cell: row => <Ordering coworker={row} /> },
    ],
    [t],
  )
}

function Name({ coworker }: { readonly coworker: Coworker }) {
  const t = useTexts()
  return (
    <span className={styles.stack}>
      <span>
        {coworker.lastName}, {coworker.firstName}
      </span>
      {coworker.title && <span className={styles.minor}>{coworker.title}</span>}
      {coworker.protectedIdentity && (
        <span className={styles.protected}>
          <ShieldCheck aria-hidden />
          {t('protected')}
        </span>
      )}
    </span>
  )
}

/** The unit, with the levels above it on a smaller line. */
function Unit({ path }: { readonly path: readonly string[] }) {
  return (
    <span className={styles.stack}>
      <span>{path.at(-1)}</span>
      {path.length > 1 && <span className={styles.minor}>{path.slice(0, -1).join(' / ')}</span>}
    </span>
  )
}

function Contact({ coworker }: { readonly coworker: Coworker }) {
  const t = useTexts()
  if (coworker.protectedIdentity) return t('notShown')
  const { email, mobilePhone, workPhone } = coworker
  const phone = mobilePhone ?? workPhone
  if (!email && !phone) return t('noContact')
  return (
    <span className={styles.stack}>
      {email && <Email>{email}</Email>}
      {phone && (
        <a className={styles.phone} href={`tel:${phone}`}>
          {phone}
        </a>
      )}
    </span>
  )
}

/** An email address that can break across lines after the @. */
function Email({ children: email }: { readonly children: string }) {
  const at = email.lastIndexOf('@') + 1
  return (
    <a href={`mailto:${email}`}>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </a>
  )
}

function Ordering({ coworker }: { readonly coworker: Coworker }) {
  const t = useTexts()
  if (coworker.mayOrder) return t('mayOrder')
  return coworker.excludedBy ? t(`rule.${coworker.excludedBy}`) : t('lacksRole')
}
