import type { Coworker, coworkersList } from '@salvia/core/coworkers'
import { CircleSlash2, ShieldCheck } from 'lucide-react'
import { useMemo } from 'react'
import type { ListColumns } from '../../parts/list/list-view.tsx'
import styles from './coworkers.module.css'
import { useTexts } from './texts.ts'

/** The columns of an employee. Only exceptions are told: protected identity, and why the user may not order. */
export function useCoworkerColumns(): ListColumns<typeof coworkersList.declaration> {
  const t = useTexts()
  return useMemo(
    () => [
      { key: 'name', header: t('column.name'), sort: 'name', cell: row => <Name coworker={row} /> },
      {
        key: 'title',
        header: t('column.title'),
        isPlain: true,
        cell: row => row.title && <span className={styles.minor}>{row.title}</span>,
      },
      {
        key: 'unit',
        header: t('column.unit'),
        sort: 'unit',
        isPlain: true,
        cell: row => <Unit path={row.unit.path} />,
      },
      {
        key: 'manager',
        header: t('column.manager'),
        sort: 'manager',
        cell: row => row.manager ?? t('noManager'),
      },
      { key: 'contact', header: t('column.contact'), cell: row => <Contact coworker={row} /> },
    ],
    [t],
  )
}

function Name({ coworker }: { readonly coworker: Coworker }) {
  const t = useTexts()
  const { lastName, firstName, protectedIdentity, excludedBy } = coworker
  return (
    <>
      {lastName}, {firstName}
      {protectedIdentity && (
        <span className={styles.exception}>
          <ShieldCheck aria-hidden />
          {t('protected')}
        </span>
      )}
      {excludedBy && (
        <span className={styles.exception}>
          <CircleSlash2 aria-hidden />
          {t(`rule.${excludedBy}`)}
        </span>
      )}
    </>
  )
}

/** The unit below its nearest level; a card has room for all levels. */
function Unit({ path }: { readonly path: readonly string[] }) {
  const nearest = path.slice(-2)
  const above = path.slice(0, -2)
  return (
    <>
      {above.length > 0 && <span className={styles.above}>{above.join(' / ')} / </span>}
      {nearest.join(' / ')}
    </>
  )
}

function Contact({ coworker }: { readonly coworker: Coworker }) {
  const t = useTexts()
  const { email, mobilePhone, workPhone, protectedIdentity } = coworker
  const phone = mobilePhone ?? workPhone
  if (protectedIdentity) return <span className={styles.minor}>{t('notShown')}</span>
  if (!email && !phone) return <span className={styles.minor}>{t('noContact')}</span>
  return (
    <span className={styles.contact}>
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
