import type { previewPeopleList } from '@salvia/core/access-preview'
import { portalPath } from '@salvia/core/portal-paths'
import { UNIT_ROLE_NAMES } from '@salvia/core/profile'
import { useMemo } from 'react'
import { useLocale } from '../../../i18n/i18n.ts'
import { NearUnit } from '../../../parts/coworkers/near-unit.tsx'
import type { ListColumns } from '../../../parts/list/list-view.tsx'
import { RowLink } from '../../../parts/list/opened-row.tsx'
import styles from './access-preview.module.css'
import { useTexts } from './texts.ts'

/** The columns of somebody with an account. */
export function usePeopleColumns(): ListColumns<typeof previewPeopleList.declaration> {
  const t = useTexts()
  const locale = useLocale()
  return useMemo(
    () => [
      {
        key: 'name',
        header: t('word.name'),
        cell: ({ id, name, email }) => (
          <RowLink id={id} to={portalPath('accessPreviewPerson', { id })} className={styles.name}>
            {name || email || t('people.hidden')}
          </RowLink>
        ),
      },
      {
        key: 'email',
        header: t('word.email'),
        isPlain: true,
        cell: ({ email }) => <span className={styles.email}>{email ?? t('people.hidden')}</span>,
      },
      {
        key: 'roles',
        header: t('people.roles'),
        isPlain: true,
        cell: ({ roles }) =>
          roles.length === 0 ? (
            <span className={styles.minor}>{t('people.noRole')}</span>
          ) : (
            <span className={styles.roles}>
              {roles.map(role => UNIT_ROLE_NAMES[role][locale]).join(', ')}
            </span>
          ),
      },
      {
        key: 'unit',
        header: t('word.unit'),
        isPlain: true,
        cell: ({ unitPath }) => unitPath && <NearUnit path={unitPath} />,
      },
    ],
    [t, locale],
  )
}
