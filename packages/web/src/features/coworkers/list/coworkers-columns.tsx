import type { Coworker, coworkersList } from '@salvia/core/coworkers'
import { portalPath } from '@salvia/core/portal-paths'
import { type LucideIcon, Mail, Phone as PhoneSign } from 'lucide-react'
import { useMemo } from 'react'
import { ProtectedMark, RuleMark } from '../../../parts/coworkers/marks.tsx'
import { NearUnit } from '../../../parts/coworkers/near-unit.tsx'
import type { ListColumns } from '../../../parts/list/list-view.tsx'
import { RowLink } from '../../../parts/list/opened-row.tsx'
import { Tooltip } from '../../../ui/surface/tooltip.tsx'
import { dialledPhoneNumber, groupedPhoneNumber } from '../../../ui/text/grouped-numbers.ts'
import styles from './coworkers.module.css'
import { useTexts } from './texts.ts'

/** The columns of an employee. Only exceptions are told: protected identity, and why the user may not order. */
export function useCoworkerColumns(): ListColumns<typeof coworkersList.declaration> {
  const t = useTexts()
  return useMemo(
    () => [
      { key: 'name', header: t('word.name'), sort: 'name', cell: row => <Name coworker={row} /> },
      {
        key: 'title',
        header: t('column.title'),
        isPlain: true,
        cell: row => row.title && <span className={styles.minor}>{row.title}</span>,
      },
      {
        key: 'unit',
        header: t('word.unit'),
        sort: 'unit',
        isPlain: true,
        cell: row => <NearUnit path={row.unit.path} />,
      },
      {
        key: 'manager',
        header: t('column.manager'),
        sort: 'manager',
        cell: row => row.manager ?? t('noManager'),
      },
      {
        key: 'contact',
        header: t('column.contact'),
        isBesideTitle: true,
        cell: row => <Contact coworker={row} />,
      },
    ],
    [t],
  )
}

function Name({ coworker }: { readonly coworker: Coworker }) {
  const { id, pidHash, lastName, firstName, protectedIdentity, excludedBy } = coworker
  return (
    <>
      <RowLink id={id} to={portalPath('coworker', { id: pidHash })} className={styles.name}>
        {lastName}, {firstName}
      </RowLink>
      {protectedIdentity && <ProtectedMark />}
      {excludedBy && <RuleMark rule={excludedBy} />}
    </>
  )
}

/**
 * The ways to reach an employee, on one line. Narrow lists have room for signs only; what a sign stands for is its
 * tooltip, and is read out.
 */
function Contact({ coworker }: { readonly coworker: Coworker }) {
  const t = useTexts()
  const { email, mobilePhone, workPhone, protectedIdentity } = coworker
  const phone = mobilePhone ?? workPhone
  if (protectedIdentity) return <span className={styles.none}>{t('notShown')}</span>
  if (!email && !phone) return <span className={styles.none}>{t('noContact')}</span>
  return (
    <span className={styles.contact}>
      {phone && (
        <Way
          sign={PhoneSign}
          text={groupedPhoneNumber(phone)}
          href={`tel:${dialledPhoneNumber(phone)}`}
          className={styles.phone}
        />
      )}
      {email && <Way sign={Mail} text={email} href={`mailto:${email}`} className={styles.email} />}
    </span>
  )
}

interface WayProps {
  readonly sign: LucideIcon
  readonly text: string
  readonly href: string
  readonly className: string | undefined
}

function Way({ sign: Sign, text, href, className }: WayProps) {
  return (
    <Tooltip text={text} isName>
      {anchor => (
        <a {...anchor} href={href} className={className} aria-label={text}>
          <Sign aria-hidden />
          <span>{text}</span>
        </a>
      )}
    </Tooltip>
  )
}
